"""Builds a word graph in plain Python: the same bytes as native/graph_build.cpp."""

from collections.abc import Iterable

from worderly.lexicon.errors import LexiconError
from worderly.lexicon.graphs import graph_file
from worderly.lexicon.graphs.graph_file import MAX_LENGTH, PADDING, SLOT_STEP

_TRIES = 64

Edges = tuple[tuple[int, int], ...]
Node = tuple[bool, Edges]


def build(words: Iterable[str], alphabet: str) -> bytes:
    index = {letter: i for i, letter in enumerate(graph_file.check_alphabet(alphabet))}
    keys = sorted({_storable(word, index) for word in words})
    nodes = _automaton(keys)
    slots, counts = _assemble(nodes)
    longest = max(map(len, keys), default=0)
    return graph_file.encode(graph_file.Contents(alphabet, len(keys), longest, slots, counts))


def _storable(word: str, index: dict[str, int]) -> tuple[int, ...]:
    if not isinstance(word, str):
        raise TypeError("words are str")
    if not 1 <= len(word) <= MAX_LENGTH:
        raise LexiconError(f"{word!r} cannot be stored: words have 1 to 63 letters")
    if not index.keys() >= set(word):
        raise LexiconError(f"{word!r} cannot be stored: it has a letter outside the alphabet")
    return tuple(index[letter] for letter in word)


def _automaton(keys: list[tuple[int, ...]]) -> list[Node]:
    """The minimal automaton: children before parents, the root last (unless it equals another node)."""
    known: dict[Node, int] = {}
    ends, edges = [False], [list[tuple[int, int]]()]

    def close_down_to(depth: int, last: tuple[int, ...]) -> None:
        while len(ends) > depth + 1:
            target = known.setdefault((ends.pop(), tuple(edges.pop())), len(known))
            edges[-1].append((last[len(ends) - 1], target))

    last: tuple[int, ...] = ()
    for key in keys:
        close_down_to(
            next((i for i, (a, b) in enumerate(zip(last, key, strict=False)) if a != b), len(last)), last
        )
        ends.extend([False] * (len(key) + 1 - len(ends)))
        edges.extend([] for _ in range(len(key) + 1 - len(edges)))
        ends[-1], last = True, key
    close_down_to(0, last)
    known.setdefault((ends[0], tuple(edges[0])), len(known))
    return list(known)


class _Packing:
    """Gives every node a base; a slot that already leads to the same target counts as free.

    `target_at` maps a slot to its target node, `_slots_to` maps a node to the slots that lead to it.
    """

    def __init__(self, nodes: list[Node]) -> None:
        self.bases = [0] * len(nodes)
        self.target_at: dict[int, int] = {}
        self._slots_to: list[list[int]] = [[] for _ in nodes]
        # One bit per slot, so that all slots are tried at once; slot 0 is the root.
        self._size = 1 << 12
        self._free = (1 << self._size) - 2
        for node in sorted((n for n in range(len(nodes)) if nodes[n][1]), key=lambda n: -len(nodes[n][1])):
            self.bases[node] = base = self._best_shared(nodes[node][1]) or self._first_fit(nodes[node][1])
            self._occupy(base, nodes[node][1])

    def _best_shared(self, edges: Edges) -> int:
        letter, target = min(edges, key=lambda edge: len(self._slots_to[edge[1]]) or 1 << 32)
        best, best_reuse = 0, 0
        for slot in self._slots_to[target][:_TRIES]:
            reuse = self._reused(slot - letter, edges) if slot > letter else 0
            if reuse > best_reuse:
                best, best_reuse = slot - letter, reuse
        return best

    def _reused(self, base: int, edges: Edges) -> int:
        fits = [self.target_at.get(base + letter, target) == target for letter, target in edges]
        return sum(base + letter in self.target_at for letter, _ in edges) if all(fits) else 0

    def _first_fit(self, edges: Edges) -> int:
        if len(self.target_at) * 2 > self._size:
            self._free |= (1 << 2 * self._size) - (1 << self._size)
            self._size *= 2
        fits = (1 << self._size) - 2  # bases; 0 means none
        for letter, _ in edges:
            fits &= self._free >> letter
        return (fits & -fits).bit_length() - 1

    def _occupy(self, base: int, edges: Edges) -> None:
        fresh = [(base + letter, target) for letter, target in edges if base + letter not in self.target_at]
        for at, target in fresh:
            self.target_at[at] = target
            self._slots_to[target].append(at)
        self._free &= ~sum(1 << at for at, _ in fresh)


def _assemble(nodes: list[Node]) -> tuple[list[int], list[int]]:
    packing = _Packing(nodes)
    below: list[int] = []
    for end, edges in nodes:
        below.append(end + sum(below[target] for _, target in edges))
    targets = {0: len(nodes) - 1, **packing.target_at}
    filled = max(targets) + 1 + PADDING
    size = -(-filled // SLOT_STEP) * SLOT_STEP
    slots, counts = [0] * size, [0] * size
    for at, node in targets.items():
        end, edges = nodes[node]
        slots[at] = sum(1 << letter for letter, _ in edges) | end << 32 | packing.bases[node] << 33
        counts[at] = below[node]
    return slots, counts
