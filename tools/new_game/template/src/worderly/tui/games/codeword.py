"""Codeword on the screen: a row of tiles for each guess, its marks below the letters."""

from worderly.games.codeword.event_texts import event_texts
from worderly.games.codeword.model import Guess, Mark, Marked, Row, View
from worderly.games.codeword.text import SIGNS
from worderly.kit import Event, Move, Say
from worderly.tui.ending.result import Summary, Tiles, Word
from worderly.tui.games.game import GameScreen
from worderly.tui.widgets.tiles import Tile

SIZES = ((6, 3), (4, 1))
"""Sizes of a tile, largest first; the first one with which the grid fits is taken."""
LOOKS: dict[Mark, str] = {"here": "fresh", "elsewhere": "found", "absent": "missed"}


class CodewordScreen(GameScreen):
    right = (Marked,)
    prompt = "tui-codeword-prompt"

    def lay_out(self, width: int, height: int) -> None:
        self.fit(width, height, SIZES)

    def draw(self, view: View) -> None:
        self.grid.tiles = (*(tiles_of(row) for row in view.rows), *self._coming(view))

    def _coming(self, view: View) -> Tiles:
        """The guess being typed, then a row of empty tiles for each guess left."""
        letters = view.options.letters
        typed = self.entry.draft[:letters].upper()
        rows = [typed, *[""] * (view.left - 1)] if view.left and not view.reason else []
        return tuple(tuple(Tile(letter, "hidden") for letter in f"{row:<{letters}}") for row in rows)

    def draft_changed(self) -> None:
        self.draw(self.view)

    def read(self, text: str) -> Move:
        return super().read(text) if text.startswith("!") else Guess(text)

    def event_texts(self, event: Event, view: View, say: Say) -> list[str]:
        return event_texts(event, view, say)

    def tally(self, view: View) -> int:
        return view.points

    def figures(self, view: View) -> str:
        return self.say("codeword-left", left=view.left)

    def panel(self, view: View) -> str:
        """What the signs mean."""
        return "\n".join(f"{sign}  {self.say(f'codeword-mark-{mark}')}" for mark, sign in SIGNS.items())

    def summary(self, view: View) -> Summary:
        """What stands on the result screen."""
        return Summary(
            headline=self.arcade.messages.reason(view.reason or ""),
            lines=[self.say("codeword-answer", word=view.answer or "")],
            words=[Word(view.answer or "", found=view.reason == "solved")],
            tiles=tuple(tiles_of(row) for row in view.rows),
            sizes=SIZES,
        )


def tiles_of(row: Row) -> tuple[Tile, ...]:
    """The sign stands beside the letter, so that nothing is told by colour alone."""
    pairs = zip(row.word.upper(), row.marks, strict=True)
    return tuple(Tile(letter + SIGNS[mark], LOOKS[mark]) for letter, mark in pairs)


SCREEN = CodewordScreen
