"""Milestones over the finished matches of a player: one rule for every front end."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

from worderly.kit.achievements.streaks import streak
from worderly.kit.codec import Record
from worderly.kit.game import Say

DAYS = (7, 30, 100)
FEWEST_LETTERS = 5
"""Shorter words are no record."""


class Finished(NamedTuple):
    """A finished match, as milestones count it."""

    game: str
    number: int | None
    """Of the daily whose first try it was, on its day; None: another match."""
    flawless: bool = False
    longest: int = 0
    """Letters of the longest word that the player thought of."""


class Milestone(Record, tag="milestone"):
    kind: Literal["flawless", "longest", "all_games", "days"]
    value: int
    """How many flawless dailies by now, letters, games, days in a row."""
    game: str = ""
    """Of a flawless match or a longest word."""
    at: int = 0
    """The index of the match that reached it, oldest first."""


def milestones(history: Sequence[Finished], games: int) -> tuple[Milestone, ...]:
    """All milestones in their order; `games` is how many dailies a day has."""
    found = [*_flawless(history), *_longest(history), *_all_games(history, games), *_days(history)]
    return tuple(sorted(found, key=lambda one: one.at))


def latest(history: Sequence[Finished], games: int) -> tuple[Milestone, ...]:
    """What the last match reached."""
    return tuple(one for one in milestones(history, games) if one.at == len(history) - 1)


def _dailies(history: Iterable[Finished]) -> Iterator[tuple[int, Finished, int]]:
    for at, one in enumerate(history):
        if one.number is not None:
            yield at, one, one.number


def _flawless(history: Sequence[Finished]) -> Iterator[Milestone]:
    """Every flawless daily."""
    marked = [(at, one.game) for at, one, _ in _dailies(history) if one.flawless]
    for count, (at, game) in enumerate(marked, 1):
        yield Milestone("flawless", count, game, at)


def _longest(history: Sequence[Finished]) -> Iterator[Milestone]:
    """Every record after the first match that had a word."""
    best = 0
    for at, one in enumerate(history):
        if best and one.longest > best and one.longest >= FEWEST_LETTERS:
            yield Milestone("longest", one.longest, one.game, at)
        best = max(best, one.longest)


def _all_games(history: Sequence[Finished], games: int) -> Iterator[Milestone]:
    """The match that completed the dailies of a date."""
    played: dict[int, set[str]] = {}
    for at, one, number in _dailies(history):
        done = played.setdefault(number, set())
        if one.game not in done and len(done) + 1 == games:
            yield Milestone("all_games", games, at=at)
        done.add(one.game)


def _days(history: Sequence[Finished]) -> Iterator[Milestone]:
    """The first time that so many days in a row have a daily; a freeze fills a gap as in a streak.

    Bisected, because a history may be years long: the best streak only grows with the matches.
    """
    dailies = [(at, number) for at, _, number in _dailies(history)]

    def best(count: int) -> int:
        numbers = [number for _, number in dailies[:count]]
        return streak(numbers, max(numbers, default=0)).best

    for days in DAYS:
        count = bisect_left(range(len(dailies) + 1), days, key=best)
        if count > len(dailies):
            return
        yield Milestone("days", days, at=dailies[count - 1][0])


def milestone_text(one: Milestone, say: Say) -> str:
    facts = {"game": say(f"title-{one.game}")} if one.game else {}
    return say(f"milestone-{one.kind.replace('_', '-')}", count=one.value, **facts)
