"""The result of a build for one language, before it is written."""

from dataclasses import dataclass, field

TIERS = ("easy", "medium", "hard")


@dataclass(frozen=True)
class Build:
    """`tiers` maps (tier, is base form) to words; `display` has only spellings that differ from their key."""

    words: frozenset[str]
    tiers: dict[tuple[str, bool], frozenset[str]]
    blocked: frozenset[str]
    hidden: frozenset[str]
    display: dict[str, str] = field(default_factory=dict)
    meanings: dict[str, str] = field(default_factory=dict)
