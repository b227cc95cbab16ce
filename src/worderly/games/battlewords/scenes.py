"""What the analysis shows of the sea: its grid before a move, and the words that fit a place."""

from collections.abc import Iterator, Sequence

from worderly.games.battlewords.knowledge.odds import Odds
from worderly.games.battlewords.model import COVERED, SIZE, Cell, State, View
from worderly.games.battlewords.sea import cells_of, unguessed
from worderly.kit import Fact
from worderly.kit.analysis import Group, Remark, Scene, centi

FEW = 40
"""If more words than this fit a place, none of them is named."""
SHOWN = 6
"""How many of the words that fit a place are named."""


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


def fitted(known: Odds, cells: Sequence[Cell]) -> Iterator[Remark]:
    many, words = known.fitting(cells, SHOWN)
    if many:
        more = "…" if many > len(words) else ""
        yield Remark("fitted", {"count": many, "words": ", ".join(words).upper() + more})


def missed_words(end: State, last: Odds) -> Iterator[Group]:
    """Each word not guessed, with the words that still fit its place at the end."""
    for hidden in unguessed(end):
        many, words = last.fitting(cells_of(hidden), SHOWN)
        facts: dict[str, Fact] = {"word": hidden.display.upper(), "count": max(1, many)}
        others = tuple(word.upper() for word in words if word != hidden.word) if many <= FEW else ()
        yield Group(
            "unguessed" if others else "unguessed_alone" if many <= 1 else "unguessed_many", others, facts
        )
