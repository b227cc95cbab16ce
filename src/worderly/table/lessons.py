"""Lessons on a server: nothing is saved, because a step's state follows from the steps before it."""

from typing import Any

from msgspec import ValidationError

from worderly.games.tools import Tools
from worderly.kit import AnyGame, Refused, Say, decode, encode, events_for
from worderly.kit.lesson import AnyLesson, attempt, message_of, state_at, step_of
from worderly.wire.lessons import LessonAnswer, LessonInfo, LessonPage
from worderly.wire.websocket import Frame


def tools_for(lesson: AnyLesson) -> Tools:
    """The shipped lists without the host's changes: a lesson must not depend on them."""
    return Tools.open(lesson.options.languages)


def lesson_info(game: AnyGame, language: str, say: Say) -> LessonInfo:
    lesson = game.lesson(language)
    tools = tools_for(lesson)
    pages = tuple(
        LessonPage(
            text=say(message_of(game.id, step), **lesson.facts),
            cells=step.cells,
            part=step.part,
            wants=game.parse(step.wants) if step.wants else None,
            frame=_frame(game, lesson, number, tools),
        )
        for number, step in enumerate(lesson.steps)
    )
    return LessonInfo(
        game=game.id,
        language=lesson.options.languages[0],
        pages=pages,
        last=_frame(game, lesson, len(pages), tools),
    )


def _frame(game: AnyGame, lesson: AnyLesson, number: int, tools: Tools) -> Frame:
    """Never over, so that the board of the last step stays in sight."""
    state = state_at(game, lesson, number, tools)
    return Frame(
        match="lesson",
        game=game.id,
        seq=number,
        seat=0,
        view=game.view(state, 0, False),
        events=(),
        scores=game.scores(state),
        outcome=None,
        clock_ms=0,
        deadline_ms=None,
        paused=False,
        ranked=False,
    )


def try_move(game: AnyGame, language: str, number: int, body: Any) -> LessonAnswer:
    """Raises Refused if the rules refuse the move, or the lesson has no such step."""
    lesson = game.lesson(language)
    step_of(lesson, number)
    tried = attempt(game, lesson, number, _move(game, body), tools_for(lesson))
    return LessonAnswer(wanted=tried.is_wanted, events=events_for(tried.events, 0))


def _move(game: AnyGame, body: Any) -> Any:
    try:
        return decode(encode(body), game.Move)
    except ValidationError as error:
        raise Refused("bad_move", detail=str(error)) from error
