"""Whole matches of a bot alone, at the pace that a table gives it."""

from collections.abc import Iterable
from statistics import mean
from typing import NamedTuple

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


class Strength(NamedTuple):
    """Averages over many matches."""

    points: float
    won: float
    """The share of puzzles solved."""
    moves_a_minute: float
    minutes: float

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
    return Played(end.scores[0], bool(end.winners), moves, end.time_ms or at_ms)


def strength_of(game: AnyGame, level: str, seeds: Iterable[int], tools: Tools) -> Strength:
    all_played = [bot_match(game, level, f"levels/{seed}", tools) for seed in seeds]
    minutes = mean(one.time_ms for one in all_played) / MINUTE_MS
    return Strength(
        points=mean(one.points for one in all_played),
        won=mean(one.won for one in all_played),
        moves_a_minute=mean(one.moves for one in all_played) / minutes,
        minutes=minutes,
    )
