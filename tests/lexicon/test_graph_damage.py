"""Damaged and hostile word graph files give a clear error before the damage is used, never a crash."""

import random
import string
import struct
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from worderly import _native
from worderly.lexicon.errors import LexiconError
from worderly.lexicon.graphs import graph_file
from worderly.lexicon.graphs.plain_graph import PlainGraph

AZ = string.ascii_lowercase
WORDS = ["cat", "cats", "cot", "cut", "dog", "dogs", "quail", "zebra"]
GOOD = PlainGraph.build(WORDS, AZ).to_bytes()
N_SLOTS = struct.unpack_from("<I", GOOD, 16)[0]
SLOTS = graph_file.slots_start(N_SLOTS)
SLOTS_END = graph_file.counts_start(N_SLOTS)
both = pytest.mark.parametrize("engine", [_native.Graph, PlainGraph], ids=["native", "reference"])

# Enough words for several pieces of slots, each with its own checksum.
MANY_WORDS = sorted({"".join(random.Random(i).choices(AZ, k=4 + i % 6)) for i in range(1200)})
MANY = _native.Graph.build(MANY_WORDS, AZ).to_bytes()
MANY_SLOTS = struct.unpack_from("<I", MANY, 16)[0]
MANY_START, MANY_END = graph_file.slots_start(MANY_SLOTS), graph_file.counts_start(MANY_SLOTS)
PIECE = 8 * graph_file.PIECE_SLOTS
assert MANY_SLOTS > 4 * graph_file.PIECE_SLOTS


def resealed(data: bytes) -> bytes:
    """The data with right checksums, as an attacker would make them; unchanged if it is too short."""
    with suppress(struct.error):
        return graph_file.seal(data)
    return data


def with_field(at: int, value: int) -> bytes:
    return GOOD[:at] + struct.pack("<I", value) + GOOD[at + 4 :]


def with_slots(slots: list[int]) -> bytes:
    return resealed(GOOD[:SLOTS] + struct.pack(f"<{len(slots)}Q", *slots) + GOOD[SLOTS + 8 * len(slots) :])


def flipped(data: bytes, at: int, bit: int = 0) -> bytes:
    return data[:at] + bytes([data[at] ^ 1 << bit]) + data[at + 1 :]


