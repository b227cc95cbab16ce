"""The draft of a move, entered by keys, cursor, mouse or paste, and submitted by Enter."""

from typing import ClassVar

from textual import events, on

from worderly.tui.screens.page import Page
from worderly.tui.widgets.bars import Entry
from worderly.tui.widgets.tiles import Cell, TileGrid

ARROWS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
EDITS = {
    "enter": "submit",
    "backspace": "rub_out",
    "ctrl+w": "rub_out_word",
    "ctrl+u": "clear",
    "ctrl+y": "bring_back",
}
"""The keys of a shell's line, and what they do."""
LONGEST = 64


class DraftingPage(Page):
    """A game's screen decides what a picked cell and a finished draft mean."""

    accepted_signs: ClassVar[str] = "!"
    """Characters that may be typed besides letters."""
    last_draft = ""
    """The draft that was last submitted or cleared."""

    @property
    def grid(self) -> TileGrid:
        return self.query_one("#grid", TileGrid)

    @property
    def entry(self) -> Entry:
        return self.query_one(Entry)

    async def handle_other_key(self, event: events.Key) -> None:
        if event.key in ARROWS:
            self.move_cursor(*ARROWS[event.key])
        elif event.key in EDITS:
            await self.run_action(f"screen.{EDITS[event.key]}")
        elif event.key == "space" and not (self.entry.draft and " " in self.accepted_signs):
            await self.pick_cursor()
        elif event.character and event.is_printable:
            self.type(event.character)
        else:
            return
        event.stop()

    def on_paste(self, event: events.Paste) -> None:
        event.stop()
        self.paste(event.text)

    def paste(self, text: str) -> None:
        """Takes the first line; a paste never plays a move by itself."""
        for letter in text.strip().partition("\n")[0]:
            self.type(letter)

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
        self.last_draft = draft
        self.set_draft("")
        await self.finish_draft(draft)

    async def finish_draft(self, draft: str) -> None:
        raise NotImplementedError

    # --- undo -------------------------------------------------------------

    def take_back(self) -> bool:
        """Takes back a choice that is no text, such as the first end of a line; False: there is none."""
        return False

    def action_rub_out(self) -> None:
        if self.entry.draft:
            self.set_draft(self.entry.draft[:-1])
        else:
            self.take_back()

    def action_rub_out_word(self) -> None:
        self._keep_up_to(self.entry.draft.rstrip().rpartition(" ")[0])

    def action_clear(self) -> None:
        self._keep_up_to("")

    def _keep_up_to(self, start: str) -> None:
        if not self.take_back() and self.entry.draft:
            self.last_draft = self.entry.draft
            self.set_draft(start)

    def action_bring_back(self) -> None:
        """Brings back what was submitted or cleared, to send or mend it again."""
        if self.last_draft:
            self.set_draft(self.last_draft)
