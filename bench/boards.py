"""Measures boards: the kernel against a strong C++ solver, plain Python and pyggle; threads; growth."""

import os
import random
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from hashlib import pbkdf2_hmac
from importlib import import_module
from importlib.resources import files
from itertools import repeat
from pathlib import Path
from statistics import median
from threading import Thread
from typing import Any

from bench.peers import race_module
from bench.table import Row, cpu_us, growth_row, in_turns, ratio_row, shown

from worderly.lexicon import Lexicon
from worderly.solver import boards, plain_boards
from worderly.solver.boards import Points

SEED = 2026
CLASSIC = [0, 0, 0, 1, 1, 2, 3, 5, 11]
POINTS = Points.by_length(CLASSIC)
DICE = {4: "en_4x4_new_1987", 5: "en_5x5_big_1979", 6: "en_6x6_super_big_2012"}
COUNTS = {4: 4000, 5: 1500, 6: 600}
"""Rounds of 12 ms of ours: the peer's 68 MB leave nothing in the caches, and the first boards pay for it."""
GATES = {4: 6, 5: 7, 6: 7}
HARD_POINTS = 1500
WEIGHTS = "eeeeeeeeeeeeaaaaaaaaaiiiiiiiiioooooooonnnnnnrrrrrrttttttllllssssuuuuddddgggbbccmmppffhhvvwwyykjxqz"

Faces = list[list[str]]


@cache
def lexicon() -> Lexicon:
    return Lexicon.open("en")


@cache
def dice() -> dict[str, Any]:
    from worderly.languages.facts import facts_of

    return facts_of("en").dice


def rolled(rng: random.Random, side: int) -> Faces:
    cubes = [cube.lower().split("|") for cube in dice()[DICE[side]]["dice"]]
    rng.shuffle(cubes)
    faces = [rng.choice(cube) for cube in cubes]
    return [faces[i : i + side] for i in range(0, side * side, side)]


def weighted(rng: random.Random, side: int) -> Faces:
    return [[rng.choice(WEIGHTS) for _ in range(side)] for _ in range(side)]


def many_rolled(side: int, count: int) -> list[Faces]:
    rng = random.Random(SEED + side)
    return [rolled(rng, side) for _ in range(count)]


def hard_boards(count: int) -> list[Faces]:
    """Boards found by hill climbing: changes or swaps letters while the score does not fall."""
    rng = random.Random(SEED)
    found: list[Faces] = []
    while len(found) < count:
        best, points = weighted(rng, 4), 0
        for _ in range(1500):
            tried = mutated(rng, best)
            score = boards.score_board(lexicon(), tried, POINTS)
            if score >= points:
                best, points = tried, score
            if points > HARD_POINTS:
                found.append(best)
                break
    return found


def mutated(rng: random.Random, faces: Faces) -> Faces:
    cells = [face for row in faces for face in row]
    i, j = rng.randrange(16), rng.randrange(16)
    if rng.random() < 0.5:
        cells[i], cells[j] = cells[j], cells[i]
    else:
        cells[i] = rng.choice(WEIGHTS)
    return [cells[k : k + 4] for k in range(0, 16, 4)]


def race_row(name: str, peer: Any, many: list[Faces], gate: float, rounds: int = 15) -> Row:
    path = str(files("worderly.lexicon") / "data" / "en" / "words.graph")
    times = race_module().race(peer, path, many, CLASSIC, 3, rounds)
    us = median(mine for mine, _ in times), median(theirs for _, theirs in times)
    ratio = median(theirs / mine for mine, theirs in times)
    measure = f"Score, {name}, {len(many)} boards, seed {SEED}, against the peer in C++"
    return ratio_row(measure, (*us, ratio), gate)


