"""Spellings are folded to keys."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from worderly.lexicon.folding import fold_case, fold_for, fold_latin, fold_of, fold_turkish, respellings


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("École", "ecole"),
        ("e\N{COMBINING ACUTE ACCENT}te\N{COMBINING ACUTE ACCENT}", "ete"),
        ("CŒUR", "coeur"),
        ("Æsir", "aesir"),
        ("garçon", "garcon"),
        ("aujourd’hui", "aujourd'hui"),
        ("Łódź", "lodz"),
        ("İ", "i"),
        ("й", "й"),
        ("abc", "abc"),
    ],
)
def test_latin_letters_lose_their_accents(text: str, key: str) -> None:
    assert fold_latin(text) == key


@pytest.mark.parametrize(("text", "key"), [("Äpfel", "äpfel"), ("Straße", "strasse"), ("ΚΌΣΜΟΣ", "κοσμοσ")])
def test_other_languages_only_change_to_lower_case(text: str, key: str) -> None:
    assert fold_case(text) == key


def test_turkish_has_two_letters_i() -> None:
    assert fold_turkish("IŞIK İZ") == "ışık iz"


@pytest.mark.parametrize(("language", "key"), [("en", "i"), ("fr", "i"), ("de", "i"), ("tr", "ı")])
def test_the_language_decides_how_to_fold(language: str, key: str) -> None:
    assert fold_for(language)("I") == key


@given(st.text())
@pytest.mark.parametrize("language", ["en", "de", "tr"])
def test_a_key_folds_to_itself(language: str, text: str) -> None:
    fold = fold_for(language)
    once = fold(text)
    assert fold(once) == once or any(char != char.lower() for char in once)


@pytest.mark.parametrize(
    ("text", "key"), [("Äpfel", "äpfel"), ("A\N{COMBINING DIAERESIS}", "ä"), ("Fußé", "fusse")]
)
def test_letters_of_the_alphabet_keep_their_marks(text: str, key: str) -> None:
    assert fold_of("latin", "abcä")(text) == key


UMLAUTS = {"ae": "ä", "oe": "ö", "ue": "ü"}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("kaese", ["käse"]),
        ("ueberoeden", ["überöden", "überoeden", "ueberöden"]),
        ("queue", ["qüü", "qüue", "queü"]),
        ("haus", []),
    ],
)
def test_a_typed_key_may_mean_letters_that_the_keyboard_lacks(typed: str, meant: list[str]) -> None:
    assert list(respellings(typed, UMLAUTS)) == meant


def test_a_long_text_is_not_tried_in_every_spelling() -> None:
    assert list(respellings("ae" * 500, UMLAUTS)) == []
    assert list(respellings("kaese", {})) == []
