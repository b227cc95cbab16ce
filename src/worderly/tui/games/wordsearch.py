"""Word search on the screen: pick both ends of a word, drag over it, or type it."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from textual import on

from worderly.games.wordsearch.event_texts import event_texts
from worderly.games.wordsearch.model import CLOSED, Draw, Hint, HintGiven, ListedWord, View, WordFound
from worderly.grid.notation import row_text
from worderly.kit import Event, Say
from worderly.messages.clock_text import clock_text
from worderly.tui.ending.result import Summary, Tiles, Word
from worderly.tui.games.game import GameScreen
from worderly.tui.widgets.bars import TitleBar
from worderly.tui.widgets.tiles import NOTHING, Cell, Tile, TileGrid

SIZES = ((6, 2), (4, 2), (4, 1), (2, 1), (1, 1))


class WordsearchScreen(GameScreen):
    right = (WordFound,)
    prompt = "tui-wordsearch-prompt"
    accepted_signs = "!0123456789 '-"
    has_hints = True
    first: Cell | None = None
    """The first end of the line that the player draws."""
    last: tuple[Cell, ...] = ()
    """The cells of the last word found."""

    def opened(self) -> None:
        super().opened()
        view: View = self.view
        if view.title:
            title = self.link.title(self.arcade.messages)
            self.query_one(TitleBar).name_text = f"{title} · {view.title}"

    def lay_out(self, width: int, height: int) -> None:
        """Labels rows and columns unless the letters would become too small."""
        rows, cols = len(self.view.grid), len(self.view.grid[0])
        self.grid.label((), ())
        bare = self.grid.best_fit(width, height, SIZES)
        self.grid.label([row_text(row).upper() for row in range(rows)], [str(col + 1) for col in range(cols)])
        if not 1 < min(4, bare[0]) <= self.grid.best_fit(width, height, SIZES)[0]:
            self.grid.label((), ())
        self.fit(width, height, SIZES)

    def draw(self, view: View) -> None:
        line = self.line(self.grid.cursor) if self.first else self.motion.crest(self.last)
        self.grid.tiles = grid_tiles(view, line)
        self.grid.joints = joints(view, self.grid.cell[0])
        self.grid.risers = risers(view)

    def line(self, end: Cell | None) -> tuple[Cell, ...]:
        """The cells from the first end to `end` if the line is straight, else only the first end."""
        assert self.first is not None
        return straight(self.first, end or self.first) or (self.first,)

    def event_texts(self, event: Event, view: View, say: Say) -> list[str]:
        return event_texts(event, view, say)

    def figures(self, view: View) -> str:
        found = sum(word.found_by is not None for word in view.words)
        return f"{found}/{len(view.words)}"

    def elapsed_ms(self, view: View) -> int:
        return self.link.elapsed_ms + view.penalty_ms

    def panel(self, view: View) -> str:
        marks = [f"{'✓' if word.found_by is not None else '○'} {word.text}" for word in view.words]
        extra = [f"✓ {word.text} ★" for word in view.secrets_found if word.found_by is not None]
        secrets = ["", self.say("wordsearch-secrets", count=view.secrets)] if view.secrets else []
        unplaced = [self.say("tui-unplaced", word=one.word) for one in view.unplaced]
        return "\n".join([*marks, *extra, *secrets, *unplaced])

    def move_cursor(self, rows: int, cols: int) -> None:
        super().move_cursor(rows, cols)
        if self.first:
            self.draw(self.view)

    async def pick(self, cell: Cell) -> None:
        self.grid.cursor = cell
        if self.first is None:
            self.first = cell
            self.show_message(self.say("tui-wordsearch-other-end"))
            self.draw(self.view)
        elif self.first == cell:
            self.take_back()
        else:
            start, self.first = self.first, None
            await self.send(Draw(start, cell))
            self.draw(self.view)

    def take_back(self) -> bool:
        if self.first is None:
            return super().take_back()
        self.first = None
        self.show_message("")
        self.draw(self.view)
        return True

    @on(TileGrid.Passed, "#grid")
    def passed(self, event: TileGrid.Passed) -> None:
        self.first, self.grid.cursor = event.over[0], event.over[-1]
        self.draw(self.view)

    @on(TileGrid.Dragged, "#grid")
    async def dragged(self, event: TileGrid.Dragged) -> None:
        self.first = None
        if event.over[0] != event.over[-1]:
            await self.send(Draw(event.over[0], event.over[-1]))
        self.draw(self.view)

    async def action_hint(self) -> None:
        await self.send(Hint())

    async def show_events(self, events: Any) -> None:
        hinted = [event for event in events if isinstance(event, HintGiven)]
        found = [event for event in events if isinstance(event, WordFound)]
        if found:
            self.last = found[-1].cells
        if hinted:
            self.grid.cursor = hinted[-1].cell
        await super().show_events(events)

    def summary(self, view: View) -> Summary:
        missed = [word for word in view.words if word.found_by is None]
        time = clock_text(view.time_ms or 0)
        if missed:
            head = self.arcade.messages.reason("gave_up")
            lines = [self.say("wordsearch-status", found=sum(view.scores), words=len(view.words), time=time)]
        else:
            head = self.say("wordsearch-all-found", words=len(view.words), time=time)
            lines = []
        lines += [self.say("wordsearch-message", message=view.message)] if view.message else []
        lines += [self.say("wordsearch-hints-used", count=view.hints_used)] if view.hints_used else []
        found = [word for word in view.words if word.found_by is not None]
        words = [_word(word) for word in (*missed, *found, *view.secrets_found)]
        return Summary(head, lines, words, grid_tiles(view, ()), SIZES)


def _word(word: ListedWord) -> Word:
    return Word(word.text, found=word.found_by is not None, cells=word.cells)


def straight(start: Cell, end: Cell) -> tuple[Cell, ...]:
    """The cells between two cells of a row, column or diagonal; otherwise empty."""
    down, right = end[0] - start[0], end[1] - start[1]
    length = max(abs(down), abs(right))
    if length == 0 or {abs(down), abs(right)} - {0, length}:
        return ()
    steps = (down // length, right // length)
    return tuple((start[0] + n * steps[0], start[1] + n * steps[1]) for n in range(length + 1))


def grid_tiles(view: View, line: Iterable[Cell]) -> Tiles:
    shown = [*view.words, *view.secrets_found]
    found = {cell for word in shown if word.found_by is not None for cell in word.cells}
    hinted = {hint.cell for hint in view.hints}
    chosen = set(line)

    def tile(cell: Cell, letter: str) -> Tile:
        if letter == CLOSED:
            return NOTHING
        if cell in chosen:
            return Tile(letter.upper(), "chosen")
        look = "line" if cell in found else "hinted" if cell in hinted else "ink"
        return Tile(letter.upper(), look)

    return tuple(
        tuple(tile((row, col), letter) for col, letter in enumerate(letters))
        for row, letters in enumerate(view.grid)
    )


def joints(view: View, width: int) -> dict[Cell, str]:
    """Lines between the letters of found horizontal words."""
    if width < 2:
        return {}
    marks: dict[Cell, str] = {}
    for word in (*view.words, *view.secrets_found):
        if word.found_by is not None and len({row for row, _ in word.cells}) == 1:
            marks |= dict.fromkeys(sorted(word.cells)[:-1], "─")
    return marks


def risers(view: View) -> dict[Cell, str]:
    """Lines from a letter of a found word up to its neighbour."""
    marks: dict[Cell, str] = {}
    for word in (*view.words, *view.secrets_found):
        if word.found_by is not None:
            for upper, lower in map(sorted, pairwise(word.cells)):
                if upper[0] < lower[0]:
                    marks[lower] = marks.get(lower, "") + "╱│╲"[1 + lower[1] - upper[1]]
    return marks


SCREEN = WordsearchScreen
