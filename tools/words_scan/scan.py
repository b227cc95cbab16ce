"""One scan: a stretch of days and a number of boards of one game in one language."""

from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from functools import partial
from typing import NamedTuple

from tools.words_scan import memory
from tools.words_scan.memory import Day, day_of
from tools.words_scan.watched import Watched
from worderly.device.local.daily import public_seed
from worderly.games import game_of
from worderly.games.tools import Tools
from worderly.kit import AnyGame, Chance, start
from worderly.kit.dailies.daily import daily_puzzle
from worderly.kit.dailies.days import Contents
from worderly.lexicon.themes import Season


class Scan(NamedTuple):
    game: str
    language: str
    first: date
    days: int
    boards: int
    seed: str = ""
    """Empty: the public seed of the local dailies."""
    is_control: bool = False
    """The first day is there twice, and its first answer is watched: the scan must fail."""


class Found(NamedTuple):
    scan: Scan
    days: tuple[Day, ...]
    faults: tuple[str, ...]
    missed_controls: tuple[str, ...]
    """Planted faults that were not seen: then nothing else counts."""


def run(scan: Scan) -> Found:
    game, tools = game_of(scan.game), Tools.open((scan.language,))
    days = tuple(_days(scan, game, tools))
    watched = Watched(tools.words)
    if scan.is_control and days:
        watched = Watched(tools.words, frozenset(days[0].contents.answers[:1]))
        days = (days[0], _next_day(days[0]), *days[1:])
    faults = [*memory.faults(game.id, days), *memory.out_of_season(days, tools.words.feasts)]
    for day in days:
        faults += (f"{day.date}: {fault}" for fault in _watched(watched, day.contents))
    sample: Contents | None = None
    for name, sample in _boards(scan, game, tools):
        faults += (f"{name}: {fault}" for fault in _watched(watched, sample))
    return Found(scan, days, tuple(faults), tuple(_missed_controls(game.id, days, sample, tools)))


def _watched(watched: Watched, contents: Contents) -> Iterator[str]:
    yield from (f"the answer {word} is watched" for word in watched.answers(contents))
    yield from (f"the letters spell {word}" for word in watched.strings(contents))


def _days(scan: Scan, game: AnyGame, tools: Tools) -> Iterator[Day]:
    for n in range(scan.days):
        day = scan.first + timedelta(days=n)
        seed_of = partial(_seed, scan, game) if scan.seed else partial(public_seed, game, scan.language)
        puzzle = daily_puzzle(game, scan.language, day, seed_of, tools)
        yield day_of(day, puzzle, game.days().contents(puzzle.state, tools))


def _seed(scan: Scan, game: AnyGame, label: str) -> str:
    return f"{scan.seed}/{game.id}/{scan.language}/{label}"


def _boards(scan: Scan, game: AnyGame, tools: Tools) -> Iterator[tuple[str, Contents]]:
    """In turn with the options of the daily and with the default options."""
    languages = (scan.language,)
    kinds = (game.daily(scan.language, Chance("")), game.check(game.Options(languages=languages))[0])
    for n in range(scan.boards):
        state = start(game, kinds[n % 2], f"scan/{scan.seed}/{n}", tools)
        yield f"board {n}", game.days().contents(state, tools)


# --- controls ------------------------------------------------------------------


def _missed_controls(game: str, days: tuple[Day, ...], board: Contents | None, tools: Tools) -> Iterator[str]:
    """Plants a watched answer, watched letters, a repeated day and late feasts into what was just judged."""
    feasts = tools.words.feasts.items()
    if board is not None:
        planted = Watched(tools.words, frozenset(board.answers[:1]))
        if not any(planted.answers(board)):
            yield "a watched answer"
        if board.rows and not any(planted.strings(_with_letters(board, board.answers[0]))):
            yield "watched letters"
    if days and days[0].contents.used and not any(memory.faults(game, (days[0], _next_day(days[0])))):
        yield "the same puzzle on two days"
    if not all(any(memory.out_of_season([_half_a_year_late(*one)], dict([one]))) for one in feasts):
        yield "a feast out of season"


def _half_a_year_late(feast: str, seasons: Sequence[Season]) -> Day:
    """Judged by itself; its year is any year."""
    month = (seasons[0].first[0] + 5) % 12 + 1
    return Day(date(2027, month, 1), Contents((), {memory.THEME: (feast,)}), 0, {})


def _next_day(day: Day) -> Day:
    return day._replace(date=day.date + timedelta(days=1))


def _with_letters(board: Contents, word: str) -> Contents:
    """The word once more, below the grid and backwards."""
    width = max(len(board.rows[0]), len(word))
    return board._replace(rows=(*board.rows, word[::-1].ljust(width, ".")))
