"""A lesson is played by the rules: the wanted move counts, any other is answered and taken back."""

from pathlib import Path

import pytest

from tests.kit.codeword import CODEWORD, Guess, Marked
from worderly.kit import Refused
from worderly.kit.codec import Record
from worderly.kit.lesson import LessonStep, attempt, message_of, state_at, step_of, words_for

LESSON = CODEWORD.lesson("en")


class Words(Record):
    first: str


def test_the_wanted_move_takes_the_lesson_on() -> None:
    tried = attempt(CODEWORD, LESSON, 1, Guess("berry"), None)
    assert tried.is_wanted
    assert [event.word for event in tried.events if isinstance(event, Marked)] == ["berry"]
    assert [row.word for row in state_at(CODEWORD, LESSON, 2, None).rows] == ["berry"]


def test_another_move_gets_its_answer_and_changes_nothing() -> None:
    tried = attempt(CODEWORD, LESSON, 1, Guess("mango"), None)
    assert not tried.is_wanted
    assert tried.events
    assert state_at(CODEWORD, LESSON, 1, None).rows == ()


def test_a_refused_move_is_refused() -> None:
    with pytest.raises(Refused):
        attempt(CODEWORD, LESSON, 1, Guess("zz"), None)


def test_no_move_is_wanted_where_the_player_only_reads() -> None:
    assert not attempt(CODEWORD, LESSON, 0, Guess("berry"), None).is_wanted


def test_a_step_that_is_not_there_is_refused() -> None:
    assert step_of(LESSON, 1).says == "guess"
    for number in (-1, 9):
        with pytest.raises(Refused, match=r"^no_such_step\("):
            step_of(LESSON, number)


def test_the_words_of_a_language_or_of_the_default_one(tmp_path: Path) -> None:
    (tmp_path / "lesson.toml").write_text('[en]\nfirst = "cat"\n[fr]\nfirst = "chat"\n', "utf-8")
    module = str(tmp_path / "lesson.py")
    assert words_for("fr", module, Words) == ("fr", Words("chat"))
    assert words_for("de", module, Words) == ("en", Words("cat"))


def test_the_sentence_of_a_step_has_the_name_of_game_and_step() -> None:
    assert message_of("codeword", LessonStep("guess")) == "lesson-codeword-guess"
