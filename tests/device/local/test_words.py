"""The player's own words: an overlay that judges guesses and nothing else."""

from pathlib import Path

from worderly.device.local.words import WordFile
from worderly.games.own_words import OwnWords, PersonalLexicon, with_own_words
from worderly.games.tools import Tools
from worderly.lexicon import Lexicon

SHARED = Lexicon.from_words(["cat", "dog"])


def test_of_two_lines_about_a_word_the_later_counts(tmp_path: Path) -> None:
    file = WordFile(tmp_path / "words" / "en.txt")
    assert file.read() == OwnWords()
    file.allow("zyzzy")
    file.report("cat")
    file.report("zyzzy")
    file.allow("cat")
    assert file.read() == OwnWords(frozenset({"cat"}), frozenset({"zyzzy"}))


def test_an_allowed_word_is_in_and_a_reported_one_is_out() -> None:
    own = PersonalLexicon(SHARED, OwnWords(frozenset({"zyzzy"}), frozenset({"cat"})))
    assert [word in own for word in ("zyzzy", "ZYZZY", "cat", "dog", "cow")] == [
        True,
        True,
        False,
        True,
        False,
    ]
    assert "cat" in SHARED


def test_puzzles_are_made_from_the_shared_list() -> None:
    own = PersonalLexicon(SHARED, OwnWords(frozenset({"zyzzy"}), frozenset({"cat"})))
    assert list(own) == list(SHARED)
    assert own.targets("medium") == SHARED.targets("medium")


def test_tools_without_own_words_stay_as_they_are() -> None:
    tools = Tools((SHARED,))
    assert with_own_words(tools, OwnWords()) is tools
