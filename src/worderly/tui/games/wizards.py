"""Wizards on the screen: the covered crossword, the tray, lives and words left."""

from collections.abc import Iterable, Sequence
from typing import Any

from textual.app import ComposeResult

from worderly.games.wizards.event_texts import event_texts
from worderly.games.wizards.model import (
    COVERED,
    EMPTY,
    Bonus,
    Cast,
    Guess,
    Hint,
    Power,
    Right,
    Star,
    Starred,
    View,
    Wrong,
)
from worderly.grid.notation import row_text
from worderly.kit import Event, Move, Say
from worderly.tui.ending.result import Summary, Tiles, Word
from worderly.tui.games.game import GameScreen
from worderly.tui.games.spelling import SpellingScreen
from worderly.tui.widgets.bars import Key
from worderly.tui.widgets.tiles import NOTHING, Cell, Tile
from worderly.tui.widgets.tray import Tray

SIZES = ((4, 2), (2, 1), (1, 1))
MOST_BOXES = 20
"""That have room in one line of the side panel."""


class WizardsScreen(SpellingScreen):
    right = (Right, Bonus, Power, Starred)
    wrong = (Wrong,)
    prompt = "tui-wizards-prompt"
    accepted_signs = "!*0123456789"
    is_aiming = False
    """The arrow keys move over the grid, to choose a letter for a star."""
    fresh: tuple[Cell, ...] = ()
    """Cells that the last move uncovered, in the order of the animation."""

    def below(self) -> ComposeResult:
        yield Tray(id="tray", classes="tray")

    def dealt_letters(self) -> Sequence[str]:
        letters: str = self.view.letters
        return letters

    def lay_out(self, width: int, height: int) -> None:
        self.tray.cell = (6, 3) if height >= self.grid.measure((1, 1)).height + 4 else (4, 1)
        margin = 0 if self.has_class("low") else 1
        self.fit(width, height - self.tray.cell[1] - margin, SIZES)

    def draw(self, view: View) -> None:
        self.letters = self.letters or tuple(view.letters)
        turned = frozenset(self.motion.shown(self.fresh))
        coming = frozenset(self.fresh) - turned
        self.grid.tiles = covered_tiles(view.grid, turned, coming, self.arcade.covered)
        self.draft_changed()

    def show(self) -> None:
        """While a star is lit, the cells have names."""
        view = self.view
        rows, cols = (len(view.grid), len(view.grid[0])) if view.stars and not view.reason else (0, 0)
        if len(self.grid.row_labels) != rows:
            self.grid.label([row_text(row) for row in range(rows)], [str(col + 1) for col in range(cols)])
            self.lay_out_all()
        super().show()

    def draft_changed(self) -> None:
        self.tray.set_letters(self.letters, self.entry.draft)

    async def show_events(self, events: Sequence[Event]) -> None:
        if events:
            self.fresh = tuple(cell for event in events for cell in _uncovered(event))
            self.bring_into_sight(self.fresh)
        await super().show_events(events)

    def event_texts(self, event: Event, view: View, say: Say) -> list[str]:
        return event_texts(event, view, say)

    def tally(self, view: View) -> int:
        return view.points

    def figures(self, view: View) -> str:
        lives = "♥" * view.lives + "♡" * (view.options.lives - view.lives)
        hearts = lives if len(lives) <= 10 else f"♥ {view.lives}"
        return f"{hearts}  {self.points(view)}"

    def panel(self, view: View) -> str:
        parts = [self.say("wizards-status", lives=view.lives, points=view.points), ""]
        parts += [self.say("wizards-hints-left", count=view.hints_left)] if view.options.hints else []
        parts += [self.say("wizards-charges", count=view.charges)] if view.charges else []
        parts += [self.say("wizards-shield-left", count=view.shield)] if view.shield else []
        parts += [self.say("wizards-stars", count=view.stars)] if view.stars else []
        parts += [self.say("tui-words-left"), *(f"  {length}  {boxes(count)}" for length, count in view.left)]
        if view.found:
            parts += ["", self.say("tui-words-found", count=len(view.found)), " ".join(view.found)]
        if view.bonus:
            parts += ["", self.say("wizards-bonus-words", words=" ".join(view.bonus))]
        if view.options.debug:
            answers = dict.fromkeys(answer.display for answer in view.answers)
            parts += ["", self.say("wizards-omniscient"), " ".join(answers)]
        return "\n".join(parts)

    def read(self, text: str) -> Move:
        return super().read(text) if text.startswith(("!", "*")) else Guess(text)

    def own_keys(self) -> Iterable[Key]:
        yield from super().own_keys()
        options = self.view.options
        if options.hints:
            yield self.key("f3", "F3", "tui-key-hint", "hint")
        if options.wizard != "plain":
            yield self.key("f6", "F6", "tui-key-cast", "cast")
        if self.view.stars:
            yield self.key("f7", "F7", "tui-key-star", "star")

    async def action_hint(self) -> None:
        await self.send(Hint())

    async def action_cast(self) -> None:
        await self.send(Cast())

    def action_star(self) -> None:
        """Begins or ends the choice of a letter."""
        self.is_aiming = not self.is_aiming
        self.grid.cursor = self._first_covered() if self.is_aiming else None
        self.show_message(self.say("tui-wizards-aim") if self.is_aiming else "")

    def _first_covered(self) -> Cell | None:
        rows = enumerate(self.view.grid)
        return next(((row, line.index(COVERED)) for row, line in rows if COVERED in line), None)

    def move_cursor(self, rows: int, cols: int) -> None:
        if self.is_aiming:
            GameScreen.move_cursor(self, rows, cols)
        else:
            super().move_cursor(rows, cols)

    def take_back(self) -> bool:
        if self.is_aiming:
            self.action_star()
            return True
        return super().take_back()

    async def pick_cursor(self) -> None:
        if self.is_aiming:
            await GameScreen.pick_cursor(self)
        else:
            await super().pick_cursor()

    async def pick(self, cell: Cell) -> None:
        if self.view.stars:
            self.is_aiming, self.grid.cursor = False, None
            await self.send(Star(cell))

    def summary(self, view: View) -> Summary:
        answers = sorted(view.answers, key=lambda answer: (answer.found, -len(answer.word)))
        words = [Word(answer.display, found=answer.found, cells=answer.cells) for answer in answers]
        reason = self.arcade.messages.reason(view.reason or "")
        return Summary(
            headline=f"{reason}  {self.say('tui-points', points=view.points)}",
            lines=[self.say("wizards-status", lives=view.lives, points=view.points)],
            words=words,
            tiles=answer_tiles(view),
            sizes=SIZES,
        )


