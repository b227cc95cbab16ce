"""The result of a build for one language, before it is written."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

TIERS = ("easy", "medium", "hard")

# (tier, is base form) → words.
Tiers = dict[tuple[str, bool], frozenset[str]]


def group(placed: Mapping[str, tuple[str, bool]]) -> Tiers:
    """Takes the tier and form of each word; every group is there, if only empty."""
    groups: dict[tuple[str, bool], set[str]] = {
        (tier, base): set() for tier in TIERS for base in (True, False)
    }
    for word, place in placed.items():
        groups[place].add(word)
    return {place: frozenset(words) for place, words in groups.items()}


class Levels(NamedTuple):
    """The watched keys of each level; no key has two levels."""

    blocked: frozenset[str] = frozenset()
    hidden: frozenset[str] = frozenset()
    grim: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Build:
    """`display` has only spellings that differ from their key."""

    words: frozenset[str]
    tiers: Tiers
    levels: Levels
    display: dict[str, str] = field(default_factory=dict)
    meanings: dict[str, str] = field(default_factory=dict)
    origins: dict[str, str] = field(default_factory=dict)
    """Of words from a source with classes: the class."""

    @property
    def common(self) -> frozenset[str]:
        """The words of all tiers."""
        return frozenset().union(*self.tiers.values())
