"""A lesson on the screen: the game's own screen with the sentence of the step below the board."""

from collections.abc import Iterable

from textual.content import Content
from textual.widgets import Static

from worderly.device.local.lesson import LessonMatch, begin_lesson
from worderly.games import game_of, part_of
from worderly.kit import Move
from worderly.tui.games.game import GameScreen
from worderly.tui.link import Link
from worderly.tui.widgets.bars import Key, MessageBar, TitleBar

LINES = 4
"""Kept free for the sentence; a longer one covers the lower edge of the board's margin."""


class LessonScreen(GameScreen):
    """Goes before the screen of a game in the list of bases."""

    DEFAULT_CSS = """
    LessonScreen #lesson {
        height: auto; max-height: 7; width: 1fr; padding: 0 1; background: $panel; color: $foreground;
    }
    """
    missed = False
    """The last move was another one than the step asks for."""

    @property
    def match(self) -> LessonMatch:
        assert isinstance(self.link.match, LessonMatch)
        return self.link.match

    def opened(self) -> None:
        self.mount(Static(id="lesson", markup=False), before=self.query_one(MessageBar))
        super().opened()
        game = self.say(f"title-{self.link.game.id}")
        self.query_one(TitleBar).name_text = self.say("lesson-title", game=game)
        self.call_after_refresh(self.show_step)

    def lay_out(self, width: int, height: int) -> None:
        super().lay_out(width, height - LINES)

    def show_step(self) -> None:
        self.query_one("#lesson", Static).update(self._content())
        cells = self.match.step.cells if self.match.step else ()
        if cells:
            self.grid.cursor = cells[0]

    def _content(self) -> Content:
        step, steps = self.match.step, len(self.match.lesson.steps)
        if step is None:
            return Content.assemble((self.say("lesson-end"), "bold"), "\n", self.say("lesson-end-keys"))
        head = self.say("lesson-step", number=self.match.number + 1, steps=steps)
        return Content.assemble(
            (head + " ", "$soft"), (self.match.sentence(self.say), "bold"), "\n", self._how(step.wants)
        )

    def _how(self, wants: str) -> str:
        if not wants:
            return self.say("lesson-enter")
        return self.say("lesson-try" if self.missed else "lesson-type", move=wants)

    async def action_submit(self) -> None:
        if self.entry.draft or (self.match.step and self.match.step.wants):
            await super().action_submit()
        elif self.match.read_on():
            self._next()
        else:
            self.arcade.playing.open(self.arcade.device.daily(self.link.game.id))

    async def send(self, move: Move) -> None:
        number = self.match.number
        await super().send(move)
        self.missed = self.match.number == number
        if self.missed:
            self.show_step()
        else:
            self._next()

    def _next(self) -> None:
        self.missed = False
        self.show()
        self.show_step()

    def playing_keys(self) -> Iterable[Key]:
        return ()


def lesson_screen(game_id: str, language: str) -> LessonScreen:
    screen: type[GameScreen] = part_of("worderly.tui.games", game_id, "SCREEN")
    kind: type[LessonScreen] = type(f"Lesson{screen.__name__}", (LessonScreen, screen), {})
    return kind(Link(begin_lesson(game_of(game_id), language)))
