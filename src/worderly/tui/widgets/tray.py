"""The tray: letters to type or to pick; letters of the draft look used."""

from collections import Counter
from collections.abc import Sequence

from worderly.tui.widgets.tiles import Tile, TileGrid

PER_ROW = 10


class Tray(TileGrid):
    """The screen decides what a picked letter means."""

    letters: tuple[str, ...] = ()

    def set_letters(self, letters: Sequence[str], draft: str, notes: dict[str, str] | None = None) -> None:
        self.letters = tuple(letters)
        left = Counter(draft.upper())
        tiles = []
        for letter in self.letters:
            look = "used" if left[letter.upper()] > 0 else "plain"
            left[letter.upper()] -= 1
            note = (notes or {}).get(letter.lower(), "")
            tiles.append(Tile(" " * len(note) + letter.upper() + note, look))
        self.tiles = tuple(tuple(tiles[at : at + PER_ROW]) for at in range(0, len(tiles), PER_ROW))

    def letter_at(self, cell: tuple[int, int]) -> str:
        return self.letters[cell[0] * PER_ROW + cell[1]]
