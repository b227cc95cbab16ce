"""Names people choose."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from worderly.lexicon import Lexicon
from worderly.table.errors import Problem
from worderly.table.people.abuse import is_abusive
from worderly.table.people.disguise import folded
from worderly.table.people.names import clean_name, clean_title, suggestions

DATA = Path(__file__).parent / "data"
HARMLESS = (DATA / "harmless.txt").read_text("utf-8").splitlines()
DISGUISED = (DATA / "disguised.txt").read_text("utf-8").splitlines()
# Common words of one language that are bad names in another.
FALSE_FRIENDS = frozenset(
    "homo homos rape retard retards abo abos ass pute wog blowjob blowjobs bondage gangbang genital hentai "
    "idiotie ladyboy milf milfs pimp pipi piss shitstorm shitstorms skinhead skinheads viagra voyeur".split()
)


def a_slur(language: str) -> str:
    """Read from the list, so that none is written here."""
    return max(Lexicon.open(language).blocked, key=len)


def test_harmless_names_and_titles_of_many_countries_pass() -> None:
    assert len(HARMLESS) >= 500
    assert [name for name in HARMLESS if is_abusive(name)] == []
    assert all(clean_title(name) == " ".join(name.split()) for name in HARMLESS if name.isascii())


def test_bad_names_in_disguise_are_refused() -> None:
    assert len(DISGUISED) >= 300
    assert [name for name in DISGUISED if not is_abusive(name)] == []


@pytest.mark.parametrize("language", Lexicon.names())
def test_every_common_word_may_be_a_name(language: str) -> None:
    lexicon = Lexicon.open(language)
    refused = {word for word in lexicon.targets("hard", base=False) if is_abusive(word)}
    assert refused <= FALSE_FRIENDS
    assert not any(map(is_abusive, sorted(lexicon.grim & set(lexicon.targets("easy", all_words=True)))))


def test_a_name_that_is_a_watched_word_passes_only_as_it_is_written() -> None:
    assert not is_abusive("Dick")
    assert not is_abusive("Dick 1")
    assert is_abusive("d1ck")
    assert is_abusive("bigdick")


def test_a_joined_word_with_a_shorter_harmless_reading_passes() -> None:
    assert not is_abusive("therapistfinder")
    assert not is_abusive("cockpitlover")
    assert is_abusive("hitlerlover")


@pytest.mark.parametrize("name", ["НіtІеr", "ｆｕｃｋ", "🅵🅤🅒🅺", "ſhit", "ⓢⓗⓘⓣ", "𝓯𝓾𝓬𝓴"])
def test_look_alikes_are_read_as_the_letters_they_look_like(name: str) -> None:
    assert is_abusive(name)


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
