"""Word lists by language: membership, patterns, sub-anagrams, tiers, meanings and themes."""

from typing import TYPE_CHECKING, Any

from worderly.lexicon.errors import LexiconError
from worderly.lexicon.folder import VERDICTS, Tier, Verdict
from worderly.lexicon.lexicon import Lexicon

if TYPE_CHECKING:
    from worderly.lexicon.themes import Age, Theme
    from worderly.lexicon.userfile import Report

__all__ = ["VERDICTS", "Age", "Lexicon", "LexiconError", "Report", "Theme", "Tier", "Verdict"]


def __getattr__(name: str) -> Any:
    # Import these late: only checking a user's file, or a theme, needs them.
    if name == "Report":
        from worderly.lexicon.userfile import Report

        return Report
    if name in ("Age", "Theme"):
        from worderly.lexicon import themes

        return getattr(themes, name)
    raise AttributeError(f"module 'worderly.lexicon' has no attribute {name!r}")
