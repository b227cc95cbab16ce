"""The player's finished matches, one line each, and statistics about them."""

from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path
from typing import NamedTuple

from worderly.device.local.daily import number_of
from worderly.device.local.files import append_line
from worderly.games import IDS
from worderly.kit import Record, decode, encode
from worderly.kit.achievements.milestones import Finished, Milestone, latest, milestones
from worderly.kit.achievements.streaks import streak


class Result(Record, tag="result"):
    game: str
    language: str
    played: str
    """The date in the player's time zone."""
    points: int
    reason: str
    time_ms: int | None = None
    daily: str = ""
    """The date of the daily; empty for practice."""
    ranked: bool = True
    share: str = ""
    server: str = ""
    """The server on which it was played; empty for this device."""
    rank: str = ""
    """The name of the rank reached; empty: none, or a result from before ranks."""
    flawless: bool = False
    longest: int = 0
    """Letters of the longest word found."""
    match: str = ""
    """The server's id of a match that came with the player from another device."""


class Stats(NamedTuple):
    games: int
    average: float
    best: int
    distribution: tuple[tuple[int, int], ...]
    """(lowest points, games) of up to ten steps of equal width."""
    streak: int
    best_streak: int
    freezes: int

    def bars(self, longest: int) -> list["Bar"]:
        """The bars of the distribution; a bar with games is at least one character long."""
        most = max(count for _, count in self.distribution)
        return [Bar(low, count, -(-longest * count // most)) for low, count in self.distribution]


class Bar(NamedTuple):
    low: int
    """The lowest points of this bar."""
    games: int
    length: int


class Results:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._in_memory: list[Result] = []

    def add(self, result: Result) -> str:
        """Keeps it in memory if the disk is full or read-only, and then returns the reason."""
        try:
            append_line(self.path, encode(result))
        except OSError as error:
            self._in_memory.append(result)
            return error.strerror or str(error)
        return ""

    def read(self) -> list[Result]:
        """Skips a line that a kill left incomplete."""
        lines = self.path.read_bytes().splitlines() if self.path.exists() else []
        return [*(result for line in lines if (result := _result(line))), *self._in_memory]

    def has_daily(self, game: str, language: str, day: str, server: str = "") -> bool:
        key = (game, language, day, server)
        return any((one.game, one.language, one.daily, one.server) == key for one in self.read())


def _result(line: bytes) -> Result | None:
    try:
        return decode(line, Result)
    except ValueError:
        return None


def distribution(points: Sequence[int], steps: int = 10) -> tuple[tuple[int, int], ...]:
    most = max([0, *points])
    width = -(-(most + 1) // steps)
    counts = [0] * steps
    for one in points:
        counts[max(one, 0) // width] += 1
    return tuple((step * width, count) for step, count in enumerate(counts) if step * width <= most)


def stats(results: Iterable[Result], game: str, language: str, today: date) -> Stats:
    mine = [one for one in results if (one.game, one.language) == (game, language)]
    points = [one.points for one in mine]
    # A daily counts for the streak only on its own date; dailies of the archive do not count.
    on_day = [
        number_of(date.fromisoformat(one.daily)) for one in mine if one.daily and one.daily == one.played
    ]
    run = streak(on_day, number_of(today))
    average = sum(points) / len(points) if points else 0.0
    best = max(points, default=0)
    return Stats(len(mine), average, best, distribution(points), run.days, run.best, run.freezes)


def finished(one: Result) -> Finished:
    """A daily counts on its own date only."""
    is_daily = bool(one.daily) and one.daily == one.played
    number = number_of(date.fromisoformat(one.daily)) if is_daily else None
    return Finished(one.game, number, one.flawless, one.longest)


def all_milestones(results: Iterable[Result]) -> tuple[Milestone, ...]:
    return milestones([finished(one) for one in results], len(IDS))


def last_milestones(results: Iterable[Result]) -> tuple[Milestone, ...]:
    """What the last match reached."""
    return latest([finished(one) for one in results], len(IDS))
