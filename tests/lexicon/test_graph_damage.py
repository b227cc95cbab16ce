"""Damaged and hostile word graph files: one clear error, never a crash."""

import random
import string
import struct
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from worderly import _native
from worderly.lexicon import graph_file
from worderly.lexicon.errors import LexiconError
from worderly.lexicon.plain_graph import PlainGraph

AZ = string.ascii_lowercase
WORDS = ["cat", "cats", "cot", "cut", "dog", "dogs", "quail", "zebra"]
GOOD = PlainGraph.build(WORDS, AZ).to_bytes()
N_SLOTS = (len(GOOD) - 192) // 12
SLOTS_END = 192 + 8 * N_SLOTS
both = pytest.mark.parametrize("engine", [_native.Graph, PlainGraph], ids=["native", "reference"])


def resealed(data: bytes) -> bytes:
    """With checksums made right again, as somebody hostile would."""
    counts = struct.pack("<Q", graph_file.checksum(data[SLOTS_END:]))
    data = data[:48] + counts + data[56:]
    total = graph_file.checksum(data[:SLOTS_END], graph_file.CHECKSUM_WORD)
    return data[:56] + struct.pack("<Q", total) + data[64:]


def with_field(at: int, value: int) -> bytes:
    return GOOD[:at] + struct.pack("<I", value) + GOOD[at + 4 :]


@both
@pytest.mark.parametrize("length", [0, 1, 8, 63, 64, 191, 192, 193, SLOTS_END - 1, SLOTS_END, len(GOOD) - 1])
def test_a_truncated_file_is_refused(engine: Any, length: int, tmp_path: Path) -> None:
    path = tmp_path / "short.graph"
    path.write_bytes(GOOD[:length])
    with pytest.raises(LexiconError, match=r"short\.graph is not a usable word graph: "):
        engine.open(path)
    with pytest.raises(LexiconError):
        engine.from_bytes(GOOD[:length])


@both
def test_a_file_with_more_at_its_end_is_refused(engine: Any) -> None:
    with pytest.raises(LexiconError, match="size"):
        engine.from_bytes(GOOD + b"\0" * 64)


@both
def test_every_flipped_bit_is_noticed(engine: Any) -> None:
    """Where words are read at once; the counts behind ranks, when a rank is first asked for."""
    rng = random.Random(8)
    for at in range(len(GOOD)):
        flipped = bytearray(GOOD)
        flipped[at] ^= 1 << rng.randrange(8)
        with pytest.raises(LexiconError):
            engine.from_bytes(bytes(flipped)).rank("cat")
        if at < SLOTS_END:
            with pytest.raises(LexiconError):
                engine.from_bytes(bytes(flipped))


@both
@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"PK\x03\x04" + GOOD[4:], "not a word graph"),
        (with_field(8, 2), "version 2; this program reads version 1"),
        (resealed(with_field(12, 33)), "header"),
        (resealed(with_field(12, 0)), "header"),
        (resealed(with_field(16, 0xFFFFFFFF)), "header"),
        (resealed(with_field(16, 0x3FFFFFF0)), "size"),
        (resealed(with_field(16, 16)), "header"),
        (resealed(with_field(24, 64)), "header"),
        (resealed(with_field(12, 3)), "contents"),
        (resealed(with_field(64, 0x7FFFFFFF)), "header"),
        (resealed(with_field(64, ord("b"))), "each letter once"),
        (resealed(GOOD[:192] + struct.pack("<Q", (N_SLOTS - 31) << 33) + GOOD[200:]), "contents"),
        (resealed(GOOD[:192] + struct.pack("<Q", 0x7FFFFFFF << 33) + GOOD[200:]), "contents"),
        (resealed(GOOD[:192] + struct.pack("<Q", 1 << 26) + GOOD[200:]), "contents"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_lies_in_a_file_are_found_even_with_a_right_checksum(engine: Any, data: bytes, said: str) -> None:
    with pytest.raises(LexiconError, match=said):
        engine.from_bytes(data)


@both
def test_a_cycle_ends_at_the_longest_length(engine: Any) -> None:
    """A hostile graph that loops: root → root by the letter a, and every prefix a word."""
    slots = [0] * N_SLOTS
    slots[0] = slots[1] = 1 | 1 << 32 | 1 << 33
    data = resealed(GOOD[:192] + struct.pack(f"<{N_SLOTS}Q", *slots) + GOOD[SLOTS_END:])
    graph = engine.from_bytes(data)
    assert "aaaa" in graph
    assert len(graph.anagrams("a" * 60)) == 5
    assert len(graph.matching("*")) == 6
    assert len(list(graph)) == 6


@both
def test_more_words_than_promised_are_an_error_not_a_flood(engine: Any) -> None:
    slots = [(1 << 26) - 1 | 1 << 32 | 1 << 33] * (N_SLOTS - 32) + [0] * 32
    graph = engine.from_bytes(resealed(GOOD[:192] + struct.pack(f"<{N_SLOTS}Q", *slots) + GOOD[SLOTS_END:]))
    with pytest.raises(LexiconError, match="more words"):
        list(graph)


@both
def test_lying_counts_never_give_a_rank_out_of_range(engine: Any) -> None:
    counts = b"\xff" * (4 * N_SLOTS)
    graph = engine.from_bytes(resealed(GOOD[:SLOTS_END] + counts))
    assert all(graph.rank(word) < len(WORDS) for word in WORDS)
    for rank in range(1, len(WORDS)):
        with suppress(LexiconError):
            assert isinstance(graph.word_at(rank), str)
