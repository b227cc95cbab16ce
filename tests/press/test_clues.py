"""Clues instead of words: whole sentences that do not tell the word."""

import pytest

from worderly.languages import word_languages
from worderly.lexicon import Lexicon
from worderly.press.clues import LONGEST, clue_of


def theme_words(lexicon: Lexicon) -> list[str]:
    words = {word for name in lexicon.themes() for word in lexicon.theme(name).words}
    return sorted(word for word in words if lexicon.meaning(word))


@pytest.mark.parametrize("language", word_languages())
def test_the_clue_of_a_theme_word_is_never_cut(language: str) -> None:
    lexicon = Lexicon.open(language)
    clues = {word: clue_of(word, lexicon) for word in theme_words(lexicon)}
    cut = {
        word: clue for word, clue in clues.items() if clue.endswith(("…", "...", ",")) or len(clue) > LONGEST
    }
    assert not cut


@pytest.mark.parametrize("language", word_languages())
def test_nearly_every_theme_word_with_a_meaning_has_a_clue(language: str) -> None:
    lexicon = Lexicon.open(language)
    words = theme_words(lexicon)
    lost = [word for word in words if not clue_of(word, lexicon)]
    assert len(lost) <= len(words) // 500, lost


@pytest.mark.parametrize(
    ("language", "word", "clue"),
    [
        ("en", "mussel", "black marine bivalves usually steamed in wine"),  # without "(noun)"
        ("en", "delay", "time during which some action is awaited"),  # its verb is explained by "delayed"
        ("fr", "porc", "voir aussi : sanglier, truie, goret, pourceau"),  # without "porcelet"
        ("de", "Blätter", "Laub, Blattwerk"),  # without "Blätterdach"
        ("en", "qwzx", ""),
    ],
)
def test_a_clue_is_the_first_sense_that_does_not_name_the_word(language: str, word: str, clue: str) -> None:
    assert clue_of(word, Lexicon.open(language)) == clue
