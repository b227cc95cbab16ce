"""Why a word is in a list or not: the facts, and the sentences that say them."""

import re
from pathlib import Path

import pytest

from worderly.lexicon import Lexicon
from worderly.lexicon.explanation import OVERLAY, Explanation, explain, sentences
from worderly.lexicon.folder import SHIPPED, Folder
from worderly.messages import Messages

ENGLISH = Lexicon.open("en")
LIST = f"{ENGLISH.name} {ENGLISH.version}"


def said(why: Explanation, language: str = "en") -> str:
    return "\n".join(sentences(why, Messages(language).text))


def test_a_form_of_a_common_word_names_its_root_tier_source_and_meaning() -> None:
    why = explain(ENGLISH, "Cats")
    assert (why.word, why.verdict, why.root, why.tier, why.target) == ("cats", "listed", "cat", "easy", False)
    assert why.source is not None
    assert why.source.startswith("scowl ")
    assert why.meaning is not None
    assert f"“cats” is in {LIST}." in said(why)
    assert "It is a form of “cat”." in said(why)


def test_a_base_word_may_be_a_target() -> None:
    word = ENGLISH.targets("easy", 5)[0]
    assert explain(ENGLISH, word).target
    assert "It may be a word to find." in said(explain(ENGLISH, word))


def test_a_string_that_is_no_word_is_only_said_to_be_out() -> None:
    why = explain(ENGLISH, "zzqxj")
    assert said(why) == f"“zzqxj” is not in {LIST}."
    assert (why.tier, why.target, why.source, why.meaning) == (None, False, None, None)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_slur_is_explained_without_being_repeated(language: str) -> None:
    lexicon = Lexicon.open(language)
    for word in sorted(lexicon.blocked)[:50]:
        why = explain(lexicon, word)
        assert (why.verdict, why.level, why.meaning, why.root) == ("blocked", "block", None, None)
        assert word not in said(why, language).lower().split()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hidden_word_has_neither_meaning_nor_tier(language: str) -> None:
    lexicon = Lexicon.open(language)
    word = next(word for word in sorted(lexicon.hidden) if word in lexicon)
    why = explain(lexicon, word)
    assert (why.verdict, why.level, why.tier, why.meaning) == ("listed", "hide", None, None)
    assert len(said(why, language).splitlines()) == 3  # in the list, never shown, its source


def test_words_changed_by_hand_say_so(tmp_path: Path) -> None:
    folder = tmp_path / "en"
    folder.mkdir()
    for path in (SHIPPED / "en").iterdir():
        (folder / path.name).symlink_to(path)
    (folder / "changes.txt").unlink(missing_ok=True)
    (folder / "changes.txt").write_text("[+]\ncat\n[-]\nzzqxj\n[-joined]\nzzjqx\n")
    (folder / "origins.bin").unlink()
    lexicon = Lexicon(ENGLISH.graph, Folder(folder))
    assert explain(lexicon, "cat").source == OVERLAY
    assert "added by hand" in said(explain(lexicon, "cat"))
    assert "taken out of the list by hand" in said(explain(lexicon, "zzqxj"))
    assert "taken out of the list: two words written as one" in said(explain(lexicon, "zzjqx"))
    assert explain(lexicon, "dog").source != OVERLAY


def test_the_source_names_the_class_of_scowl() -> None:
    package = f"{ENGLISH.credits[0].name} {ENGLISH.credits[0].version}"
    assert explain(ENGLISH, "cat").source == f"{package}, english, size 10"
    assert explain(ENGLISH, "colour").source == f"{package}, british, size 10"
    assert explain(ENGLISH, "syzygy").source == f"{package}, english, size 70"


@pytest.mark.parametrize(
    ("word", "source"),
    [("qi", "short"), ("abamp", "enable"), ("squaddie", "everyday"), ("wifi", "today")],
)
def test_a_word_that_was_added_by_hand_names_the_reason(word: str, source: str) -> None:
    why = explain(ENGLISH, word)
    assert why.source == f"{OVERLAY}-{source}"
    assert OVERLAY not in said(why)


@pytest.mark.parametrize(
    ("word", "reason"),
    [("livingroom", "joined"), ("gregory", "name"), ("quizes", "misspelling"), ("csch", "fragment")],
)
def test_a_word_that_was_taken_out_by_hand_names_the_reason(word: str, reason: str) -> None:
    assert explain(ENGLISH, word).removed_as == reason


@pytest.mark.parametrize("language", Lexicon.names())
def test_every_reason_of_an_overlay_has_its_sentence(language: str) -> None:
    text = (SHIPPED / language / "changes.txt").read_text("utf-8")
    for change in re.findall(r"(?m)^\[(.*)\]$", text):
        say = Messages(language).text
        source = say("why-source", source=f"{OVERLAY}-{change[1:]}" if change[1:] else OVERLAY)
        removed = say("why-removed", reason=change[1:] or "none")
        assert OVERLAY not in source if change[0] == "+" else removed != say("why-removed", reason="none")
