"""Bad names and titles: two lists that people read, and every common word."""

from pathlib import Path

import pytest

from worderly.lexicon import Lexicon
from worderly.table.people.abuse import is_abusive
from worderly.table.people.names import clean_title

DATA = Path(__file__).parent / "data"
HARMLESS = (DATA / "harmless.txt").read_text("utf-8").splitlines()
DISGUISED = (DATA / "disguised.txt").read_text("utf-8").splitlines()
# Common words of one language that are bad names in another.
FALSE_FRIENDS = frozenset(
    "homo homos rape retard retards abo abos ass pute wog bondage genital "
    "idiotie pipi skinhead skinheads viagra voyeur baiser".split()
)


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
