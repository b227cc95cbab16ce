"""The grid of a verdict: what the player saw, and the chance of a letter on each covered cell."""

from collections.abc import Iterator

from worderly.games.battlewords.knowledge.odds import Odds
from worderly.games.battlewords.model import COVERED, SIZE, Cell, View
from worderly.kit.analysis import Scene, centi


def covered_cells(view: View) -> Iterator[Cell]:
    return ((row, col) for row, line in enumerate(view.grid) for col, ch in enumerate(line) if ch == COVERED)


def scene(view: View, known: Odds) -> Scene:
    likely = known.letter_chances
    return Scene(
        view.grid,
        tuple(
            tuple(
                centi(likely.get((row, col), 0.0)) if view.grid[row][col] == COVERED else 0
                for col in range(SIZE)
            )
            for row in range(SIZE)
        ),
    )
