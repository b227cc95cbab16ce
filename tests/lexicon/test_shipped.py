"""The contents of the shipped English and French lexicons: words, tiers, hidden and blocked words."""

import re
from pathlib import Path

import pytest

from worderly.lexicon import Lexicon, LexiconError

ROOT = Path(__file__).parents[2]
NAMES = Lexicon.names()
TIERS = ("easy", "medium", "hard")

# Tier → expected counts: all words, base forms, base forms of 4, 5 and 6 letters.
ENGLISH = {
    "easy": (6212, 4045, (627, 663, 646)),
    "medium": (9955, 5752, (463, 648, 824)),
    "hard": (16079, 9254, (417, 789, 1177)),
}


@pytest.fixture(params=NAMES)
def lexicon(request: pytest.FixtureRequest) -> Lexicon:
    return Lexicon.open(request.param)


@pytest.fixture
def english() -> Lexicon:
    return Lexicon.open("en")


@pytest.fixture
def french() -> Lexicon:
    return Lexicon.open("fr")


def all_tiers(lexicon: Lexicon) -> tuple[str, ...]:
    return lexicon.targets("hard", base=False)


def only(lexicon: Lexicon, tier: str, base: bool) -> list[str]:
    return [word for word in lexicon.targets("hard", base=base) if lexicon.tier(word) == tier]


def test_german_english_and_french_are_shipped() -> None:
    assert NAMES == ("de", "en", "fr")


def test_the_same_name_gives_the_same_lexicon() -> None:
    assert Lexicon.open("en") is Lexicon.open("en")


def test_an_unknown_name_gives_one_sentence_that_lists_the_names() -> None:
    with pytest.raises(LexiconError, match=r"^There is no lexicon “xx”; .*en, fr.*\.$"):
        Lexicon.open("xx")


@pytest.mark.parametrize(
    "word", ["quail", "Quail", "QUAIL", "weed", "app", "donut", "rainforest", "colour", "color"]
)
def test_english_accepts_words_in_any_case(english: Lexicon, word: str) -> None:
    assert word in english


@pytest.mark.parametrize(
    "word", ["", "qu", "quai1", "qwzx", "don't", "ice cream", "kg", "london", "it's", 7, None]
)
def test_english_refuses_other_values_than_words(english: Lexicon, word: object) -> None:
    assert word not in english


@pytest.mark.parametrize(
    "word", ["ecole", "école", "École", "ÉCOLE", "e\N{COMBINING ACUTE ACCENT}cole", "cœur", "coeur", "ça"]
)
def test_french_accepts_words_with_or_without_accents(french: Lexicon, word: str) -> None:
    assert word in french


@pytest.mark.parametrize(
    ("key", "shown"),
    [
        ("ecole", "école"),
        ("coeur", "cœur"),
        ("ca", "ça"),
        ("chat", "chat"),
        ("Ecole", "école"),
        ("cote", "côté"),
    ],
)
def test_french_words_are_shown_in_their_usual_spelling(french: Lexicon, key: str, shown: str) -> None:
    assert french.display(key) == shown


@pytest.mark.parametrize(
    "word",
    "mangeons mangea appelle jetterai finissaient chevaux yeux kilomètres naïves sont fûmes vainquit".split(),
)
def test_french_knows_inflected_forms(french: Lexicon, word: str) -> None:
    assert word in french


def test_french_has_all_words_of_the_boogle_example(french: Lexicon) -> None:
    words = "ai air da dia dira ira irai ra rad rai raid ri ria rida rira rirai".split()
    assert [word for word in words if word not in french] == []


@pytest.mark.parametrize(("name", "expected"), [("en", 248_000), ("fr", 416_000)])
def test_play_lists_are_as_long_as_expected(name: str, expected: int) -> None:
    assert len(Lexicon.open(name)) == pytest.approx(expected, rel=0.03)


@pytest.mark.parametrize("tier", TIERS)
def test_english_tier_counts_are_near_the_expected_ones(english: Lexicon, tier: str) -> None:
    words, bases, lengths = ENGLISH[tier]
    found = only(english, tier, base=True)
    assert len(only(english, tier, base=False)) == pytest.approx(words, rel=0.05)
    assert len(found) == pytest.approx(bases, rel=0.06)
    for length, count in zip((4, 5, 6), lengths, strict=True):
        assert sum(len(word) == length for word in found) == pytest.approx(count, rel=0.25)


