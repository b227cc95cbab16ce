"""Screens with a tray of letters that the player can shuffle."""

from collections.abc import Iterable, Sequence

from textual import on

from worderly.kit import Chance
from worderly.tui.games.game import GameScreen
from worderly.tui.widgets.bars import Key
from worderly.tui.widgets.tiles import Cell, TileGrid
from worderly.tui.widgets.tray import Tray


class SpellingScreen(GameScreen):
    letters: tuple[str, ...] = ()
    """In their order on the tray, which is not part of the match."""
    shuffles = 0

    @property
    def tray(self) -> Tray:
        return self.query_one(Tray)

    def dealt_letters(self) -> Sequence[str]:
        """The letters of the match."""
        raise NotImplementedError

    def own_keys(self) -> Iterable[Key]:
        yield self.key("f4", "F4", "tui-key-shuffle", "shuffle")

    def action_shuffle(self) -> None:
        self.shuffles += 1
        chance = Chance(f"{self.link.seed}/shuffle/{self.shuffles}")
        self.letters = tuple(chance.shuffled(self.dealt_letters()))
        self.draft_changed()

    def move_cursor(self, rows: int, cols: int) -> None:
        """The arrow keys move along the tray, because only its letters can be picked."""
        self.tray.move_cursor(rows, cols)

    async def pick_cursor(self) -> None:
        if self.tray.cursor is not None:
            self.spell_with(self.tray.cursor)

    @on(TileGrid.Picked, "#tray")
    def spell(self, event: TileGrid.Picked) -> None:
        self.spell_with(event.cell)

    def spell_with(self, cell: Cell) -> None:
        """Adds a letter to the draft unless it is already used."""
        tiles = self.tray.tiles
        row, col = cell
        if row < len(tiles) and col < len(tiles[row]) and tiles[row][col].look != "used":
            self.set_draft(self.entry.draft + self.tray.letter_at(cell).lower())
