"""The five levels of bots, the same in every game, and how long each thinks about a move."""

from collections.abc import Iterable
from typing import NamedTuple

from worderly.lexicon import Lexicon

LEVELS = ("beginner", "schoolchild", "reader", "scholar", "dictionary")
"""Weakest first."""
FORMER = {
    "apprentice": "schoolchild",
    "archmage": "dictionary",
    "deckhand": "schoolchild",
    "captain": "dictionary",
    "stroller": "schoolchild",
    "hawk": "dictionary",
}
"""Names of single games before there were five levels; saved rooms and links still have them."""


class Vocabulary(NamedTuple):
    """The words that a level knows."""

    tiers: tuple[str, ...]
    """Empty: the whole list."""
    longest: int

    def knows(self, word: str, lexicon: Lexicon) -> bool:
        """A list without tiers is known by length alone."""
        if len(word) > self.longest or not lexicon.may_show(word):
            return False
        return not self.tiers or not lexicon.has_tiers or lexicon.tier(word) in self.tiers


VOCABULARIES = (
    Vocabulary(("easy",), 4),
    Vocabulary(("easy",), 6),
    Vocabulary(("easy", "medium"), 7),
    Vocabulary(("easy", "medium", "hard"), 8),
    Vocabulary((), 64),
)
"""By strength."""
PACES_MS = ((6_000, 10_000), (5_000, 9_000), (4_000, 7_500), (3_000, 6_000), (2_000, 4_000))
"""By strength: the shortest and the longest time for a move, as people of that strength need it."""


def strength(level: str) -> int:
    """0 for the weakest; raises ValueError for a name that is no level."""
    name = FORMER.get(level, level)
    if name not in LEVELS:
        raise ValueError(f"{level!r} is no level of bots; there are {', '.join(LEVELS)}")
    return LEVELS.index(name)


def is_offered(name: str, levels: Iterable[str]) -> bool:
    """Whether a game with these levels has a bot of this name; former names stay valid."""
    return name in levels or FORMER.get(name, name) in levels


def pace_ms(level: str) -> tuple[int, int]:
    """A game of somebody else's may have levels of its own; those think like a reader."""
    return PACES_MS[strength(level) if is_offered(level, LEVELS) else LEVELS.index("reader")]
