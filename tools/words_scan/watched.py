"""Watched words: a plain search of its own, so that no generator judges itself."""

from collections.abc import Iterator, Sequence

from worderly.kit.dailies.days import Contents
from worderly.lexicon import Lexicon

Cell = tuple[int, int]
STRAIGHT = [(0, 1), (1, 0), (0, -1), (-1, 0)]
SLANTED = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
SHORTEST = 3
"""Two letters spell something in almost every grid."""


class Watched:
    """The watch list of a language; a planted word stands for one that slipped through."""

    def __init__(self, lexicon: Lexicon, planted: frozenset[str] = frozenset()) -> None:
        self.fold = lexicon.fold
        self.in_fill = {word for word in lexicon.blocked | lexicon.hidden | planted if len(word) >= SHORTEST}
        """Grim words may be spelt by fill."""
        self.as_answer = lexicon.blocked | lexicon.hidden | lexicon.grim | planted
        self.longest = max(map(len, self.in_fill), default=0)
        self.starts = {word[:SHORTEST] for word in self.in_fill}

    def answers(self, contents: Contents) -> Iterator[str]:
        yield from dict.fromkeys(word for word in contents.answers if word in self.as_answer)
        for text in contents.texts:
            # A compound with hyphens is one word: "tug-of-war" is not grim, "pique-nique" has no second word.
            parts = [self.fold("".join(filter(str.isalpha, part))) for part in text.split()]
            yield from (part for part in parts if part in self.as_answer)

    def strings(self, contents: Contents) -> Iterator[str]:
        """What the letters spell in a straight line, except inside one word of the puzzle."""
        rows = [[cell.lower() for cell in row] for row in contents.rows]
        steps = STRAIGHT if contents.is_crossword else STRAIGHT + SLANTED
        for row, line in enumerate(rows):
            for col in range(len(line)):
                for step in steps:
                    yield from self._from(rows, (row, col), step, contents.places)

    def _from(
        self, rows: Sequence[Sequence[str]], cell: Cell, step: Cell, places: Sequence[frozenset[Cell]]
    ) -> Iterator[str]:
        text, cells = "", []
        while 0 <= cell[0] < len(rows) and 0 <= cell[1] < len(rows[cell[0]]):
            text += rows[cell[0]][cell[1]]
            cells.append(cell)
            if not text.isalpha() or len(text) > self.longest:
                return
            if len(text) >= SHORTEST and text[:SHORTEST] not in self.starts:
                return
            if text in self.in_fill and not any(place.issuperset(cells) for place in places):
                yield text
            cell = cell[0] + step[0], cell[1] + step[1]
