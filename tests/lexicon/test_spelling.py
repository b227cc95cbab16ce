"""British and American spelling: targets and themes come in one of them, guesses in both."""

from pathlib import Path

import pytest

from worderly.games.tools import Tools
from worderly.lexicon import Lexicon
from worderly.lexicon.build.variants import variants
from worderly.lexicon.spelling import SHARED, replacements, spelled

ENGLISH = Lexicon.open("en")
LINES = ("colour color", "tyre =tire", "=axe ax")


@pytest.mark.parametrize(
    ("index", "expected"),
    [
        (0, {"color": "colour", "ax": "axe"}),
        (1, {"colour": "color", "tyre": "tire"}),
        (None, {"colour": "", "color": "", "tyre": "", "ax": ""}),
    ],
)
def test_a_word_of_one_spelling_is_replaced_unless_the_other_uses_it_too(
    index: int | None, expected: dict[str, str]
) -> None:
    assert replacements(LINES, index) == expected


@pytest.mark.parametrize(
    ("spelling", "shown", "not_shown"),
    [
        ("gb", {"colour", "grey", "centre", "tire", "tyre", "program"}, {"color", "gray", "center"}),
        ("us", {"color", "gray", "center", "tire", "program"}, {"colour", "grey", "centre", "tyre"}),
        (SHARED, {"tire", "program"}, {"color", "colour", "gray", "grey", "center", "centre", "tyre"}),
    ],
)
def test_targets_come_in_the_chosen_spelling(spelling: str, shown: set[str], not_shown: set[str]) -> None:
    targets = set(spelled(ENGLISH, spelling).targets("hard"))
    assert shown <= targets
    assert not not_shown & targets


@pytest.mark.parametrize("spelling", ["gb", "us", SHARED])
def test_guesses_are_accepted_in_every_spelling(spelling: str) -> None:
    lexicon = spelled(ENGLISH, spelling)
    assert all(word in lexicon for word in ("colour", "color", "grey", "gray"))


def test_targets_by_length_have_that_length() -> None:
    american = spelled(ENGLISH, "us")
    assert "color" in american.targets("easy", 5)
    assert {len(word) for word in american.targets("medium", 5)} == {5}


def test_no_target_is_lost_in_a_spelling() -> None:
    british = replacements(ENGLISH.variants(), 0)
    everything = {british.get(word, word) for word in ENGLISH.targets("hard")}
    assert set(spelled(ENGLISH, "gb").targets("hard")) == everything


@pytest.mark.parametrize(
    ("spelling", "title", "grey"),
    [("gb", "Colours", "grey"), ("us", "Colors", "gray"), (SHARED, "Colours", "")],
)
def test_themes_come_in_the_chosen_spelling(spelling: str, title: str, grey: str) -> None:
    theme = spelled(ENGLISH, spelling).theme("colours")
    assert theme.title == title
    assert {"grey", "gray"} & set(theme.words) == ({grey} if grey else set())


@pytest.mark.parametrize("spelling", ["gb", "us", SHARED])
def test_every_theme_has_thirty_different_words_in_every_spelling(spelling: str) -> None:
    lexicon = spelled(ENGLISH, spelling)
    for name in lexicon.themes():
        words = [word.lower() for word in lexicon.theme(name).words]
        assert len(set(words)) == len(words) >= 30, name


def test_the_same_spelling_is_the_same_lexicon_and_a_language_without_spellings_is_itself() -> None:
    assert spelled(ENGLISH, "us") is spelled(ENGLISH, "us")
    french = Lexicon.open("fr")
    assert spelled(french, "us") is french


def test_tools_without_a_spelling_show_only_what_all_spell_alike() -> None:
    assert not {"colour", "color"} & set(Tools.open(("en",)).words.targets("easy"))
    assert "color" in Tools.open(("en",), "us").words.targets("easy")


def test_all_words_of_the_table_are_accepted_and_no_word_is_replaced_twice() -> None:
    words = [form.removeprefix("=") for line in ENGLISH.variants() for form in line.split()]
    assert [word for word in words if word not in ENGLISH] == []
    replaced = [form for line in ENGLISH.variants() for form in line.split() if not form.startswith("=")]
    assert len(set(replaced)) == len(replaced)


def test_the_builder_keeps_pairs_of_accepted_words_and_names_a_wrong_line(tmp_path: Path) -> None:
    (tmp_path / "variants.txt").write_text("# why\ncolour color\ntyre =tire\n", "utf-8")
    assert variants(tmp_path, frozenset({"colour", "color", "tire"}), 2) == ["colour color"]
    assert variants(tmp_path / "none", frozenset(), 0) == []
    with pytest.raises(ValueError, match="a word for each spelling"):
        variants(tmp_path, frozenset(), 3)


@pytest.mark.parametrize("language", Lexicon.names())
def test_sad_words_are_targets_and_shown_only_with_all_words(language: str) -> None:
    usual, every = Tools.open([language]).words, Tools.open([language], all_words=True).words
    sad = set(every.targets("hard")) - set(usual.targets("hard"))
    assert sad
    assert sad <= Lexicon.open(language).grim
    assert all(map(every.may_show, sad))
    assert not any(map(usual.may_show, sad))
    assert not any(map(every.may_show, Lexicon.open(language).hidden))
