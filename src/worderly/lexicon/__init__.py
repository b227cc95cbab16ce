"""Word lists by language: membership, patterns, sub-anagrams, tiers, meanings and themes."""

from worderly.lexicon.errors import LexiconError
from worderly.lexicon.folder import Theme, Tier
from worderly.lexicon.lexicon import Lexicon

__all__ = ["Lexicon", "LexiconError", "Theme", "Tier"]