def batch_row(name: str, peer: Any, many: list[Faces], gate: float) -> Row:
    """Ours is called from Python with all boards at once; the peer's time is that inside C++."""
    path = str(files("worderly.lexicon") / "data" / "en" / "words.graph")
    compact = [compact_rows(faces) for faces in many]
    boards.score_boards(lexicon(), compact, POINTS)
    pairs = []
    for _ in range(9):
        mine = cpu_us(lambda: boards.score_boards(lexicon(), compact, POINTS)) / len(many)
        pairs.append((mine, race_module().race(peer, path, many, CLASSIC, 3, 1)[0][1]))
    us = median(a for a, _ in pairs), median(b for _, b in pairs)
    ratio = median(theirs / mine for mine, theirs in pairs)
    return ratio_row(
        f"Score from Python in one batch, {name}, {len(many)} boards, against the peer in C++",
        (*us, ratio),
        gate,
    )


def compact_rows(faces: Faces) -> Sequence[Sequence[str]]:
    """Rows as strings, where each face has one letter."""
    return ["".join(row) if all(len(face) == 1 for face in row) else row for row in faces]


def portable_row(peer: Any, many: list[Faces]) -> Row:
    """What a processor without AVX-512 does; it has no goal of its own."""
    kernel = race_module()
    kernel.use_wide_loops(False)
    row = race_row("4×4 dice, without AVX-512", peer, many, 0)
    kernel.use_wide_loops(True)
    return row._replace(target="", ok=None)


def solve_each(solve: Callable[[Faces], object], many: list[Faces]) -> Callable[[], object]:
    """Drops results at once, because stored results would fill the CPU caches."""
    return lambda: deque(map(solve, many), maxlen=0)


def list_each(many: list[Faces]) -> Callable[[], object]:
    """As a user calls it, with the words at hand."""
    return solve_each(partial(boards.list_words, lexicon()), many)


def list_row(peer: Any, many: list[Faces]) -> Row:
    graph_words = [sorted(boards.list_words(lexicon(), faces)) for faces in many]
    assert graph_words == [sorted(peer.words(faces, 3)) for faces in many]
    us = in_turns(list_each(many), lambda: deque(map(peer.words, many, repeat(3)), maxlen=0), 9)
    return ratio_row(
        f"List words from Python, 4×4, {len(many)} boards, against the same peer", us, 10, len(many)
    )


def plain_row(many: list[Faces]) -> Row:
    trie = dict_trie(lexicon())
    few = many[:200]
    assert [set(boards.list_words(lexicon(), faces)) for faces in few] == [
        dict_words(trie, faces) for faces in few
    ]
    us = in_turns(list_each(few), solve_each(lambda faces: dict_words(trie, faces), few), 5)
    return ratio_row(
        f"List words, 4×4, {len(few)} boards, against plain Python with a dict trie", us, 100, len(few)
    )


def dict_trie(words: Lexicon) -> dict[str, Any]:
    root: dict[str, Any] = {}
    for word in words:
        node = root
        for letter in word:
            node = node.setdefault(letter, {})
        node[""] = word
    return root


def dict_words(trie: dict[str, Any], faces: Faces) -> set[str]:
    cells = {(r, c): face for r, row in enumerate(faces) for c, face in enumerate(row)}
    around = {cell: list(plain_boards.neighbours(cells, cell)) for cell in cells}
    found: set[str] = set()

    def walk(cell: tuple[int, int], node: dict[str, Any], used: frozenset[tuple[int, int]]) -> None:
        for letter in cells[cell]:
            if (node := node.get(letter, {})) == {}:
                return
        if len(node.get("", "")) >= 3:
            found.add(node[""])
        used = used | {cell}
        for near in around[cell]:
            if near not in used:
                walk(near, node, used)

    for cell in cells:
        walk(cell, trie, frozenset())
    return found


def pyggle_row(many: list[Faces]) -> Row:
    """Uses boards without Qu and words of three letters or more, because pyggle has no such options."""
    few = [faces for faces in many if all(len(face) == 1 for row in faces for face in row)][:200]
    peer = import_module("pyggle").Boggle(few[0], words=[word for word in lexicon() if len(word) >= 3])

    def solve(faces: Faces) -> set[str]:
        peer.board = faces
        return set(peer.solve())

    assert [set(boards.list_words(lexicon(), faces)) for faces in few] == [solve(faces) for faces in few]
    us = in_turns(list_each(few), solve_each(solve, few), 5)
    return ratio_row(
        f"List words, 4×4, {len(few)} boards, against PyPI pyggle, its trie kept", us, 90, len(few)
    )


