"""The ranks of a game beside what the bots reach."""

from collections.abc import Sequence

from worderly.kit import AnyGame


def table(game: AnyGame, reached: Sequence[float]) -> str:
    """A line for each rank but the lowest, which everybody has.

    `reached` is by level, the weakest first; the strongest bot, which knows the whole list, is left out.
    """
    return "".join(
        f"| {game.id} | {name} | {begins} | {level} | {percent:.0f} |\n"
        for (name, begins), level, percent in zip(game.ranks.percents[1:], game.levels, reached, strict=False)
    )
