"""Measures lexicons: opening, memory, membership against a Python set, kernel import, growth of a build."""

import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.resources import files
from statistics import median

from bench.table import Row, cpu_us, growth_row, in_turns, limit_row, ratio_row, shown

from worderly.lexicon import Lexicon
from worderly.lexicon.graph import Graph

SEED = 2026
SIZES = (15_000, 30_000, 60_000, 120_000, 240_000)

OPEN = """
import time
from worderly.lexicon import Lexicon
start = time.process_time()
assert "quail" in Lexicon.open("en")
print((time.process_time() - start) * 1e6)
"""
OPEN_AGAIN = """
import time
from importlib.resources import files
from worderly.lexicon.graph import Graph
path = files("worderly.lexicon") / "data" / "en" / "words.graph"
times = []
for _ in range(50):
    start = time.process_time()
    assert "quail" in Graph.open(path)
    times.append(time.process_time() - start)
print(sorted(times)[25] * 1e6)
"""
VERIFY = """
import time
from worderly.lexicon import Lexicon
start = time.process_time()
assert Lexicon.open("en").graph.contains_many(["quail"]) == [True]
print((time.process_time() - start) * 1e6)
"""
IMPORT = """
import time
import worderly
start = time.process_time()
import worderly._native
print((time.process_time() - start) * 1e6)
"""
MEMORY = """
from worderly.lexicon import Lexicon
def rss():
    with open("/proc/self/smaps_rollup") as f:
        return sum(int(line.split()[1]) for line in f if line.startswith("Rss:"))
before = rss()
lexicon = Lexicon.open("en")
assert lexicon.graph.contains_many(["quail"]) == [True]
print(rss() - before)
"""


def in_fresh_process(script: str, runs: int = 9) -> float:
    command = [sys.executable, "-c", script]
    return median(
        float(subprocess.run(command, capture_output=True, text=True, check=True).stdout) for _ in range(runs)
    )


def fresh(words: list[str]) -> list[str]:
    """Equal strings whose hashes are not yet cached."""
    return ["".join(list(word)) for word in words]


def membership_rows(lexicon: Lexicon) -> Iterator[Row]:
    rng = random.Random(SEED)
    words = list(lexicon)
    known = set(words)
    asked = [*rng.sample(words, 50_000), *("".join(rng.sample(w, len(w))) for w in rng.sample(words, 50_000))]
    rng.shuffle(asked)
    assert lexicon.graph.contains_many(asked) == [word in known for word in asked]
    graph = lexicon.graph
    yield membership_row("single, the graph", lambda: graph, known, asked, 1)
    yield membership_row("single, through the Lexicon", lambda: lexicon, known, asked, None)
    pairs = []
    for _ in range(9):
        ours, theirs = fresh(asked), fresh(asked)
        pairs.append((cpu_us(lambda: graph.contains_many(ours)), one_by_one(known, theirs)))  # noqa: B023
    us = median(a for a, _ in pairs), median(b for _, b in pairs), median(b / a for a, b in pairs)
    yield ratio_row("Membership against a Python set, fresh strings, batch of 100,000", us, 3, len(asked))


def one_by_one(container: object, asked: list[str]) -> float:
    def ask() -> None:
        for word in asked:
            word in container  # type: ignore[operator]  # noqa: B015

    return cpu_us(ask)


def membership_row(
    name: str, container: Callable[[], object], known: set[str], asked: list[str], gate: float | None
) -> Row:
    pairs = [(one_by_one(container(), fresh(asked)), one_by_one(known, fresh(asked))) for _ in range(9)]
    us = median(a for a, _ in pairs), median(b for _, b in pairs), median(b / a for a, b in pairs)
    row = ratio_row(f"Membership against a Python set, fresh strings, {name}", us, gate or 0, len(asked))
    return row if gate else row._replace(target="", ok=None)


def open_peer_row() -> Row:
    """Opening and verifying the whole file against reading the plain list into a set."""
    path = files("worderly.lexicon") / "data" / "en" / "words.graph"
    text = "\n".join(Lexicon.open("en")).encode()
    us = in_turns(
        lambda: Graph.open(str(path)).contains_many(["quail"]), lambda: set(text.decode().split()), 9
    )
    return ratio_row(
        "Open the graph and verify the whole file, against splitting the plain list into a set", us, 10
    )


def open_rows() -> Iterator[Row]:
    yield limit_row(
        "Open a lexicon and look up the first word, the graph, median of 50 in 9 fresh processes",
        in_fresh_process(OPEN_AGAIN),
        200,
    )
    yield limit_row(
        "The same through Lexicon.open, the very first time in a process", in_fresh_process(OPEN), 200
    )
    whole_us = in_fresh_process(VERIFY)
    yield Row(
        "The same with the whole file verified, as before any search", shown(whole_us), "", None, "", None
    )


def memory_row() -> Row:
    kib = in_fresh_process(MEMORY, 3)
    measure = "Memory added by an open lexicon, the whole file verified"
    return Row(measure, f"{kib / 1024:.2f} MB", "", None, "≤ 3 MB", kib <= 3 * 1024)


def rows() -> Iterator[Row]:
    lexicon = Lexicon.open("en")
    yield from open_rows()
    yield memory_row()
    yield open_peer_row()
    yield from membership_rows(lexicon)
    yield limit_row("Import of the native module", in_fresh_process(IMPORT), 5_000)
    words = random.Random(SEED).sample(list(lexicon), max(SIZES))
    alphabet = lexicon.graph.alphabet
    times = [cpu_us(lambda: Graph.build(words[:size], alphabet)) for size in SIZES]  # noqa: B023
    yield growth_row("Build a graph against its words", SIZES, times, 1.5)
