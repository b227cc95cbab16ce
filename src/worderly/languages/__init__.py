"""Lists the languages: interface languages from the message folders, word languages from the word lists."""

from worderly.languages.folders import DEFAULT, interface_languages, preferred, word_languages, words_for

__all__ = ["DEFAULT", "interface_languages", "preferred", "word_languages", "words_for"]
