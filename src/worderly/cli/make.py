"""`worderly make GAME`: a puzzle with its solution, as JSON, as its plain picture, or into a file."""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import click

from worderly import kit
from worderly.cli.choices import CHOICES, flag, number
from worderly.cli.errors import Misuse
from worderly.cli.parts import Command, Group, Option, option
from worderly.cli.places import open_tools
from worderly.cli.shared import Shared, shared_options, taken
from worderly.cli.speech import messages, text
from worderly.games import game_of
from worderly.kit import AnyGame, Options


class Made(NamedTuple):
    game: AnyGame
    options: Options
    seed: str
    state: Any

    @property
    def record(self) -> dict[str, Any]:
        """The promised shape of `--json`."""
        return {
            "game": self.game.id,
            "seed": self.seed,
            "options": self.options,
            "puzzle": self.game.puzzle(self.state),
            "solution": self.game.solution(self.state),
        }


def made(game_id: str, settings: dict[str, Any], shared: Shared) -> Made:
    """Raises Refused where the options make no puzzle."""
    game = game_of(game_id)
    lexicon = settings.pop("dict_file", None) or shared.lexicon or ""
    if shared.daily is not None:
        from worderly.local.daily import daily_order

        order = daily_order(game, shared.languages[0], shared.daily)
        options, seed = order.options, order.seed
    else:
        options = _checked(game, CHOICES[game_id].build(settings, shared.languages))
        seed = shared.seed if shared.seed is not None else secrets.token_hex(8)
    return Made(game, options, seed, kit.start(game, options, seed, open_tools(options, lexicon)))


def _checked(game: AnyGame, options: Options) -> Options:
    checked: Options
    checked, notices = game.check(options)
    for notice in notices:
        click.echo(messages().notice(notice.code, notice.facts), err=True)
    return checked


def _picture(puzzle: Made) -> str:
    view = puzzle.game.view(puzzle.state, 0, False)
    picture: str = puzzle.game.picture(view)
    return picture


def _print(puzzle: Made, as_json: bool) -> None:
    click.echo(kit.encode(puzzle.record).decode() if as_json else _picture(puzzle))


def _maker(game_id: str, more: Callable[[], list[Option]] = list) -> Command:
    def make_one(**settings: Any) -> None:
        shared = taken(settings)
        as_json, output = bool(settings.pop("json", None)), settings.pop("output", None)
        diagnose = settings.pop("diagnose", None)
        if diagnose is not None:
            _diagnose(settings, shared, diagnose, as_json)
            return
        puzzle = made(game_id, settings, shared)
        if output is None:
            _print(puzzle, as_json)
        else:
            _write(puzzle, output)

    params = [flag("--json"), *more(), *CHOICES[game_id].params(), *shared_options()]
    return Command(game_id, make_one, params)


def _write(puzzle: Made, output: str) -> None:
    from worderly.games.wordsearch import formats

    sheet: Any = puzzle.game.puzzle(puzzle.state)
    answers: Any = puzzle.game.solution(puzzle.state)
    writers: dict[str, Callable[[], str]] = {
        ".txt": lambda: formats.page(sheet),
        ".csv": lambda: formats.to_csv(sheet, answers),
        ".json": lambda: kit.encode(puzzle.record).decode() + "\n",
    }
    ending = Path(output).suffix.lower()
    if ending not in writers:
        raise Misuse("shell-unknown-ending", file=output, endings=", ".join(writers))
    Path(output).write_text(writers[ending](), encoding="utf-8")
    for lost in answers.unplaced:
        reason = text(f"wordsearch-reason-{lost.reason.replace('_', '-')}")
        click.echo(text("wordsearch-unplaced", word=lost.word, reason=reason), err=True)
    click.echo(text("shell-written", file=output))


def _diagnose(settings: dict[str, Any], shared: Shared, seeds: int, as_json: bool) -> None:
    from worderly.games.battlewords.diagnose import diagnose
    from worderly.games.battlewords.model import Options

    options = _checked(game_of("battlewords"), CHOICES["battlewords"].build(settings, shared.languages))
    assert isinstance(options, Options)
    tools = open_tools(options, shared.lexicon or "")
    found = diagnose(options, tools, seeds, shared.seed or "diagnose")
    if as_json:
        click.echo(kit.encode(found).decode())
        return
    click.echo(text("battlewords-diagnosis-title", seeds=found.seeds, failures=len(found.failures)))
    for name in ("tries", "rejections", "letters", "directions"):
        rows = ", ".join(f"{key} {count}" for key, count in getattr(found, name))
        click.echo(text(f"battlewords-diagnosis-{name}", **{name: rows or "–"}))
    facts = {"words": found.different_words, "shared": found.shared_cells}
    click.echo(text("battlewords-diagnosis-words", **facts))


wizards = _maker("wizards")
hands = _maker("hands")
boogle = _maker("boogle")
battlewords = _maker("battlewords", lambda: [number("--diagnose")])
wordsearch = _maker("wordsearch", lambda: [option("-o", "--output", metavar="FILE")])

make = Group(
    "make",
    {
        name: f"worderly.cli.make:{name}"
        for name in ("wizards", "hands", "boogle", "battlewords", "wordsearch")
    },
)
