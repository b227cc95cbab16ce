"""Battlewords on the screen: the sea, the radar, the letters to guess with."""

from collections.abc import Iterable, Sequence
from typing import Any

from textual import on
from textual.app import ComposeResult
from textual.containers import Center

from worderly.games.battlewords.event_texts import event_texts
from worderly.games.battlewords.model import COVERED, WATER, Hint, Reveal, Revealed, Right, View, Wrong
from worderly.kit import Event, Say
from worderly.tui.ending.result import Summary, Tiles, Word
from worderly.tui.games.game import GameScreen
from worderly.tui.widgets.bars import Key
from worderly.tui.widgets.tiles import Cell, Tile, TileGrid

SIZES = ((6, 3), (6, 2), (4, 2), (4, 1), (2, 1))
ROWS = tuple("ABCDEFGHIJKL")
COLUMNS = tuple(str(number) for number in range(1, 13))
PULSE_S = 1.2


class BattlewordsScreen(GameScreen):
    DEFAULT_CSS = """
    BattlewordsScreen #radar { margin-bottom: 1; }
    BattlewordsScreen #keyboard { margin-top: 1; }
    BattlewordsScreen.low #keyboard { margin-top: 0; }
    """
    right = (Right,)
    wrong = (Wrong,)
    prompt = "tui-battlewords-prompt"
    accepted_signs = "!0123456789"
    lit = True
    fresh: tuple[Cell, ...] = ()
    """Cells that the last move uncovered, in the order of the animation."""

    def stage(self) -> ComposeResult:
        with Center():
            yield TileGrid(id="grid", row_labels=ROWS, column_labels=COLUMNS)

    def below(self) -> ComposeResult:
        yield TileGrid(id="keyboard")

    def beside(self) -> ComposeResult:
        yield TileGrid(id="radar", row_labels=ROWS, column_labels=COLUMNS)

    def opened(self) -> None:
        super().opened()
        if self.arcade.has_motion:
            self.set_interval(PULSE_S, self.pulse)

    def pulse(self) -> None:
        if self.is_current and not self.has_ended:
            self.lit = not self.lit
            self.draw(self.view)

    @property
    def marks(self) -> frozenset[Cell]:
        """The player's marks, saved in the notes of the match."""
        return frozenset((row, col) for row, col in self.link.match.notes.get("marks", ()))

    @property
    def radar(self) -> TileGrid:
        return self.query_one("#radar", TileGrid)

    def lay_out(self, width: int, height: int) -> None:
        keyboard = self.query_one("#keyboard", TileGrid)
        letters = [Tile(letter.upper()) for letter in self.link.match.tools.words.alphabet]
        per_row = len(letters) if width >= 2 * len(letters) else -(-len(letters) // 2)
        keyboard.tiles = tuple(tuple(letters[at : at + per_row]) for at in range(0, len(letters), per_row))
        left = height - len(keyboard.tiles) - (0 if self.has_class("low") else 1)
        self.radar.display = self.view.options.radar
        self.fit(width, left, SIZES)

    def draw(self, view: View) -> None:
        over = self.has_class("narrow") and view.options.radar
        turned = frozenset(self.motion.shown(self.fresh))
        coming = frozenset(self.fresh) - turned
        self.grid.tiles = sea_tiles(view, turned, coming, self.marks, self.arcade.covered, over=over)
        self.radar.tiles = radar_tiles(view, self.lit)

    async def show_events(self, events: Sequence[Event]) -> None:
        if events:
            self.fresh = tuple(_cells(events))
        await super().show_events(events)

    def event_texts(self, event: Event, view: View, say: Say) -> list[str]:
        return event_texts(event, view, say)

    def tally(self, view: View) -> int:
        return view.points

    def figures(self, view: View) -> str:
        if self.is_narrow:
            return self.points(view)
        points = self.motion.counted(self.tally_before, view.points)
        return self.say("battlewords-status", points=points, reveals=view.reveals)

    def panel(self, view: View) -> str:
        may = "battlewords-may-guess" if view.may_guess else self._not_yet(view)
        parts = [self.say(may), "", self.say("tui-words-left")]
        parts += [f"  {length}  {'▫' * count}" for length, count in view.left]
        parts += [""] + [f"  {one.display.upper():<10}{one.points:>4}" for one in view.named]
        if view.wrong:
            parts += ["", self.say("battlewords-wrong-list", words=" ".join(view.wrong))]
        if view.options.hints:
            parts += ["", self.say("battlewords-hints-left", count=view.hints_left)]
        counts = ", ".join(
            self.say("battlewords-list-count", count=count, length=length)
            for length, count in view.list.counts
        )
        parts += ["", self.say("battlewords-list", name=view.list.name, counts=counts)]
        return "\n".join(parts)

    def _not_yet(self, view: View) -> str:
        admiral = view.options.mode == "admiral"
        return "battlewords-may-not-guess-admiral" if admiral else "battlewords-may-not-guess"

    def own_keys(self) -> Iterable[Key]:
        if self.view.options.hints:
            yield self.key("f3", "F3", "tui-key-hint", "hint")
        yield self.key("f7", "F7", "tui-key-mark", "mark")

    async def pick(self, cell: Cell) -> None:
        self.grid.cursor = cell
        await self.send(Reveal(*cell))

    async def action_hint(self) -> None:
        await self.send(Hint())

    def action_mark(self) -> None:
        """Sets or removes a mark on the cell under the cursor."""
        if self.grid.cursor is not None:
            self.link.match.notes["marks"] = sorted(self.marks ^ {self.grid.cursor})
            self.link.match.save()
            self.draw(self.view)

    @on(TileGrid.Picked, "#keyboard")
    def spell(self, event: TileGrid.Picked) -> None:
        row, col = event.cell
        self.set_draft(self.entry.draft + event.grid.tiles[row][col].text.lower())

    def summary(self, view: View) -> Summary:
        missed = [one for one in view.answers if not one.guessed]
        guessed = [one for one in view.answers if one.guessed]
        lines = [self.arcade.messages.reason(view.reason or "")]
        if view.wrong:
            lines.append(self.say("battlewords-wrong-list", words=", ".join(view.wrong)))
        words = [
            Word(one.display, str(one.points) if one.guessed else "", one.guessed, one.cells)
            for one in (*missed, *guessed)
        ]
        head = self.say("battlewords-status", points=view.points, reveals=view.reveals)
        return Summary(head, lines, words, answer_tiles(view), SIZES)


def _cells(events: Iterable[Any]) -> Iterable[Cell]:
    for event in events:
        if isinstance(event, Revealed):
            yield event.cell
        yield from getattr(event, "cells", ())


def sea_tiles(
    view: View,
    fresh: frozenset[Cell],
    coming: frozenset[Cell],
    marks: frozenset[Cell],
    covered: str,
    *,
    over: bool,
) -> Tiles:
    """`coming`: uncovered cells that the animation does not show yet. `over` draws the radar on the sea, if
    there is no room beside it."""
    named = {cell for one in view.named for cell in one.cells}
    radar = set(view.radar) if over else set()

    def tile(cell: Cell, sign: str) -> Tile:
        if sign == COVERED or cell in coming:
            if cell in marks:
                return Tile("+", "marked")
            return Tile("◉", "pulse") if cell in radar else Tile(covered, "hidden")
        if sign == WATER:
            return Tile("~", "water")
        return Tile(sign, "found" if cell in named else "fresh" if cell in fresh else "plain")

    return tuple(
        tuple(tile((row, col), sign) for col, sign in enumerate(signs)) for row, signs in enumerate(view.grid)
    )


def radar_tiles(view: View, lit: bool) -> Tiles:
    pulses = set(view.radar)
    on = Tile("◉" if lit else "○", "pulse")
    return tuple(
        tuple(on if (row, col) in pulses else Tile("·", "water") for col in range(view.size))
        for row in range(view.size)
    )


def answer_tiles(view: View) -> Tiles:
    guessed = {cell for one in view.answers if one.guessed for cell in one.cells}

    def tile(cell: Cell, sign: str) -> Tile:
        if sign == WATER:
            return Tile("~", "water")
        return Tile(sign, "found" if cell in guessed else "missed")

    return tuple(
        tuple(tile((row, col), sign) for col, sign in enumerate(signs))
        for row, signs in enumerate(view.answer)
    )


SCREEN = BattlewordsScreen
