"""Which of the host's changes hold at a time."""

from worderly.lexicon import Lexicon
from worderly.store.tables.rows import HostWord
from worderly.table.host_words import HostWords

CHANGES = (
    HostWord("en", 1, "+", "zyzzyx", 100),
    HostWord("en", 2, "-", "cat", 200),
    HostWord("en", 3, "+", "cat", 300),
    HostWord("en", 4, "-", "zyzzyx", 400),
)


def host_words() -> HostWords:
    made = HostWords()
    made.take(CHANGES)
    return made


def test_a_change_holds_from_its_time_on() -> None:
    words = host_words()
    held = [("zyzzyx" in words.lexicon("en", at), "cat" in words.lexicon("en", at)) for at in (99, 100, 200)]
    assert held == [(False, True), (True, True), (True, False)]
    assert words.lexicon("en", 99).version == Lexicon.open("en").version
    assert words.lexicon("en", 250).version.endswith("+2")


def test_of_two_changes_of_a_word_the_later_counts() -> None:
    words = host_words()
    assert "cat" in words.lexicon("en", 300)
    assert words.lexicon("en", 400).verdict("zyzzyx") == "banned"


def test_other_languages_stay_as_they_were_shipped() -> None:
    assert host_words().lexicon("fr", 1_000).version == Lexicon.open("fr").version


def test_a_spelling_of_a_changed_list_shares_its_graph() -> None:
    words = host_words()
    british, american = (words.lexicon("en", 250, spelling) for spelling in ("gb", "us"))
    assert british.graph is american.graph
    assert "colour" in british.targets("easy", 6)
    assert "colour" not in american.targets("easy", 6)
    assert "cat" not in {*british.targets("easy", 3), *american.targets("easy", 3)}


def test_each_edition_is_built_once() -> None:
    words = host_words()
    first = words.lexicon("en", 150)
    words.take(CHANGES)
    assert words.lexicon("en", 199) is first
