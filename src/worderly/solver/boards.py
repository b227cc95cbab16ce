"""Every word of a board along paths of touching cells, each cell at most once."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from worderly.lexicon import Lexicon

Faces = Sequence[Sequence[str]]
Path = tuple[tuple[int, int], ...]


class FoundWord(NamedTuple):
    word: str
    path: Path


class Points(NamedTuple):
    """How a word scores: by its length (the last entry for longer ones), or by its letters."""

    lengths: tuple[int, ...] = ()
    values: tuple[tuple[str, int], ...] = ()

    @classmethod
    def by_length(cls, lengths: Sequence[int]) -> "Points":
        return cls(lengths=tuple(lengths))

    @classmethod
    def by_letters(cls, values: Mapping[str, int]) -> "Points":
        return cls(values=tuple(values.items()))

    def of(self, word: str) -> int:
        if self.lengths:
            return self.lengths[min(len(word), len(self.lengths) - 1)]
        values = dict(self.values)
        return sum(values.get(letter, 0) for letter in word) + max(0, len(word) - 2) ** 2


def score_board(lexicon: Lexicon, faces: Faces, points: Points, min_length: int = 3) -> int:
    return sum(points.of(found.word) for found in find_words(lexicon, faces, min_length))


def score_boards(
    lexicon: Lexicon, boards: Sequence[Faces], points: Points, min_length: int = 3, threads: int = 1
) -> list[int]:
    return [score_board(lexicon, faces, points, min_length) for faces in boards]


def find_words(lexicon: Lexicon, faces: Faces, min_length: int = 3) -> list[FoundWord]:
    found: dict[str, Path] = {}

    def walk(text: str, path: Path) -> None:
        if len(text) >= min_length and text not in found and text in lexicon:
            found[text] = path
        for cell in _next(faces, path):
            longer = text + faces[cell[0]][cell[1]]
            if lexicon.has_prefix(longer):
                walk(longer, (*path, cell))

    walk("", ())
    return [FoundWord(word, path) for word, path in sorted(found.items())]


def find_paths(faces: Faces, word: str) -> list[Path]:
    def walk(rest: str, path: Path) -> Iterator[Path]:
        if not rest:
            yield path
            return
        for cell in _next(faces, path):
            face = faces[cell[0]][cell[1]]
            if rest.startswith(face):
                yield from walk(rest[len(face) :], (*path, cell))

    return list(walk(word, ())) if word else []


def _next(faces: Faces, path: Path) -> Iterator[tuple[int, int]]:
    for row, cells in enumerate(faces):
        for col, face in enumerate(cells):
            near = not path or max(abs(row - path[-1][0]), abs(col - path[-1][1])) == 1
            if near and face != "#" and (row, col) not in path:
                yield row, col
