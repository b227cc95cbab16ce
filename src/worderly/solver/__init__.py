"""Solves boards, hands, patterns and sub-anagrams with the native kernel or the plain reference."""
