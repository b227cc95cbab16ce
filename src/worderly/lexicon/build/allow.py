"""Keeps unread words from being targets: `allow/<length>.txt` has the words that somebody has read."""

from pathlib import Path

from worderly.lexicon.build.list_files import read_words
from worderly.lexicon.build.model import Tiers, group
from worderly.lexicon.folding import Fold

LENGTHS = (3, 4, 5, 6)
READ_TIERS = ("easy", "medium")


def keep_read(tiers: Tiers, folder: Path, fold: Fold) -> Tiers:
    """The files decide which easy and medium words are targets; a length without a file is unread."""
    read = {length: _read(folder / f"{length}.txt", fold) for length in LENGTHS}

    def is_target(word: str, tier: str, base: bool) -> bool:
        allowed = read.get(len(word)) if tier in READ_TIERS else None
        return base if allowed is None else word in allowed

    return group(
        {word: (tier, is_target(word, tier, base)) for (tier, base), words in tiers.items() for word in words}
    )


def _read(path: Path, fold: Fold) -> frozenset[str] | None:
    return frozenset(map(fold, read_words(path))) if path.exists() else None
