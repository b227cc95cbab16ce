"""Finds and scores all words of a board: paths of touching cells that use each cell at most once."""

from collections.abc import Sequence
from typing import NamedTuple

from worderly.lexicon import Lexicon
from worderly.solver import engine, plain_boards
from worderly.solver.points import Points

__all__ = [
    "Faces",
    "FoundWord",
    "Path",
    "Points",
    "find_paths",
    "find_words",
    "list_words",
    "score_board",
    "score_boards",
]

Faces = Sequence[Sequence[str]]
"""Rows of faces, lower case; "#" (or any character outside the alphabet) is a blocked cell."""
Path = tuple[tuple[int, int], ...]

MAX_PATHS = 10_000
_MAX_KERNEL_LETTERS = 32

_kernel = engine.kernel()


class FoundWord(NamedTuple):
    word: str
    path: Path


def find_words(lexicon: Lexicon, faces: Faces, min_length: int = 3) -> list[FoundWord]:
    """Each word with one of its paths, ordered by length, then by alphabet."""
    if _kernel is None:
        return [FoundWord(*found) for found in plain_boards.find_words(lexicon.graph, faces, min_length)]
    words: list[FoundWord] = _kernel.find_words(lexicon.graph, faces, min_length, FoundWord)
    return words


def list_words(lexicon: Lexicon, faces: Faces, min_length: int = 3) -> list[str]:
    """The words without paths, in the same order; much faster."""
    if _kernel is None:
        return [word for word, _ in plain_boards.find_words(lexicon.graph, faces, min_length)]
    words: list[str] = _kernel.list_words(lexicon.graph, faces, min_length)
    return words


def find_paths(faces: Faces, word: str, limit: int = MAX_PATHS) -> list[Path]:
    """Up to `limit` paths that spell the word: a board of one letter has millions."""
    if _kernel is None or len(set(word)) > _MAX_KERNEL_LETTERS:
        return plain_boards.find_paths(faces, word, limit)
    paths: list[Path] = _kernel.find_paths(faces, word, limit)
    return paths


def score_board(lexicon: Lexicon, faces: Faces, points: Points, min_length: int = 3) -> int:
    if _kernel is None:
        return plain_boards.score(lexicon.graph, faces, points, min_length)
    score: int = _kernel.score_board(lexicon.graph, faces, *points.tables(lexicon.graph.alphabet), min_length)
    return score


def score_boards(
    lexicon: Lexicon, boards: Sequence[Faces], points: Points, min_length: int = 3, threads: int = 1
) -> list[int]:
    if _kernel is None:
        return [plain_boards.score(lexicon.graph, faces, points, min_length) for faces in boards]
    tables = points.tables(lexicon.graph.alphabet)
    scores: list[int] = _kernel.score_boards(lexicon.graph, boards, *tables, min_length, threads)
    return scores
