"""Straight lines of a board: words of a game follow any path, but a line is read at a glance."""

from collections.abc import Iterator

from worderly.games.boogle.boards.faces import Faces
from worderly.games.tools import WatchedStrings

Cell = tuple[int, int]
WAYS = ((0, 1), (1, 0), (1, 1), (1, -1))


def lines(rows: int, cols: int) -> Iterator[list[Cell]]:
    """Every row, column and diagonal, in both directions."""
    for down, right in WAYS:
        starts = [
            (row, col)
            for row in range(rows)
            for col in range(cols)
            if not (0 <= row - down < rows and 0 <= col - right < cols)
        ]
        for row, col in starts:
            line = [(row + i * down, col + i * right) for i in range(max(rows, cols))]
            inside = [(row, col) for row, col in line if 0 <= row < rows and 0 <= col < cols]
            yield inside
            yield inside[::-1]


def watched_run(faces: Faces, watched: WatchedStrings) -> list[Cell]:
    """The cells of a watched word in a straight line; empty: there is none."""
    for line in lines(len(faces), len(faces[0])):
        for at in range(len(line) - 1):
            text = ""
            for end in range(at, len(line)):
                text += faces[line[end][0]][line[end][1]]
                if len(text) >= 3 and text[:3] not in watched.starts:
                    break
                if len(text) >= 3 and text in watched.words:
                    return line[at : end + 1]
    return []


def exchanged(faces: Faces, one: Cell, other: Cell) -> Faces:
    """The same dice, two of them at each other's places."""
    rows = [list(row) for row in faces]
    (a, b), (c, d) = one, other
    rows[a][b], rows[c][d] = rows[c][d], rows[a][b]
    return tuple(tuple(row) for row in rows)
