"""Alphabets: which one a list of words has, and how a word is written in a grid."""

import pytest

from worderly.games.wordsearch.grids.alphabet import (
    ALPHABETS,
    alphabet_for,
    alphabet_named,
    capitals,
    comparison_key,
    in_grid,
    joining_script,
)


@pytest.mark.parametrize(
    ("words", "language", "name", "found"),
    [
        (["tea"], "", "", "latin"),
        (["tea"], "de", "", "german"),
        (["tea"], "en", "", "latin"),
        ([], "ru", "", "russian"),
        ([], "", "", "latin"),
        (["чай"], "", "", "russian"),
        (["їжак"], "", "", "ukrainian"),
        (["çığ"], "", "", "turkish"),
        (["τσάι"], "de", "", "greek"),
        (["tea"], "", "spanish", "spanish"),
    ],
)
def test_the_name_then_the_letters_then_the_language_decide(
    words: list[str], language: str, name: str, found: str
) -> None:
    alphabet = alphabet_for(words, language, name)
    assert (alphabet.name, alphabet.letters) == (found, ALPHABETS[found])


def test_a_script_without_a_table_is_filled_with_letters_near_those_in_use() -> None:
    alphabet = alphabet_for(["ᎠᎡ"])
    assert alphabet.name == "cherokee"
    assert {"Ꭰ", "Ꭱ", "Ꭲ"} <= set(alphabet.letters)
    assert all("\u13a0" <= letter <= "\u13f5" for letter in alphabet.letters)
    assert alphabet.letters == "".join(sorted(alphabet.letters))
    assert alphabet_named("cherokee").letters == ""


def test_turkish_has_two_letters_i() -> None:
    assert capitals("ılık in", "turkish") == "ILIK İN"
    assert capitals("in", "latin") == "IN"


@pytest.mark.parametrize(
    ("text", "script"), [("हिन्दी", "Devanagari"), ("ไทยที่", "Thai"), ("tea", ""), ("été", ""), ("", "")]
)
def test_a_script_whose_signs_make_syllables_is_named(text: str, script: str) -> None:
    assert joining_script(text) == script


def test_a_phrase_loses_what_is_no_letter_and_a_number_is_no_word() -> None:
    latin = alphabet_named("latin")
    assert in_grid("rock ’n’ roll", latin, "fold") == "ROCKNROLL"
    assert in_grid("Œuvre", latin, "fold") == "OEUVRE"
    assert in_grid("“Well done, you!”", latin, "fold") == "WELLDONEYOU"
    assert in_grid("r2d2", latin, "fold") is None
    assert comparison_key("Été", "latin") == "ETE"
    assert comparison_key("42", "latin") == ""


def test_an_accent_is_dropped_but_a_sign_that_makes_another_letter_fits_no_cell() -> None:
    """No letter of Unicode is x with an acute; the dot below makes za of the Devanagari letter ja."""
    assert in_grid("x\u0301a", alphabet_named("latin"), "fold") == "XA"
    assert in_grid("\u091c\u093c", alphabet_named("devanagari"), "fold") is None
