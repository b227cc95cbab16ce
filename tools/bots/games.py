"""Whole matches of a bot alone, at the pace that a table gives it."""

from collections.abc import Iterable
from statistics import mean, quantiles
from typing import Any, NamedTuple

from worderly.games.levels import pace_ms
from worderly.games.tools import Tools
from worderly.kit import AnyGame, Chance, Refused, Stamp, TimeUp, play, see, start

MOST_MOVES = 600
MINUTE_MS = 60_000


class Played(NamedTuple):
    points: int
    won: bool
    moves: int
    time_ms: int
    """With the cost of hints, where they cost time."""
    percent: float
    """What counts for a rank, of the puzzle's whole."""


class Strength(NamedTuple):
    """Averages over many matches."""

    points: float
    won: float
    """The share of puzzles solved."""
    moves_a_minute: float
    minutes: float
    percent: float
    """Of the puzzle's whole, what three of four matches reach at least; of seconds, at most."""

    @property
    def order(self) -> tuple[float, float]:
        """As a race decides: by points, then by time."""
        return round(self.points, 3), -self.minutes


def bot_match(game: AnyGame, level: str, seed: str, tools: Tools) -> Played:
    """The daily's options; the clock runs on while the bot thinks."""
    options, chance = game.daily("en", Chance(seed)), Chance(f"bot/{seed}")
    state, at_ms, moves = start(game, options, seed, tools), 0, 0
    shortest, longest = pace_ms(level)
    while game.outcome(state) is None and moves < MOST_MOVES:
        at_ms += round(chance.between(shortest, longest) * game.pace)
        due = game.deadline(state)
        if due is not None and at_ms >= due:
            state = play(game, state, Stamp(0, due), TimeUp(), tools).state
            continue
        moves += 1
        try:
            move = game.bot(see(game, state, 0), 0, level, chance, tools)
            state = play(game, state, Stamp(0, at_ms), move, tools).state
        except Refused:
            continue
    end = game.outcome(state)
    assert end is not None, f"{game.id}: the {level} never ended {seed}"
    percent = _percent(game, see(game, state, 0))
    return Played(end.scores[0], bool(end.winners), moves, end.time_ms or at_ms, percent)


def _percent(game: AnyGame, view: Any) -> float:
    counted = game.ranks.count(view, 0)
    assert counted is not None, f"{game.id}: a daily has ranks"
    return 100 * counted.value / counted.whole


def _reached(game: AnyGame, percents: list[float]) -> float:
    lowest, _, highest = quantiles(percents, n=4, method="inclusive")
    return lowest if game.ranks.unit == "points" else highest


def strength_of(game: AnyGame, level: str, seeds: Iterable[int], tools: Tools) -> Strength:
    all_played = [bot_match(game, level, f"levels/{seed}", tools) for seed in seeds]
    minutes = mean(one.time_ms for one in all_played) / MINUTE_MS
    return Strength(
        points=mean(one.points for one in all_played),
        won=mean(one.won for one in all_played),
        moves_a_minute=mean(one.moves for one in all_played) / minutes,
        minutes=minutes,
        percent=_reached(game, [one.percent for one in all_played]),
    )
