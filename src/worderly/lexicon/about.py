"""What a lexicon says of itself: name, version, letters and credits."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Credit:
    name: str
    version: str
    license: str
    credit: str
    used_for: str
    notice: str


@dataclass(frozen=True)
class About:
    name: str
    version: str
    language: str
    alphabet: str
    vowels: str
    letter_values: dict[str, int]
    letter_counts: dict[str, int]
    counts: dict[str, int] = field(default_factory=dict)
    licenses: dict[str, str] = field(default_factory=dict)
    credits: tuple[Credit, ...] = ()