def steps(word: str) -> set[int]:
    """The pieces that a look-up of this word reads."""
    slots = struct.unpack_from(f"<{MANY_SLOTS}Q", MANY, MANY_START)
    at, pieces = 0, {0}
    for letter in word:
        at = (slots[at] >> 33) + AZ.index(letter)
        pieces.add(at // graph_file.PIECE_SLOTS)
    return pieces


@both
@pytest.mark.parametrize(
    "length",
    [0, 1, 8, 63, 64, 191, 192, 193, SLOTS - 1, SLOTS, SLOTS + 1, SLOTS_END - 1, SLOTS_END, len(GOOD) - 1],
)
def test_a_truncated_file_is_refused(engine: Any, length: int, tmp_path: Path) -> None:
    path = tmp_path / "short.graph"
    path.write_bytes(GOOD[:length])
    with pytest.raises(LexiconError, match=r"short\.graph is not a usable word graph: "):
        engine.open(path)
    with pytest.raises(LexiconError):
        engine.from_bytes(GOOD[:length])


@both
def test_a_file_with_extra_bytes_at_its_end_is_refused(engine: Any) -> None:
    with pytest.raises(LexiconError, match="size"):
        engine.from_bytes(GOOD + b"\0" * 64)


@both
def test_every_flipped_bit_is_detected(engine: Any) -> None:
    """In header and checksums at once, in slots by the first look-up, in counts by the first rank."""
    rng = random.Random(8)
    for at in range(len(GOOD)):
        data = flipped(GOOD, at, rng.randrange(8))
        with pytest.raises(LexiconError):
            engine.from_bytes(data).rank("cat")
        with pytest.raises(LexiconError):
            engine.from_bytes(data).verify()
        if at < SLOTS:
            with pytest.raises(LexiconError):
                engine.from_bytes(data)
        elif at < SLOTS_END:
            with pytest.raises(LexiconError, match="its checksum is wrong"):
                _ = "cat" in engine.from_bytes(data)


@both
@given(
    places=st.lists(st.tuples(st.integers(0, len(MANY) - 1), st.integers(0, 7)), min_size=1, max_size=3),
    seed=st.integers(0, 999),
)
def test_flipped_bits_give_an_error_or_the_right_answer(
    engine: Any, places: list[tuple[int, int]], seed: int
) -> None:
    """Makes look-ups until the whole file is verified, and some more."""
    data = bytearray(MANY)
    for at, bit in places:
        data[at] ^= 1 << bit
    rng = random.Random(seed)
    words = rng.sample(MANY_WORDS, 12)
    asked = [*words, *("".join(rng.sample(word, len(word))) for word in words)]
    with suppress(LexiconError):
        graph = engine.from_bytes(bytes(data))
        for word in asked:
            with suppress(LexiconError):
                assert (word in graph) == (word in MANY_WORDS)
            with suppress(LexiconError):
                assert graph.has_prefix(word[:3]) == any(w.startswith(word[:3]) for w in MANY_WORDS)
        assert graph.contains_many(asked) == [word in MANY_WORDS for word in asked]
        assert bytes(data[:MANY_END]) == MANY[:MANY_END]


@pytest.mark.parametrize("piece", range(1, MANY_END // PIECE))
def test_a_look_up_verifies_the_pieces_that_it_reads(piece: int) -> None:
    """Only in the kernel: the reference verifies the whole file."""
    data = flipped(MANY, MANY_START + piece * PIECE)
    touching = next(word for word in MANY_WORDS if piece in steps(word))
    passing = next(word for word in MANY_WORDS if piece not in steps(word))
    graph = _native.Graph.from_bytes(data)
    assert passing in graph
    assert graph.has_prefix(passing)
    for ask in (graph.__contains__, graph.has_prefix, graph.__contains__):
        with pytest.raises(LexiconError, match="its checksum is wrong"):
            ask(touching)
    assert passing in graph


def test_after_a_few_look_ups_the_whole_file_is_verified() -> None:
    word = MANY_WORDS[0]
    piece = next(piece for piece in range(MANY_SLOTS // graph_file.PIECE_SLOTS) if piece not in steps(word))
    graph = _native.Graph.from_bytes(flipped(MANY, MANY_START + piece * PIECE))
    assert all(word in graph for _ in range(4))
    with pytest.raises(LexiconError, match="its checksum is wrong"):
        assert all(word in graph for _ in range(100))


FACES = ["cat", "dog"]
SEARCHES: dict[str, Callable[[Any], object]] = {
    "batch": lambda graph: graph.contains_many(["q"]),
    "pattern": lambda graph: graph.matching("c*"),
    "anagrams": lambda graph: graph.anagrams("q"),
    "words": lambda graph: next(iter(graph)),
    "rank": lambda graph: graph.rank("q"),
    "word at": lambda graph: graph.word_at(0),
    "verify": lambda graph: graph.verify(),
}
KERNEL_SEARCHES: dict[str, Callable[[Any], object]] = {
    "score": lambda graph: _native.score_board(graph, FACES, [1], [], 1),
    "scores": lambda graph: _native.score_boards(graph, [FACES] * 99, [1], [], 1, 4),
    "list": lambda graph: _native.list_words(graph, FACES, 1),
    "paths": lambda graph: _native.find_words(graph, FACES, 1, tuple),
    "hand": lambda graph: _native.best_hand(graph, None, "cat", "a", [1] * 26, 0, True),
    "other hand": lambda graph: _native.best_hand(
        _native.Graph.from_bytes(MANY), graph, "cat", "a", [1] * 26, 0, True
    ),
}


@pytest.mark.parametrize(
    ("engine", "search"),
    [
        *((_native.Graph, search) for search in (SEARCHES | KERNEL_SEARCHES).values()),
        *((PlainGraph, search) for search in SEARCHES.values()),
    ],
    ids=[*SEARCHES, *KERNEL_SEARCHES, *(f"reference {name}" for name in SEARCHES)],
)
def test_a_search_verifies_the_whole_file_first(
    engine: Any, search: Callable[[Any], object], tmp_path: Path
) -> None:
    """Damages the last slot, which leads nowhere: a search that never reads it is refused too."""
    path = tmp_path / "damaged.graph"
    path.write_bytes(flipped(MANY, MANY_END - 1))
    graph = engine.open(path)
    for _ in range(2):
        with pytest.raises(
            LexiconError, match=r"damaged\.graph is not a usable word graph: its checksum is wrong$"
        ):
            search(graph)
    search(engine.from_bytes(MANY))


def test_several_threads_may_verify_a_graph_at_the_same_time() -> None:
    for data, bad in ((MANY, False), (flipped(MANY, MANY_END - 1), True)):
        graph = _native.Graph.from_bytes(data)

        def ask(i: int, graph: Any = graph) -> object:
            try:
                found = graph.matching(MANY_WORDS[i]) if i % 2 else MANY_WORDS[i] in graph
            except LexiconError:
                return "refused"
            return bool(found)

        with ThreadPoolExecutor(8) as pool:
            answers = set(pool.map(ask, range(64)))
        assert answers <= ({True, "refused"} if bad else {True})
        assert ("refused" in answers) == bad


@both
def test_damaged_counts_are_named(engine: Any, tmp_path: Path) -> None:
    path = tmp_path / "counts.graph"
    path.write_bytes(flipped(GOOD, len(GOOD) - 1))
    graph = engine.open(path)
    assert list(graph) == WORDS
    for search in (SEARCHES["rank"], SEARCHES["word at"], SEARCHES["verify"]):
        with pytest.raises(LexiconError, match=r"counts\.graph is not .*: its word counts are damaged$"):
            search(graph)


@both
@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"PK\x03\x04" + GOOD[4:], "not a word graph"),
        (with_field(8, 1), "version 1; this program reads version 2"),
        (with_field(8, 3), "version 3; this program reads version 2"),
        (resealed(with_field(12, 33)), "header"),
        (resealed(with_field(12, 0)), "header"),
        (resealed(with_field(16, 0xFFFFFFFF)), "header"),
        (resealed(with_field(16, 0x3FFFFFF0)), "size"),
        (resealed(with_field(16, 16)), "header"),
        (resealed(with_field(24, 64)), "header"),
        (resealed(with_field(64, 0x7FFFFFFF)), "header"),
        (resealed(with_field(64, ord("b"))), "each letter once"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_false_header_is_detected_even_with_right_checksums(engine: Any, data: bytes, said: str) -> None:
    with pytest.raises(LexiconError, match=said):
        engine.from_bytes(data)


@both
@pytest.mark.parametrize(
    "data",
    [
        resealed(with_field(12, 3)),
        with_slots([(N_SLOTS - 31) << 33]),
        with_slots([0x7FFFFFFF << 33]),
        with_slots([1 << 26]),
    ],
    ids=["mask", "base just outside", "base far outside", "letter"],
)
def test_false_slots_are_detected_even_with_right_checksums(engine: Any, data: bytes) -> None:
    for ask in (lambda graph: "c" in graph, lambda graph: graph.has_prefix("c"), *SEARCHES.values()):
        with pytest.raises(LexiconError, match="contents"):
            ask(engine.from_bytes(data))


@both
def test_a_cycle_ends_at_the_longest_length(engine: Any) -> None:
    """A hostile graph that loops: the letter a leads from the root to itself, and every prefix is a word."""
    slots = [0] * N_SLOTS
    slots[0] = slots[1] = 1 | 1 << 32 | 1 << 33
    graph = engine.from_bytes(with_slots(slots))
    assert "aaaa" in graph
    assert len(graph.anagrams("a" * 60)) == 5
    assert len(graph.matching("*")) == 6
    assert len(list(graph)) == 6


@both
def test_more_words_than_the_header_says_are_an_error(engine: Any) -> None:
    slots = [(1 << 26) - 1 | 1 << 32 | 1 << 33] * (N_SLOTS - 32) + [0] * 32
    graph = engine.from_bytes(with_slots(slots))
    with pytest.raises(LexiconError, match="more words"):
        list(graph)


@pytest.mark.parametrize("threads", [1, 2])
def test_every_thread_stops_in_a_graph_without_words(threads: int) -> None:
    """Right checksums and valid bases, but every letter leads to another and no word ends."""
    slots = [(1 << 26) - 1 | 1 << 33] * (N_SLOTS - 32) + [0] * 32
    maze = graph_file.encode(graph_file.Contents(AZ, 1, 8, slots, [0] * N_SLOTS))
    board = [AZ[i : i + 8] for i in range(8)]
    with pytest.raises(LexiconError, match="contents"):
        _native.score_boards(_native.Graph.from_bytes(maze), [board] * 64, [1], [], 1, threads)


@both
def test_false_counts_never_give_a_rank_out_of_range(engine: Any) -> None:
    counts = b"\xff" * (4 * N_SLOTS)
    graph = engine.from_bytes(resealed(GOOD[:SLOTS_END] + counts))
    assert all(graph.rank(word) < len(WORDS) for word in WORDS)
    for rank in range(1, len(WORDS)):
        with suppress(LexiconError):
            assert isinstance(graph.word_at(rank), str)
