"""A lesson on this device: it keeps its step, and saves nothing."""

import pytest

from worderly.device.local.lesson import LessonMatch, begin_lesson
from worderly.games import game_of
from worderly.kit import Refused
from worderly.messages import Messages

SAY = Messages("en").text


def lesson() -> LessonMatch:
    return begin_lesson(game_of("wizards"), "en")


def test_reading_and_moving_take_the_lesson_to_its_end() -> None:
    match = lesson()
    heard: list[int] = []
    stop = match.watch(lambda events: heard.append(len(events)))
    while match.step is not None:
        if not match.read_on():
            match.submit(match.game.parse(match.step.wants))
    stop()
    assert match.scores == (8,)
    assert len(heard) == 3
    assert match.outcome is None
    assert match.view().answers == ()
    assert match.submit(match.game.parse("star")) == ()
    assert not match.read_on()


def test_another_move_keeps_the_step_and_the_board() -> None:
    match = lesson()
    assert match.read_on()
    assert not match.read_on()
    match.submit(match.game.parse("srat"))
    assert (match.number, match.view().lives) == (1, 5)
    with pytest.raises(Refused):
        match.submit(match.game.parse("r4t"))


def test_the_clock_stands_still() -> None:
    match = lesson()
    assert (match.elapsed_ms, match.left_ms, match.tick()) == (0, None, ())


def test_the_board_is_told_again_only_where_it_has_changed() -> None:
    match = lesson()
    told = []
    while match.step is not None:
        told.append(match.is_changed)
        if not match.read_on():
            match.submit(match.game.parse(match.step.wants))
    assert told == [True, False, True, True, False]


def test_a_step_speaks_the_players_language() -> None:
    match = lesson()
    assert match.sentence(Messages("de").text).startswith("Auf diesem Brett")
    assert match.sentence(SAY).startswith("Words hide")