def test_each_length_has_five_hundred_words_from_medium_on(lexicon: Lexicon) -> None:
    for length in (4, 5, 6):
        assert len(lexicon.targets("medium", length)) >= 500


def test_a_harder_tier_includes_the_easier_ones(lexicon: Lexicon) -> None:
    easy, medium, hard = (set(lexicon.targets(tier, base=False)) for tier in ("easy", "medium", "hard"))
    assert easy < medium < hard


def test_targets_are_in_order_and_have_the_given_length(lexicon: Lexicon) -> None:
    words = lexicon.targets("medium", 6)
    assert list(words) == sorted(set(words))
    assert {len(word) for word in words} == {6}


def test_base_forms_exclude_inflections(english: Lexicon, french: Lexicon) -> None:
    assert {"house", "building", "left", "run"} <= set(english.targets("easy"))
    assert not {"houses", "was", "runs", "cities"} & set(english.targets("hard"))
    assert {"maison", "manger", "beau"} <= set(french.targets("easy"))
    assert not {"maisons", "mangeait", "belles"} & set(french.targets("hard"))


def test_tier_words_are_all_in_the_play_list_and_common(lexicon: Lexicon) -> None:
    assert all(word in lexicon for word in all_tiers(lexicon))
    assert all(lexicon.is_common(word) for word in lexicon.targets("hard"))


def test_rare_words_have_no_tier(english: Lexicon) -> None:
    assert "zax" in english
    assert english.tier("zax") is None
    assert not english.is_common("zax")
    assert english.tier("House") == "easy"


def test_no_blocked_word_is_in_the_play_list_a_tier_or_a_theme(lexicon: Lexicon) -> None:
    themed = {
        part
        for name in lexicon.themes()
        for text in lexicon.theme(name).words
        for part in keys(lexicon, text)
    }
    for word in lexicon.blocked:
        assert word not in lexicon
        assert lexicon.is_blocked(word.upper())
    assert not lexicon.blocked & (set(all_tiers(lexicon)) | themed | lexicon.hidden)


def test_hidden_words_are_accepted_but_in_no_tier_or_theme(lexicon: Lexicon) -> None:
    themed = {
        part
        for name in lexicon.themes()
        for text in lexicon.theme(name).words
        for part in keys(lexicon, text)
    }
    assert not lexicon.hidden & (set(all_tiers(lexicon)) | themed)
    assert not any(map(lexicon.is_common, lexicon.hidden))


def test_the_number_of_excluded_words_is_as_expected() -> None:
    for lexicon in map(Lexicon.open, ("en", "fr")):
        assert 80 <= len(lexicon.blocked) <= 900
        assert 1000 <= len(lexicon.hidden) <= 6000


def test_harmless_words_that_contain_bad_ones_are_accepted(english: Lexicon) -> None:
    for word in ("class", "assume", "grape", "scunner", "cockpit", "therapist", "sextant"):
        assert word in english
        assert not english.is_hidden(word)


def test_names_are_not_targets(english: Lexicon, french: Lexicon) -> None:
    assert not {"john", "china", "french", "ted"} & set(all_tiers(english))
    assert not {"paris", "martin", "robert", "canada"} & set(all_tiers(french))


def keys(lexicon: Lexicon, text: str) -> list[str]:
    return re.split(r"[ '’]", lexicon.fold(text).replace("-", ""))


def test_most_english_tier_words_have_a_meaning(english: Lexicon) -> None:
    words = all_tiers(english)
    with_meaning = sum(english.meaning(word) is not None for word in words)
    assert with_meaning / len(words) > 0.96


def test_most_french_tier_words_have_a_meaning(french: Lexicon) -> None:
    words = all_tiers(french)
    with_meaning = sum(french.meaning(word) is not None for word in words)
    assert with_meaning / len(words) > 0.9


def test_a_sense_of_littre_is_marked_on_a_line_of_its_own(french: Lexicon) -> None:
    near, old = (french.meaning("patience") or "").split("\n")
    assert near.startswith("voir aussi : ténacité")
    assert old.startswith("Littré (1877) : Vertu qui fait supporter")
    assert (french.meaning("mangeons") or "").startswith("manger — ")


