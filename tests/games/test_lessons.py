"""Every game's lesson, in every language: its own steps play it to the end by the real rules."""

from typing import Any

import pytest

from worderly.games import GAMES
from worderly.games.tools import Tools
from worderly.kit import AnyGame, Refused, encode
from worderly.kit.lesson import PARTS, AnyLesson, attempt, message_of, state_at
from worderly.languages import DEFAULT, interface_languages, word_languages
from worderly.messages import Messages

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", [*word_languages(), "xx"])


def tools_of(lesson: AnyLesson) -> Tools:
    return Tools.open(lesson.options.languages)


def grid_of(view: Any) -> tuple[tuple[str, ...], ...]:
    """The rows of a board; a game without one has none."""
    return tuple(map(tuple, getattr(view, "grid", ()) or getattr(view, "faces", ())))


@every_game
@every_language
def test_the_steps_of_a_lesson_play_it_to_its_end(game: AnyGame, language: str) -> None:
    lesson = game.lesson(language)
    tools = tools_of(lesson)
    asked = [number for number, step in enumerate(lesson.steps) if step.wants]
    assert 4 <= len(lesson.steps) <= 6
    assert len(asked) >= 2
    for number in asked:
        tried = attempt(game, lesson, number, game.parse(lesson.steps[number].wants), tools)
        assert tried.is_wanted, lesson.steps[number]
    assert game.scores(state_at(game, lesson, len(lesson.steps), tools))[0] > 0


@every_game
@every_language
def test_each_step_has_its_sentence_in_every_language(game: AnyGame, language: str) -> None:
    lesson = game.lesson(language)
    for spoken in interface_languages():
        messages = Messages(spoken)
        for step in lesson.steps:
            message = message_of(game.id, step)
            text = messages.text(message, **lesson.facts)
            assert messages.has(message), message
            assert "{" not in text, text
            assert len(text) <= 180, f"{len(text)} letters are too many for a phone: {text}"


@every_game
@every_language
def test_each_step_points_at_something_there_is(game: AnyGame, language: str) -> None:
    lesson = game.lesson(language)
    rows = grid_of(game.view(lesson.first(tools_of(lesson)), 0, False))
    for step in lesson.steps:
        assert step.cells or step.part
        assert step.part in ("", *PARTS)
        assert all(0 <= row < len(rows) and 0 <= col < len(rows[row]) for row, col in step.cells)


@every_game
def test_a_language_without_a_lesson_gets_the_default_one(game: AnyGame) -> None:
    assert game.lesson("xx").options == game.lesson(DEFAULT).options
    for language in word_languages():
        assert game.lesson(language).options.languages == (language,)


@every_game
def test_another_move_is_answered_by_the_rules_and_taken_back(game: AnyGame) -> None:
    lesson = game.lesson(DEFAULT)
    tools = tools_of(lesson)
    number = next(number for number, step in enumerate(lesson.steps) if step.wants)
    before = encode(state_at(game, lesson, number, tools))
    for text in ("zzzz", "a1 a3", "a1"):
        try:
            tried = attempt(game, lesson, number, game.parse(text), tools)
        except (Refused, ValueError):
            continue
        assert not tried.is_wanted
    assert encode(state_at(game, lesson, number, tools)) == before


@every_game
def test_no_clock_runs_in_a_lesson(game: AnyGame) -> None:
    lesson = game.lesson(DEFAULT)
    assert game.deadline(lesson.first(tools_of(lesson))) is None
