"""A lexicon with tiers and themes that no change of a shipped list changes."""

import zlib
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory

from worderly.games.tools import Tools
from worderly.lexicon import Lexicon
from worderly.lexicon.about import About
from worderly.lexicon.blocks import Blocks, write_blocks
from worderly.lexicon.folder import TIERS, Folder
from worderly.lexicon.themes import Theme

WORDS = Path(__file__).parents[1] / "golden" / "words.txt"
PLAIN = Lexicon.from_file(WORDS)


def _part(word: str, parts: int) -> int:
    """The same part for the same word on every machine."""
    return zlib.crc32(word.encode()) % parts


def _tier(word: str) -> str:
    """One word of ten is in no tier."""
    return ("easy", "medium", "hard", "none")[(0, 0, 0, 0, 1, 1, 1, 2, 2, 3)[_part(word, 10)]]


class FixedFolder(Folder):
    """What a shipped lexicon keeps in files."""

    blocked: frozenset[str] = frozenset()
    hidden: frozenset[str] = frozenset({"drunk", "idiot"})
    grim: frozenset[str] = frozenset({"death", "killed", "wound"})
    theme_names: tuple[str, ...] = ("months", "short")

    @cached_property
    def about(self) -> About:
        return PLAIN.about

    @cached_property
    def spellings(self) -> Blocks:
        """Every fifth word has a capital, so that its text differs from its key."""
        with TemporaryDirectory() as folder:
            write_blocks(
                path := Path(folder) / "spellings",
                {word: word.title() for word in PLAIN if _part(word, 5) == 0},
            )
            return Blocks(path)

    @cached_property
    def tiers(self) -> dict[tuple[str, bool], tuple[str, ...]]:
        groups: dict[tuple[str, bool], list[str]] = {
            (tier, base): [] for tier in TIERS for base in (True, False)
        }
        for word in PLAIN:
            if _tier(word) in TIERS and word not in self.hidden:
                groups[_tier(word), not word.endswith("s")].append(word)
        return {group: tuple(words) for group, words in groups.items()}

    def theme(self, name: str, spelling: int | None = 0) -> Theme:
        if name == "short":
            words = tuple(word for word in PLAIN if len(word) == 4 and _part(word, 20) == 0)
            return Theme("short", "Short", words, "children")
        words = tuple("april august december february january july june november october september".split())
        return Theme("months", "Months", words)


LEXICON = Lexicon(PLAIN.graph, FixedFolder(WORDS.parent))
TOOLS = Tools((LEXICON,))
PLAIN_TOOLS = Tools((PLAIN,))
"""A player's own list: it has no tiers."""