def test_a_meaning_names_the_part_of_speech_and_an_inflection_its_root(english: Lexicon) -> None:
    assert (english.meaning("abandon") or "").startswith("(verb) ")
    assert (english.meaning("abandons") or "").startswith("abandon — (verb) ")
    assert english.meaning("qwzx") is None


def test_inflections_of_words_with_a_meaning_of_our_own_point_to_their_root(english: Lexicon) -> None:
    assert english.meaning("hoodies") == f"hoodie — {english.meaning('hoodie')}"
    assert english.meaning("upvoting") == f"upvote — {english.meaning('upvote')}"


def test_no_meaning_points_to_a_root_without_one(lexicon: Lexicon) -> None:
    assert not [word for word in all_tiers(lexicon) if "None" in (lexicon.meaning(word) or "")]


@pytest.mark.parametrize("word", "loch leant annexe hullo luv tech trans abs vocab ok ew hangry yuzu".split())
def test_english_knows_the_words_of_every_day(english: Lexicon, word: str) -> None:
    assert word in english


@pytest.mark.parametrize(
    "word",
    "inone aswell livingroom rockandroll labiatae superheros indemnifing sophia taegu csch emptor".split(),
)
def test_english_refuses_joined_phrases_taxa_misspellings_and_names(english: Lexicon, word: str) -> None:
    assert word not in english


def test_words_of_the_overlay_may_be_targets(english: Lexicon) -> None:
    assert {"app", "wifi", "maths", "emoji"} <= set(english.targets("easy"))
    assert not {"apps", "emojis"} & set(english.targets("hard"))


def test_letters_have_the_values_of_the_rules(english: Lexicon, french: Lexicon) -> None:
    assert (english.letter_values["k"], french.letter_values["k"]) == (5, 10)
    assert (english.letter_counts["e"], french.letter_counts["e"]) == (12, 15)
    assert sum(english.letter_counts.values()) == 98
    assert english.vowels == "aeiou"
    assert len(english.alphabet) == 26


def test_patterns_prefixes_and_anagrams_find_words(english: Lexicon, french: Lexicon) -> None:
    assert english.matching("c?t") == ["cat", "cot", "cut"]
    assert "apricot" in english.anagrams("aci*prt")
    assert all(len(word) >= 6 for word in english.anagrams("aci*prt", 6))
    assert english.has_prefix("QUAI")
    assert not english.has_prefix("qx")
    assert "ecole" in french.matching("éc?le")


def test_the_built_graph_has_the_words_of_the_plain_list(lexicon: Lexicon) -> None:
    lines = (ROOT / "lexicons" / lexicon.language / "words.txt").read_text("utf-8").splitlines()
    assert list(lexicon) == [line.split("\t")[0] for line in lines]
    assert all(
        lexicon.display(key) == shown
        for key, shown in (line.split("\t") for line in lines[::97] if "\t" in line)
    )


def test_the_stored_counts_are_right(lexicon: Lexicon) -> None:
    counts = lexicon.counts
    assert counts["words"] == len(lexicon)
    assert counts["hidden"] == len(lexicon.hidden)
    assert counts["blocked"] == len(lexicon.blocked)
    assert counts["grim"] == len(lexicon.grim)
    assert sum(counts[tier] for tier in TIERS) == len(lexicon.targets("hard", base=False, all_words=True))


def test_every_source_is_credited_and_its_notice_exists(lexicon: Lexicon) -> None:
    assert lexicon.credits
    for credit in lexicon.credits:
        assert credit.license
        assert (ROOT / "LICENSES" / credit.notice).stat().st_size > 300


def test_a_lexicon_shows_its_name_and_version(english: Lexicon) -> None:
    assert repr(english) == f"<Lexicon Worderly English {english.version}: {len(english)} words>"


def test_no_meaning_is_only_a_reference_to_another_word(lexicon: Lexicon) -> None:
    """A form of a form has the meaning of the last root."""
    meanings = ((word, lexicon.meaning(word)) for word in lexicon if lexicon.root(word))
    assert [word for word, text in meanings if text is None or "— =" in text] == []
