"""Sheets and pages for the press's tests."""

from collections.abc import Sequence

from worderly import kit
from worderly.games import game_of
from worderly.games.tools import Tools
from worderly.kit import Options
from worderly.press.books.batch import MadePuzzle
from worderly.press.page.model import Item, Page, Path, Row, Text, Turned
from worderly.press.sheets import Sheet

OCEAN = ("whale", "coral", "tuna", "squid", "kelp", "harbour", "lighthouse", "oyster")


def options_of(game: str) -> Options:
    kind = game_of(game).Options
    options = kind(words=OCEAN, title="Ocean", rows=12, cols=12) if game == "wordsearch" else kind()
    checked: Options = game_of(game).check(options)[0]
    return checked


def made(game: str, options: Options | None = None, seed: str = "1") -> MadePuzzle:
    chosen = options or options_of(game)
    state = kit.start(game_of(game), chosen, seed, Tools.open(chosen.languages))
    return MadePuzzle(game_of(game), chosen, seed, state)


def sheet(game: str, options: Options | None = None, seed: str = "1") -> Sheet:
    one = made(game, options, seed)
    return one.sheet(Tools.open(one.options.languages))


def corners(items: Sequence[Item]) -> list[tuple[float, float]]:
    """Points that must lie on the paper: ends of lines, starts and ends of rows, anchors of text."""
    points: list[tuple[float, float]] = []
    for item in items:
        match item:
            case Path():
                points += [at for _, n in item.segments for at in zip(n[::2], n[1::2], strict=True)]
            case Row():
                points += [(item.x, item.y), (item.x + item.step * (len(item.text) - 1), item.y)]
            case Text():
                points.append((item.x, item.y))
            case Turned():
                turned = corners(item.items)
                points += [(2 * item.x - x, 2 * item.y - y) for x, y in turned]
    return points


def texts_of(page: Page) -> list[str]:
    return [item.text for item in page.items if isinstance(item, Text | Row)]
