"""The draft of a move, entered by keys, cursor or mouse, and submitted by Enter."""

from typing import ClassVar

from textual import events, on

from worderly.tui.screens.page import Page
from worderly.tui.widgets.bars import Entry
from worderly.tui.widgets.tiles import Cell, TileGrid

ARROWS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
LONGEST = 64


class DraftingPage(Page):
    """A game's screen decides what a picked cell and a finished draft mean."""

    accepted_signs: ClassVar[str] = "!"
    """Characters that may be typed besides letters."""

    @property
    def grid(self) -> TileGrid:
        return self.query_one("#grid", TileGrid)

    @property
    def entry(self) -> Entry:
        return self.query_one(Entry)

    async def handle_other_key(self, event: events.Key) -> None:
        if event.key in ARROWS:
            self.move_cursor(*ARROWS[event.key])
        elif event.key == "enter":
            await self.action_submit()
        elif event.key == "backspace":
            self.action_rub_out()
        elif event.key == "space" and not (self.entry.draft and " " in self.accepted_signs):
            await self.pick_cursor()
        elif event.character and event.is_printable:
            self.type(event.character)
        else:
            return
        event.stop()

    def move_cursor(self, rows: int, cols: int) -> None:
        self.grid.move_cursor(rows, cols)

    async def pick_cursor(self) -> None:
        if self.grid.cursor is not None:
            await self.pick(self.grid.cursor)

    def type(self, letter: str) -> None:
        if letter.isalpha() or letter in self.accepted_signs:
            self.set_draft(self.entry.draft + letter.lower())

    def set_draft(self, draft: str) -> None:
        self.entry.draft = draft[:LONGEST]
        self.draft_changed()

    def draft_changed(self) -> None:
        """Called after the draft has changed."""

    async def pick(self, cell: Cell) -> None:
        """Called when a cell of the grid is chosen."""

    @on(TileGrid.Picked, "#grid")
    async def picked(self, event: TileGrid.Picked) -> None:
        await self.pick(event.cell)

    async def action_submit(self) -> None:
        """Submits the draft; without one, picks the cell under the cursor."""
        draft = self.entry.draft.strip()
        if not draft:
            await self.pick_cursor()
            return
        self.set_draft("")
        await self.finish_draft(draft)

    async def finish_draft(self, draft: str) -> None:
        raise NotImplementedError

    def action_rub_out(self) -> None:
        self.set_draft(self.entry.draft[:-1])
