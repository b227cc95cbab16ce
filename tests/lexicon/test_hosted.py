"""A shipped list with a host's changes: what it accepts, what it shows, how it is called."""

import pytest

from worderly.lexicon import Lexicon
from worderly.lexicon.hosted import HostedLexicon, changed_graph
from worderly.solver import boards

ENGLISH = Lexicon.open("en")
TARGET = ENGLISH.targets("easy", 5)[0]


@pytest.fixture(scope="module")
def hosted() -> Lexicon:
    """One of the added words is in the list already, one is banned too."""
    added, banned = frozenset({"zyzzyx", "mouse", "zyzyx"}), frozenset({TARGET, "lion", "zyzyx"})
    return HostedLexicon(ENGLISH, changed_graph(ENGLISH, added, banned), added, banned, 3)


def test_added_words_are_in_and_banned_ones_are_out(hosted: Lexicon) -> None:
    assert "Zyzzyx" in hosted
    assert TARGET not in hosted
    assert len(hosted) == len(ENGLISH) + 1 - 2
    assert (hosted.verdict("zyzzyx"), hosted.verdict(TARGET)) == ("listed", "banned")
    assert TARGET in ENGLISH
    assert "zyzzyx" not in ENGLISH


def test_a_banned_word_is_no_target_and_in_no_tier_or_theme(hosted: Lexicon) -> None:
    assert TARGET not in hosted.targets("easy", 5)
    assert (hosted.tier(TARGET), hosted.is_common(TARGET)) == (None, False)
    assert "lion" in ENGLISH.theme("animals").words
    assert "lion" not in hosted.theme("animals").words
    assert hosted.targets("easy", 4)


def test_the_version_counts_the_changes(hosted: Lexicon) -> None:
    assert hosted.version == f"{ENGLISH.version}+3"
    assert (hosted.name, hosted.language) == (ENGLISH.name, "en")
    assert "+" not in ENGLISH.version


def test_the_solvers_use_the_changed_list(hosted: Lexicon) -> None:
    board = (("l", "i"), ("n", "o"))
    assert "lion" in boards.list_words(ENGLISH, board, 3)
    assert "lion" not in boards.list_words(hosted, board, 3)
