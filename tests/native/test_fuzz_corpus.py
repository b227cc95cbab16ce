"""The fuzzers' corpus, replayed on both engines: as it is, and with its checksums made right."""

import struct
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from worderly import _native
from worderly.lexicon import graph_file
from worderly.lexicon.errors import LexiconError
from worderly.lexicon.plain_graph import PlainGraph

CORPUS = sorted((Path(__file__).parents[2] / "native/fuzz/corpus/graph").iterdir())
both = pytest.mark.parametrize("engine", [_native.Graph, PlainGraph], ids=["native", "reference"])


def sealed(data: bytes) -> bytes:
    n_slots = max(32, len(data) // 12 // 16 * 16)
    end = 192 + 8 * n_slots
    data = data.ljust(end + 4 * n_slots, b"\0")[: end + 4 * n_slots]
    n_words = struct.unpack_from("<I", data, 20)[0] % 300
    head = struct.pack("<8sI", graph_file.MAGIC, graph_file.VERSION) + data[12:16]
    data = head + struct.pack("<II", n_slots, n_words) + data[24:]
    data = data[:48] + struct.pack("<Q", graph_file.checksum(data[end:])) + data[56:]
    total = graph_file.checksum(data[:end], graph_file.CHECKSUM_WORD)
    return data[:56] + struct.pack("<Q", total) + data[64:]


def answers(engine: Any, data: bytes) -> list[Any]:
    """What each question gives, or the error's text: the same from both engines."""
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
def test_both_engines_say_the_same_of_any_bytes(path: Path) -> None:
    data = path.read_bytes()
    for version in (data, sealed(data)):
        assert answers(_native.Graph, version) == answers(PlainGraph, version)


@both
def test_a_maze_without_words_is_given_up(engine: Any) -> None:
    """Every letter leads round in circles and no word ever ends: 26 to the 5th paths."""
    graph = engine.from_bytes(sealed(next(path for path in CORPUS if path.name == "maze").read_bytes()))
    with pytest.raises(LexiconError, match="damaged"):
        list(graph)
    with pytest.raises(LexiconError, match="damaged"):
        graph.matching("*")
