"""Why a word is in the list, as a page shows it."""

from worderly.lexicon import Lexicon
from worderly.messages import Messages
from worderly.table.words import word_info


def test_a_known_word_has_a_meaning_and_an_unknown_one_a_reason() -> None:
    lexicon, say = Lexicon.open("en"), Messages("en").text
    known, unknown = word_info(lexicon, "otter", say), word_info(lexicon, "xqzzv", say)
    assert (known.word, known.known, known.verdict) == ("otter", True, "listed")
    assert known.meaning
    assert (unknown.known, unknown.verdict, unknown.meaning) == (False, "unlisted", None)
    assert unknown.lines
