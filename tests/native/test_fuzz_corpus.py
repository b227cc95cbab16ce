"""Both engines give the same answers on the corpus of the fuzzers, unchanged and with right checksums."""

import struct
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from worderly import _native
from worderly.lexicon.errors import LexiconError
from worderly.lexicon.graphs import graph_file
from worderly.lexicon.graphs.plain_graph import PlainGraph
from worderly.solver import plain_boards

SEEDS = Path(__file__).parents[2] / "native/fuzz/corpus"
CORPUS = sorted((SEEDS / "graph").iterdir())
SOLVER_CORPUS = sorted((SEEDS / "solver").iterdir())
both = pytest.mark.parametrize("engine", [_native.Graph, PlainGraph], ids=["native", "reference"])


def sealed(data: bytes) -> bytes:
    n_slots = max(32, (len(data) - 256) // 12 // 16 * 16)
    size = graph_file.counts_start(n_slots) + 4 * n_slots
    data = data.ljust(size, b"\0")[:size]
    n_words = struct.unpack_from("<I", data, 20)[0] % 300
    head = struct.pack("<8sI", graph_file.MAGIC, graph_file.VERSION) + data[12:16]
    return graph_file.seal(head + struct.pack("<II", n_slots, n_words) + data[24:])


def answers(engine: Any, data: bytes) -> list[Any]:
    """The answer to each question, or the text of the error."""
    said: list[Any] = []
    try:
        graph = engine.from_bytes(data)
    except LexiconError as error:
        return [str(error)]
    letters = graph.alphabet[:4]
    asks: list[Callable[[], Any]] = [
        lambda: list(graph),
        lambda: graph.matching("*" + letters[:1] + "?*"),
        lambda: graph.anagrams(letters + "**", letters[:2]),
        lambda: [graph.rank(word) for word in ("", letters, letters[:1])],
        lambda: graph.word_at(0),
    ]
    for ask in asks:
        said.append("refused")
        with suppress(LexiconError, IndexError):
            said[-1] = ask()
    return said


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.name)
def test_both_engines_give_the_same_answers_for_any_bytes(path: Path) -> None:
    data = path.read_bytes()
    for version in (data, sealed(data)):
        assert answers(_native.Graph, version) == answers(PlainGraph, version)


@both
def test_a_search_of_a_graph_without_words_stops(engine: Any) -> None:
    """Every letter leads into a loop and no word ends: there are 26 to the 5th paths."""
    graph = engine.from_bytes(sealed(next(path for path in CORPUS if path.name == "maze").read_bytes()))
    with pytest.raises(LexiconError, match="damaged"):
        list(graph)
    with pytest.raises(LexiconError, match="damaged"):
        graph.matching("*")


class Reader:
    """Reads bytes as native/fuzz/fuzz_solver.cpp does: zeros after the end."""

    def __init__(self, data: bytes) -> None:
        self._left = list(reversed(data))

    def next(self, below: int) -> int:
        return self._left.pop() % below if self._left else 0

    def word(self, longest: int) -> str:
        return "".join("abc"[self.next(3)] for _ in range(1 + self.next(longest)))

    def face(self) -> str:
        kind = self.next(8)
        return "#" if kind == 0 else self.word(3) if kind == 1 else "abc"[self.next(3)]

    def board(self) -> list[list[str]]:
        rows, cols = 1 + self.next(4), 1 + self.next(5)
        return [[self.face() for _ in range(cols)] for _ in range(rows)]


@pytest.mark.parametrize("path", SOLVER_CORPUS, ids=lambda path: path.name)
def test_both_engines_find_the_same_on_the_boards_of_the_corpus(path: Path) -> None:
    reader = Reader(path.read_bytes())
    graph = _native.Graph.build([reader.word(8) for _ in range(reader.next(24))], "abc")
    faces = reader.board()
    found = [word for word, _ in plain_boards.find_words(graph, faces, 1)]
    assert _native.list_words(graph, faces, 1) == found
    assert [word for word, _ in _native.find_words(graph, faces, 1, tuple)] == found
    for word in graph:
        assert bool(plain_boards.find_paths(faces, word, 1)) == (word in found)
