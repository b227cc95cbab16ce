"""Codeword on paper: marked guesses, and empty squares for the one word that fits them all."""

from dataclasses import dataclass

from worderly.games.codeword.model import Mark, Puzzle, Row, Solution
from worderly.games.tools import Tools
from worderly.press.page.model import Frame, Item, Path, box, disc
from worderly.press.page.squares import Squares, face, outlined, squares_in
from worderly.press.page.style import Style
from worderly.press.sheets.sheet import Sheet, Spell

LARGEST = 40.0


@dataclass(frozen=True)
class CodewordSheet(Sheet):
    made: Puzzle
    answers: Solution
    title: str = ""
    spell: Spell = str
    game: str = "codeword"

    @property
    def grade(self) -> float:
        """Many clues tell little each."""
        return len(self.made.clues)

    def instructions(self, style: Style) -> str:
        return style.say("codeword-how", letters=self.made.letters)

    def puzzle(self, frame: Frame, style: Style) -> list[list[Item]]:
        return [self._grid(frame, style, "")]

    def figure(self, frame: Frame, style: Style) -> list[Item]:
        return self._grid(frame, style, "")

    def key(self, frame: Frame, style: Style) -> list[Item]:
        return self._grid(frame, style, self.spell(self.answers.word))

    def short_key(self, frame: Frame, style: Style) -> list[Item]:
        squares = squares_in(frame, 1, self.made.letters, LARGEST / 2)
        return [*outlined(squares, _cells(0, self.made.letters)), *_letters(squares, 0, self.answers.word)]

    def _grid(self, frame: Frame, style: Style, answer: str) -> list[Item]:
        """The clues, then one row for the answer."""
        last = len(self.made.clues)
        squares = squares_in(frame, last + 1, self.made.letters, LARGEST)
        items: list[Item] = []
        for at, row in enumerate(self.made.clues):
            items += [*_marks(squares, at, row, style.accent(self.game)), *_letters(squares, at, row.word)]
        frames = outlined(squares, _cells(last, self.made.letters), ink=style.accent(self.game), width=1.4)
        return [*items, *frames, *_letters(squares, last, answer)]


def _cells(row: int, letters: int) -> list[tuple[int, int]]:
    return [(row, col) for col in range(letters)]


def _letters(squares: Squares, row: int, word: str) -> list[Item]:
    return [face(squares.square((row, col)), letter.upper()) for col, letter in enumerate(word)]


def _marks(squares: Squares, at: int, row: Row, ink: str) -> list[Item]:
    return [_mark(squares.square((at, col)), mark, ink) for col, mark in enumerate(row.marks)]


def _mark(square: Frame, mark: Mark, ink: str) -> Path:
    """A double frame, a ring or a thin frame: the shape tells the mark, also in black."""
    if mark == "elsewhere":
        centre = square.y + square.height / 2
        return disc(square.middle, centre, square.width * 0.44, ink=ink, width=1.4)
    width = 2.6 if mark == "here" else 0.4
    inside = Frame(square.x + 2, square.y + 2, square.width - 4, square.height - 4)
    return box(inside, ink=ink, width=width, radius=4)


def sheet(puzzle: Puzzle, solution: Solution, tools: Tools, title: str) -> Sheet:
    return CodewordSheet(puzzle, solution, title, tools.words.display)
