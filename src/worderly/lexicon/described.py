"""What a lexicon says about itself: its name, version, letters and licences."""

from functools import cached_property

from worderly.lexicon.about import About, Credit
from worderly.lexicon.folder import Folder


class Described:
    """A folder is read on first use only."""

    def __init__(self, source: About | Folder) -> None:
        self._source = source

    @property
    def name(self) -> str:
        """The name that `open` takes, or that of the file."""
        return self.about.name

    @property
    def version(self) -> str:
        """Of the word list; a daily puzzle names it."""
        return self.about.version

    @property
    def language(self) -> str:
        """ISO 639-1, two letters."""
        return self.about.language

    @property
    def alphabet(self) -> str:
        """Its letters, in order."""
        return self.about.alphabet

    @property
    def vowels(self) -> str:
        """What a wildcard may stand for."""
        return self.about.vowels

    @property
    def letter_values(self) -> dict[str, int]:
        """What each letter is worth."""
        return self.about.letter_values

    @property
    def letter_counts(self) -> dict[str, int]:
        """How many of each letter a hand is dealt from."""
        return self.about.letter_counts

    @property
    def counts(self) -> dict[str, int]:
        """How many words each part has."""
        return self.about.counts

    @property
    def licenses(self) -> dict[str, str]:
        """Part (words, tiers, meanings, themes) → SPDX identifier."""
        return self.about.licenses

    @property
    def credits(self) -> tuple[Credit, ...]:
        """Whose data it is made of."""
        return self.about.credits

    @cached_property
    def about(self) -> About:
        """All of these facts at once."""
        return self._source.about if isinstance(self._source, Folder) else self._source

    @cached_property
    def _folder(self) -> Folder | None:
        return self._source if isinstance(self._source, Folder) else None
