"""The metadata of a lexicon: name, version, letters and credits."""

from typing import NamedTuple


class Credit(NamedTuple):
    name: str
    version: str
    license: str
    credit: str
    used_for: str
    notice: str


class About(NamedTuple):
    """A named tuple, because importing dataclasses would double the import time of this package."""

    name: str
    version: str
    language: str
    alphabet: str
    vowels: str
    letter_values: dict[str, int]
    letter_counts: dict[str, int]
    counts: dict[str, int]
    licenses: dict[str, str]
    credits: tuple[Credit, ...]