def threads_row(many: list[Faces]) -> Row:
    """Measures wall clock, because threads save no CPU; needs two free cores.

    4,000 boards take 10 ms, of which starting a thread on a core that slept is a part.
    """
    many = many * 20
    assert boards.score_boards(lexicon(), many, POINTS, threads=2) == boards.score_boards(
        lexicon(), many, POINTS
    )
    before = idle_cores()
    turns = [(clock_us(many, 1), clock_us(many, 2), sums_speedup()) for _ in range(9)]
    idle, two_cores = min(before, idle_cores()), median(speedup for _, _, speedup in turns)
    ratio = median(one / two for one, two, _ in turns)
    one, two = (median(turn[at] for turn in turns) / len(many) for at in (0, 1))
    is_judged = ratio >= 1.7 or (idle >= 1.8 and two_cores >= 1.9)
    judged = "" if is_judged else f"; not judged, {idle:.1f} cores were free and gave sums {two_cores:.1f}×"
    measure = f"Score {len(many)} boards on two threads against one, wall clock{judged}"
    return Row(
        measure,
        shown(two),
        shown(one),
        ratio,
        "≥ 1.7× on two free cores",
        ratio >= 1.7 if is_judged else None,
    )


def sums_speedup() -> float:
    """Of work that needs no memory, in the same moment: a host may give two cores less than twice one."""
    sums = partial(pbkdf2_hmac, "sha256", b"", b"", 50_000)
    start = time.perf_counter()
    sums()
    sums()
    between = time.perf_counter()
    other = Thread(target=sums)
    other.start()
    sums()
    other.join()
    return (between - start) / (time.perf_counter() - between)


def idle_cores(seconds: float = 0.3) -> float:
    """Cores idle right now (the load average covers the last minute); 0 where /proc is missing."""

    def idle_ticks() -> int:
        return int(Path("/proc/stat").read_text().split()[4])

    if not Path("/proc/stat").exists():
        return 0
    before, start = idle_ticks(), time.perf_counter()
    time.sleep(seconds)
    return (idle_ticks() - before) / os.sysconf("SC_CLK_TCK") / (time.perf_counter() - start)


def clock_us(many: list[Faces], threads: int) -> float:
    start = time.perf_counter()
    boards.score_boards(lexicon(), many, POINTS, threads=threads)
    return (time.perf_counter() - start) * 1e6


def sweep_row() -> Row:
    rng = random.Random(SEED)
    sides = (3, 4, 5, 6, 7, 8)
    times = [score_us([weighted(rng, side) for _ in range(200)]) for side in sides]
    return growth_row("Score a board against its cells, letters by weight", [s * s for s in sides], times, 2)


def score_us(many: list[Faces]) -> float:
    return median(cpu_us(lambda: boards.score_boards(lexicon(), many, POINTS)) for _ in range(3)) / len(many)


def rows() -> Iterator[Row]:
    peer = race_module().Peer(list(lexicon()))
    for side, gate in GATES.items():
        yield race_row(f"{side}×{side} dice", peer, many_rolled(side, COUNTS[side]), gate)
    yield race_row(f"hard 4×4 (> {HARD_POINTS} points)", peer, hard_boards(30), 4)
    yield portable_row(peer, many_rolled(4, COUNTS[4]))
    for side, gate in GATES.items():
        yield batch_row(f"{side}×{side} dice", peer, many_rolled(side, COUNTS[side]), 0.8 * gate)
    many = many_rolled(4, COUNTS[4])
    yield list_row(peer, many)
    del peer
    yield plain_row(many)
    yield pyggle_row(many)
    yield threads_row(many)
    yield sweep_row()
