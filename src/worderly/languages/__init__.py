"""Which languages there are: the folders of messages and of built word lists say it."""

from worderly.languages.folders import DEFAULT, interface_languages, preferred, word_languages, words_for

__all__ = ["DEFAULT", "interface_languages", "preferred", "word_languages", "words_for"]
