"""What a build produces for one language, before it is written."""

from dataclasses import dataclass, field

TIERS = ("easy", "medium", "hard")


@dataclass(frozen=True)
class Build:
    """`tiers` maps (tier, is it a base form) to words; `display` holds only spellings unlike their key."""

    words: frozenset[str]
    tiers: dict[tuple[str, bool], frozenset[str]]
    blocked: frozenset[str]
    hidden: frozenset[str]
    display: dict[str, str] = field(default_factory=dict)
    meanings: dict[str, str] = field(default_factory=dict)
