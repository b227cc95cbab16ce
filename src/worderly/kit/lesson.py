"""A lesson: a tiny fixed puzzle with a few steps, played by the rules of the game itself."""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import reduce
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from worderly.kit.codec import Record, convert
from worderly.kit.game import Event, Game, M, O, S, Stamp, T, V
from worderly.kit.play import play
from worderly.kit.refusal import Fact, Refused
from worderly.languages import DEFAULT

Cell = tuple[int, int]
L = TypeVar("L")

PARTS = ("board", "tray", "entry", "points", "lives", "clock", "radar", "list")
"""What a step may point at besides cells; a front end marks the part of its screen with that name."""
START = Stamp(0, 0)
"""A lesson has one player and no clock."""


class LessonStep(Record, tag="lesson_step"):
    """One sentence, what it speaks of, and the move that it asks for."""

    says: str
    """The sentence is the message `lesson-<game>-<says>`."""
    cells: tuple[Cell, ...] = ()
    """In the order of a word's letters."""
    part: str = ""
    """One of PARTS."""
    wants: str = ""
    """The move in its text form; empty: the player only reads."""


@dataclass(frozen=True, kw_only=True)
class Lesson(Generic[O, S, T]):
    options: O
    """Its languages are those of the lesson's words."""
    first: Callable[[T], S]
    steps: tuple[LessonStep, ...]
    facts: dict[str, Fact] = field(default_factory=dict)
    """What the sentences name: the words of this language."""
    taken_back: Callable[[Event], Event] = lambda event: event
    """What a move that is taken back is answered: nothing that it would cost."""


AnyLesson = Lesson[Any, Any, Any]


class Attempt(NamedTuple):
    """The answer of the rules to a move, and whether it was the move that the step asks for."""

    events: tuple[Event, ...]
    is_wanted: bool


def words_for(language: str, module: str, kind: type[L]) -> tuple[str, L]:
    """The lesson's words in this language, or the default one's; and which language that is.

    `module` is the path of the game's `lesson.py`; the words are in `lesson.toml` beside it.
    """
    known = tomllib.loads(Path(module).with_suffix(".toml").read_text("utf-8"))
    found = language if language in known else DEFAULT
    return found, convert(known[found], kind)


def state_at(game: Game[O, S, M, V, T], lesson: Lesson[O, S, T], number: int, tools: T) -> S:
    """The state when step `number` (from 0) begins: the wanted moves of the steps before it are made."""
    wanted = [game.parse(step.wants) for step in lesson.steps[:number] if step.wants]
    return reduce(
        lambda state, move: play(game, state, START, move, tools).state, wanted, lesson.first(tools)
    )


def attempt(game: Game[O, S, M, V, T], lesson: Lesson[O, S, T], number: int, move: M, tools: T) -> Attempt:
    """Plays a move at a step; raises Refused. A move that leads to the same state as the wanted one is
    the wanted one; any other is answered and then taken back."""
    step, state = lesson.steps[number], state_at(game, lesson, number, tools)
    after, events = play(game, state, START, move, tools)
    if step.wants and after == play(game, state, START, game.parse(step.wants), tools).state:
        return Attempt(events, is_wanted=True)
    return Attempt(tuple(map(lesson.taken_back, events)), is_wanted=False)


def step_of(lesson: AnyLesson, number: int) -> LessonStep:
    """Raises Refused if the lesson has no such step."""
    if not 0 <= number < len(lesson.steps):
        raise Refused("no_such_step", steps=len(lesson.steps))
    step: LessonStep = lesson.steps[number]
    return step


def message_of(game_id: str, step: LessonStep) -> str:
    return f"lesson-{game_id}-{step.says}"
