"""A shipped list with the changes of a server's host: a new version with its own graph."""

from typing import TYPE_CHECKING

from worderly.lexicon.folder import Tier, Verdict
from worderly.lexicon.graph import Graph
from worderly.lexicon.lexicon import Lexicon

if TYPE_CHECKING:
    from worderly.lexicon.themes import Theme


def changed_graph(lexicon: Lexicon, added: frozenset[str], banned: frozenset[str]) -> Graph:
    """Takes up to a second: call it in a worker thread, once for each edition."""
    # In order but for the added words: to sort a set of all takes ten times as long.
    kept = [word for word in lexicon if word not in banned]
    return Graph.build(sorted([*kept, *added - banned]), lexicon.alphabet)


class HostedLexicon(Lexicon):
    def __init__(
        self, shared: Lexicon, graph: Graph, added: frozenset[str], banned: frozenset[str], edition: int
    ) -> None:
        self.__dict__.update(vars(shared))
        self.shared, self.graph, self.added, self.banned = shared, graph, added, banned
        self.about = shared.about._replace(version=f"{shared.version}+{edition}")

    def verdict(self, word: str) -> Verdict:
        return "banned" if self.fold(word) in self.banned else super().verdict(word)

    def change(self, word: str) -> str:
        return "+" if self.fold(word) in self.added else super().change(word)

    def origin(self, word: str) -> str:
        return self.shared.origin(word)

    def tier(self, word: str) -> Tier | None:
        return None if self.fold(word) in self.banned else super().tier(word)

    def is_common(self, word: str) -> bool:
        return self.fold(word) not in self.banned and super().is_common(word)

    def targets(
        self, tier: Tier = "medium", length: int | None = None, base: bool = True, all_words: bool = False
    ) -> tuple[str, ...]:
        words = self.shared.targets(tier, length, base, all_words)
        return tuple(word for word in words if word not in self.banned)

    def theme(self, name: str) -> "Theme":
        theme = self.shared.theme(name)
        words = tuple(word for word in theme.words if self.fold(word) not in self.banned)
        return theme._replace(words=words)