def boxes(count: int) -> str:
    return "▫" * count if count <= MOST_BOXES else f"▫ × {count}"


def _uncovered(event: Event) -> tuple[Cell, ...]:
    return (event.cell,) if isinstance(event, Starred) else getattr(event, "cells", ())


def covered_tiles(
    rows: Iterable[str], fresh: frozenset[Cell], coming: frozenset[Cell], covered: str
) -> Tiles:
    """`coming`: uncovered cells that the animation does not show yet."""

    def tile(cell: Cell, letter: str) -> Tile:
        if letter == EMPTY:
            return NOTHING
        if letter == COVERED or cell in coming:
            return Tile(covered, "hidden")
        look = "fresh" if cell in fresh else "spine" if letter.isupper() else "plain"
        return Tile(letter, look)

    return tuple(
        tuple(tile((row, col), letter) for col, letter in enumerate(letters))
        for row, letters in enumerate(rows)
    )


def answer_tiles(view: Any) -> Tiles:
    """Found letters bold, missed ones in italics."""
    shown = view.grid

    def tile(row: int, col: int, letter: str) -> Tile:
        if letter == EMPTY:
            return NOTHING
        return Tile(letter, "missed" if shown[row][col] == COVERED else "plain")

    return tuple(
        tuple(tile(row, col, letter) for col, letter in enumerate(letters))
        for row, letters in enumerate(view.answer)
    )


SCREEN = WizardsScreen
