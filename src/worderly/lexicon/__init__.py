"""Word lists by language: membership, patterns, sub-anagrams, tiers, meanings and themes."""

from typing import TYPE_CHECKING, Any

from worderly.lexicon.errors import LexiconError
from worderly.lexicon.folder import Theme, Tier
from worderly.lexicon.lexicon import Lexicon

if TYPE_CHECKING:
    from worderly.lexicon.userfile import Report

__all__ = ["Lexicon", "LexiconError", "Report", "Theme", "Tier"]


def __getattr__(name: str) -> Any:
    # Import `Report` late: only checking a user's file needs it.
    if name == "Report":
        from worderly.lexicon.userfile import Report

        return Report
    raise AttributeError(f"module 'worderly.lexicon' has no attribute {name!r}")
