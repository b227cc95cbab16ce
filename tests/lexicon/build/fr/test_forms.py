"""Which French forms are base forms, and which French words have a tier."""

import pytest

from worderly.lexicon import Lexicon
from worderly.lexicon.build.fr.forms import Bases, Spellings
from worderly.lexicon.build.list_files import Changes

SPELLINGS: Spellings = {
    "porte": {"porte": frozenset({"porte", "porter"}), "porté": frozenset({"porter"})},
    "portes": {"portes": frozenset({"porte", "porter"})},
    "cree": {"créé": frozenset({"créé", "créer"})},
    "marche": {"marché": frozenset({"marché", "marcher"})},
    "vacances": {"vacances": frozenset({"vacance"})},
    "forme": {"forme": frozenset({"forme"})},
    "sorte": {"sorte": frozenset({"sorte", "sortir"})},
}


class Counts:
    """Zipf frequencies of a few words."""

    def zipf(self, *spellings: str) -> float:
        known = {
            "porte": 5.2,
            "porter": 4.9,
            "créé": 5.0,
            "créer": 4.8,
            "marché": 5.3,
            "sorte": 4.6,
            "sortir": 5.0,
        }
        return sum(known.get(text, 0.0) for text in spellings)


DISPLAY = {"cree": "créé", "marche": "marché"} | {word: word for word in ("codeur", "codeuse", "app", "apps")}


@pytest.mark.parametrize(
    ("key", "is_base"),
    [
        ("porte", True),  # commoner than its root
        ("sorte", False),  # rarer than its root
        ("portes", False),  # a plural
        ("cree", False),  # a participle, although commoner than its root
        ("marche", True),  # a participle that was read
        ("vacances", True),  # a plural that was read
        ("forme", False),  # taken out by the reading
        ("app", True),
        ("apps", False),
        ("codeur", True),
        ("codeuse", False),
    ],
)
def test_an_inflected_form_is_a_base_form_only_as_a_word_of_its_own(key: str, is_base: bool) -> None:
    own = Changes({"marche": "marché", "vacances": "vacances"}, frozenset({"forme"}), {}, {})
    bases = Bases(SPELLINGS, DISPLAY, Counts(), own)
    assert bases.has(key) == is_base


@pytest.fixture(scope="module")
def french() -> Lexicon:
    return Lexicon.open("fr")


def test_everyday_words_have_a_tier(french: Lexicon) -> None:
    words = "thé lois support maçon short tome jean tours manuel weekend app exam popcorn emoji".split()
    assert {word for word in words if french.tier(word) is None} == set()


def test_fragments_and_english_words_have_none(french: Lexicon) -> None:
    words = "http rai spider street shirt janv coll anglo statu versa".split()
    assert {word for word in words if french.tier(word)} == set()


def test_words_of_today_are_accepted_and_shown_with_their_accents(french: Lexicon) -> None:
    assert all(
        word in french for word in "weekend ok gif app popcorn exam exo covid feedback rhino stats".split()
    )
    assert [french.display(key) for key in ("aprem", "metavers", "the", "marie")] == [
        "aprèm",
        "métavers",
        "thé",
        "marié",
    ]


def test_each_length_has_three_hundred_targets(french: Lexicon) -> None:
    assert all(len(french.targets("medium", length)) >= 300 for length in (4, 5, 6))


def test_no_target_was_left_that_the_reading_took_out(french: Lexicon) -> None:
    targets = set(french.targets("medium"))
    assert not targets & set("anal viole battre juif mort bombe deces obese spider vierge".split())
