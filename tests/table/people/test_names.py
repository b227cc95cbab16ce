"""Names people choose."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from worderly.lexicon import Lexicon
from worderly.table.errors import Problem
from worderly.table.people.abuse import is_abusive
from worderly.table.people.disguise import folded
from worderly.table.people.names import clean_name, suggestions


def a_slur(language: str) -> str:
    """Read from the list, so that none is written here."""
    return max(Lexicon.open(language).blocked, key=len)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_slurs_of_every_language_are_refused_however_they_are_dressed(language: str) -> None:
    slur = a_slur(language)
    leet = slur.replace("o", "0").replace("i", "1").replace("e", "3").replace("a", "4")
    spaced = " ".join(slur)
    doubled = "".join(letter * 2 for letter in slur)
    greek = slur.replace("o", "ο").replace("a", "а")
    for dressed in (slur, slur.upper(), leet, spaced, doubled, greek, f"xx{slur}xx"):
        assert is_abusive(dressed)
        with pytest.raises(Problem, match="bad_name"):
            clean_name(dressed)


@pytest.mark.parametrize("name", ["Zoé", "Ann", "O'Neil", "李小龍", "Jean-Luc 3", "grandma", "Assassin"])
def test_ordinary_names_are_accepted_unchanged(name: str) -> None:
    assert clean_name(name) == name


def test_spaces_are_tidied_and_compatibility_forms_made_plain() -> None:
    assert clean_name("  Ann   B ") == "Ann B"
    assert clean_name("Ａnn") == "Ann"


def test_generated_names_are_themselves_fine() -> None:
    for name in (name for _ in range(40) for name in suggestions()):
        assert clean_name(name) == name


@given(st.text(max_size=30))
def test_any_text_is_a_clean_name_or_refused(text: str) -> None:
    try:
        name = clean_name(text)
    except Problem:
        return
    assert clean_name(name) == name
    assert folded(name).isprintable()


def test_names_on_offer_all_differ() -> None:
    assert all(len(set(suggestions())) == len(suggestions()) for _ in range(200))
