"""Where the ranks of a game begin, measured by the bots."""

from collections.abc import Sequence
from math import ceil, floor

from worderly.kit import AnyGame

STEP = 5
"""Thresholds are rounded to so many percent, towards the easier side."""


def measured(game: AnyGame, reached: Sequence[float]) -> tuple[int, ...]:
    """By rank from the second: the percent that its level of bots reaches in three of four matches.

    `reached` is by level, the weakest first; the strongest bot, which knows the whole list, is left out.
    """
    rounded = floor if game.ranks.unit == "points" else ceil
    return tuple(rounded(percent / STEP) * STEP for percent in reached[: len(game.ranks.percents) - 1])


def table(game: AnyGame, reached: Sequence[float]) -> str:
    """A line for each rank but the lowest, which everybody has."""
    return "".join(
        f"| {game.id} | {name} | {level} | {percent:.1f} | {at} | {now} |\n"
        for (name, now), level, percent, at in zip(
            game.ranks.percents[1:], game.levels, reached, measured(game, reached), strict=False
        )
    )
