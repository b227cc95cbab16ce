"""The host's own words: which of them hold at a time, and the lexicons that have them.

A change holds for what begins at its `from_ms` or later. So the time at which a match began names its
list: a running match keeps its own, and every node finds the same one without being told.
"""

from collections.abc import Iterable
from functools import lru_cache
from threading import Lock

from worderly.lexicon import Lexicon
from worderly.lexicon.graph import Graph
from worderly.lexicon.hosted import HostedLexicon, changed_graph
from worderly.lexicon.spelling import spelled
from worderly.store.tables.rows import HostWord

DELAY_MS = 60_000
"""A change holds this long after the host made it: by then every node has read it."""
KEPT_EDITIONS = 8
Changes = tuple[HostWord, ...]


class HostWords:
    def __init__(self) -> None:
        self.changes: Changes = ()
        self._lock = Lock()
        self._graph = lru_cache(maxsize=KEPT_EDITIONS)(_build_graph)
        self._hosted = lru_cache(maxsize=4 * KEPT_EDITIONS)(self._build)

    def take(self, changes: Iterable[HostWord]) -> None:
        """Takes all changes that the store has, in order."""
        self.changes = tuple(changes)

    def lexicon(self, language: str, at_ms: int, spelling: str = "", all_words: bool = False) -> Lexicon:
        """The list for what begins at `at_ms`; may build a graph, so call it in a worker thread."""
        held = tuple(c for c in self.changes if c.language == language and c.from_ms <= at_ms)
        if not held:
            return _shipped(language, spelling, all_words)
        # Two threads that ask at once must not build the same graph twice.
        with self._lock:
            return self._hosted(language, spelling, all_words, held)

    def _build(self, language: str, spelling: str, all_words: bool, changes: Changes) -> Lexicon:
        graph, edition = self._graph(language, changes), changes[-1].number
        return HostedLexicon(_shipped(language, spelling, all_words), graph, *_words(changes), edition)


@lru_cache(maxsize=64)
def _shipped(language: str, spelling: str, all_words: bool = False) -> Lexicon:
    return spelled(Lexicon.open(language).verified(), spelling, all_words)


def _build_graph(language: str, changes: Changes) -> Graph:
    return changed_graph(_shipped(language, ""), *_words(changes))


def _words(changes: Changes) -> tuple[frozenset[str], frozenset[str]]:
    """The words that are added, and those that are banned: the last change of a word counts."""
    marks = {change.word: change.mark for change in changes}
    added, banned = (frozenset(word for word, mark in marks.items() if mark == one) for one in "+-")
    return added, banned
