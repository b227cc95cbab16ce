"""A lesson as a match of this device: the wanted move takes it on, any other is taken back."""

from typing import Any

from worderly.device.local.match import LocalMatch
from worderly.device.local.stopwatch import Stopwatch
from worderly.device.match import MatchConfig
from worderly.games.tools import Tools
from worderly.kit import AnyGame, Event, Move, Outcome, Say, Seat
from worderly.kit.lesson import START, AnyLesson, LessonStep, attempt, message_of, state_at


class LessonMatch(LocalMatch):
    """Its clock stands still, it never ends, and nothing of it is saved."""

    def __init__(self, game: AnyGame, lesson: AnyLesson, tools: Any) -> None:
        config = MatchConfig(game, lesson.options, "lesson")
        super().__init__(config, tools, lesson.first(tools), (), Stopwatch(lambda: 0), None)
        self.lesson, self.number = lesson, 0

    @property
    def outcome(self) -> Outcome | None:
        return None

    def view(self, seat: Seat | None = 0) -> Any:
        """Without the answers, also after the last word."""
        return self.game.view(self.state, seat, False)

    @property
    def step(self) -> LessonStep | None:
        """None: the lesson is over."""
        steps = self.lesson.steps
        return steps[self.number] if self.number < len(steps) else None

    @property
    def is_changed(self) -> bool:
        """The board is another one than at the step before; so it is at the first step."""
        return self.number == 0 or bool(self.lesson.steps[self.number - 1].wants)

    def sentence(self, say: Say) -> str:
        """What the step says, in the player's language."""
        assert self.step is not None
        return say(message_of(self.game.id, self.step), **self.lesson.facts)

    def read_on(self) -> bool:
        """Goes on from a step without a move; returns whether it was one."""
        if self.step is None or self.step.wants:
            return False
        self._take(self.number + 1)
        return True

    def submit(self, move: Move, seat: Seat = 0) -> tuple[Event, ...]:
        """Raises Refused as the rules do."""
        if self.step is None:
            return ()
        tried = attempt(self.game, self.lesson, self.number, move, self.tools)
        if tried.is_wanted:
            self.moves.append((START, move))
            self._take(self.number + 1)
        for listener in tuple(self._listeners):
            listener(tried.events)
        return tried.events

    def _take(self, number: int) -> None:
        self.number = number
        self.state = state_at(self.game, self.lesson, number, self.tools)


def begin_lesson(game: AnyGame, language: str) -> LessonMatch:
    lesson = game.lesson(language)
    return LessonMatch(game, lesson, Tools.open(lesson.options.languages))
