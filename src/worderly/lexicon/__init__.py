"""Word lists by language: membership, patterns, sub-anagrams, tiers, meanings and themes."""

from worderly.lexicon.lexicon import Lexicon, Theme, Tier

__all__ = ["Lexicon", "Theme", "Tier"]
