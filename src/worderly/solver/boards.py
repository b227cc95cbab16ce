"""Every word of a board along paths of touching cells, each cell at most once."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from worderly.lexicon import Lexicon

Faces = Sequence[Sequence[str]]
Path = tuple[tuple[int, int], ...]


class FoundWord(NamedTuple):
    word: str
    path: Path


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
