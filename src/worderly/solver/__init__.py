"""Boards, hands, patterns and sub-anagrams: one API, the native kernel or the plain reference behind it."""
