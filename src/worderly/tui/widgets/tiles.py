"""A grid of tiles, used by every game."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, NamedTuple

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from worderly.tui.widgets.signs import SIGNS, has_room, signed

Cell = tuple[int, int]
CellSize = tuple[int, int]
"""Columns and lines on the screen, including the gap right of the tile."""


class Tile(NamedTuple):
    """A letter (or two) and how it looks: one of `TileGrid.LOOKS`."""

    text: str = ""
    look: str = "plain"


NOTHING = Tile("", "nothing")
COVERS = ("hidden", "pulse", "marked")
"""Looks of a cell that is still covered."""


class TileGrid(Widget):
    """A click picks a cell, a drag picks a path; the screen moves the cursor by keys."""

    LOOKS = (
        "plain",
        "nothing",
        "hidden",
        "ink",
        "line",
        "water",
        "found",
        "fresh",
        "missed",
        "hinted",
        "chosen",
        "pulse",
        "spine",
        "used",
        "marked",
    )
    ALLOW_SELECT = False
    COMPONENT_CLASSES: ClassVar[set[str]] = {f"tile--{look}" for look in LOOKS} | {
        "tile--cursor",
        "tile--label",
        "tile--gap",
    }
    DEFAULT_CSS = """
    TileGrid { width: auto; height: auto; }
    TileGrid .tile--plain { color: $foreground; background: $tile; text-style: bold; }
    TileGrid .tile--spine { color: $game; background: $tile; text-style: bold; }
    TileGrid .tile--hidden { color: $edge; background: $hair; }
    TileGrid .tile--ink { color: $foreground; background: $background; }
    TileGrid .tile--line { color: $game; background: $background; text-style: bold underline; }
    TileGrid .tile--water { color: $edge; background: $background; }
    TileGrid .tile--nothing { color: $edge; background: $background; }
    TileGrid .tile--found { color: $game; background: $tile; text-style: bold underline; }
    TileGrid .tile--fresh { color: $on-accent; background: $game; text-style: bold; }
    TileGrid .tile--missed { color: $soft; background: $tile; text-style: italic; }
    TileGrid .tile--hinted { color: $foreground; background: $background; text-style: italic bold underline; }
    TileGrid .tile--chosen { color: $on-accent; background: $game; text-style: bold; }
    TileGrid .tile--pulse { color: $game; background: $hair; text-style: bold; }
    TileGrid .tile--marked { color: $foreground; background: $hair; text-style: bold; }
    TileGrid .tile--used { color: $edge; background: $background; }
    TileGrid .tile--cursor { color: $background; background: $foreground; text-style: bold; }
    TileGrid .tile--label { color: $soft; }
    TileGrid .tile--gap { color: $game; background: $background; text-style: bold; }
    TileGrid:nocolor .tile--cursor { text-style: reverse; }
    TileGrid:nocolor .tile--chosen { text-style: reverse bold; }
    TileGrid:nocolor .tile--fresh { text-style: reverse bold; }
    """

    tiles: reactive[tuple[tuple[Tile, ...], ...]] = reactive((), layout=True)
    cursor: reactive[Cell | None] = reactive(None)
    joints: reactive[Mapping[Cell, str]] = reactive({})
    """A mark to draw right of a cell, such as the line of a found word."""
    risers: reactive[Mapping[Cell, str]] = reactive({})
    """Marks to draw above a cell, where a line is free: `│`, `╲` and `╱` lead to the cell they point at."""
    cell: reactive[CellSize] = reactive((2, 1), layout=True)

    class Picked(Message):
        def __init__(self, grid: "TileGrid", cell: Cell) -> None:
            super().__init__()
            self.grid, self.cell = grid, cell

        @property
        def control(self) -> "TileGrid":
            return self.grid

    class Drag(Message):
        def __init__(self, grid: "TileGrid", over: Sequence[Cell]) -> None:
            super().__init__()
            self.grid, self.over = grid, tuple(over)

        @property
        def control(self) -> "TileGrid":
            return self.grid

    class Passed(Drag):
        """The mouse is dragging and has reached a further cell."""

    class Dragged(Drag):
        """The mouse went down on the first and up on the last of `over`."""

    def __init__(
        self,
        *,
        cell: CellSize = (2, 1),
        row_labels: Sequence[str] = (),
        column_labels: Sequence[str] = (),
        id: str | None = None,  # noqa: A002 - Textual's own name
        classes: str | None = None,
    ) -> None:
        super().__init__(id=id, classes=classes)
        self.set_reactive(TileGrid.cell, cell)
        self.row_labels, self.column_labels = tuple(row_labels), tuple(column_labels)
        self._drag: list[Cell] = []

    def label(self, rows: Sequence[str], columns: Sequence[str]) -> None:
        self.row_labels, self.column_labels = tuple(rows), tuple(columns)
        self.refresh(layout=True)

    # --- size -------------------------------------------------------------

    @property
    def _margin(self) -> int:
        return max((len(label) for label in self.row_labels), default=-1) + 1

    @property
    def _header(self) -> int:
        return 1 if self.column_labels else 0

    def measure(self, cell: CellSize) -> Size:
        columns = max((len(row) for row in self.tiles), default=0)
        return Size(self._margin + columns * cell[0], self._header + len(self.tiles) * cell[1])

    def fit(self, width: int, height: int, sizes: Iterable[CellSize]) -> None:
        self.cell = self.best_fit(width, height, sizes)

    def best_fit(self, width: int, height: int, sizes: Iterable[CellSize]) -> CellSize:
        """The first of `sizes` with which the whole grid fits; else the widest low one that fits across, or
        the last."""
        *_, last = options = list(sizes)
        whole = (size for size in options if self._fits(size, width, height))
        low = (size for size in options if size[1] == last[1] and self.measure(size).width <= width)
        return next(whole, None) or next(low, last)

    def _fits(self, cell: CellSize, width: int, height: int) -> bool:
        size = self.measure(cell)
        return size.width <= width and size.height <= height

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return self.measure(self.cell).width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.measure(self.cell).height

    # --- drawing ----------------------------------------------------------

    def render_line(self, y: int) -> Strip:
        if y < self._header:
            return self._header_strip()
        row, inner = divmod(y - self._header, self.cell[1])
        if row >= len(self.tiles):
            return Strip.blank(self.size.width, self.rich_style)
        return self._row_strip(row, inner)

    def _header_strip(self) -> Strip:
        label = self.get_component_rich_style("tile--label")
        width = self.cell[0]
        if width > 2:
            names = [f"{name:^{width - 1}} " for name in self.column_labels]
        else:
            # Two digits do not fit over one tile: every second column has its name.
            names = [f"{name:<{2 * width}}" for name in self.column_labels[::2]]
        text = " " * self._margin + "".join(names)
        return Strip([Segment(text, label)]).adjust_cell_length(self.size.width, self.rich_style)

    def _row_strip(self, row: int, inner: int) -> Strip:
        segments = []
        if self._margin:
            name = self.row_labels[row] if inner == self.cell[1] // 2 else ""
            label = self.get_component_rich_style("tile--label")
            segments.append(Segment(f"{name:>{self._margin - 1}} ", label))
        for col, tile in enumerate(self.tiles[row]):
            segments += self._cell_segments((row, col), tile, inner)
        return Strip(segments).adjust_cell_length(self.size.width, self.rich_style)

    def _cell_segments(self, cell: Cell, tile: Tile, inner: int) -> list[Segment]:
        look = "cursor" if cell == self.cursor else tile.look
        style = self.get_component_rich_style(f"tile--{look}")
        width, height = self.cell
        if width == 1:
            return [Segment((tile.text or " ")[:1], style)]
        middle = inner == height // 2
        joint = self._joint(cell, tile.text, look) if middle else " "
        gap = Segment(joint, self._gap_style(cell, style, joint))
        if middle:
            text = tile.text or (" " if look != "cursor" else "·")
            return [Segment(signed(text, look if self.has_signs else "", width - 1), style), gap]
        if inner == height // 2 - 1 and cell in self.risers and look == "line" and width > 3:
            return [Segment(_risen(self.risers[cell], width), self.get_component_rich_style("tile--gap"))]
        return [self._edge(style, inner, width - 1), gap]

    @property
    def has_signs(self) -> bool:
        """Whether signs accompany the letters, so that no meaning depends on colour alone."""
        return bool(getattr(self.app, "has_signs", False))

    def _joint(self, cell: Cell, text: str, look: str) -> str:
        """The text between two cells: the line of a found word, or the sign of a narrow tile."""
        is_narrow = not has_room(text, self.cell[0] - 1)
        sign = SIGNS.get(look, "  ")[1] if self.has_signs and is_narrow else " "
        return self.joints.get(cell, sign)

    def _gap_style(self, cell: Cell, style: Style, joint: str) -> Style:
        """Joins neighbouring covered cells if there is no gap between the rows."""
        row, col = cell
        pair = self.tiles[row][col : col + 2]
        if self.cell[1] == 1 and joint == " " and len(pair) == 2 and all(t.look in COVERS for t in pair):
            return Style(bgcolor=self.get_component_rich_style("tile--hidden").bgcolor)
        return self.get_component_rich_style("tile--gap")

    def _edge(self, style: Style, inner: int, width: int) -> Segment:
        """Draws half blocks above and below the letter, so that a tile is almost square."""
        paper = self.rich_style.bgcolor
        if self.app.no_color or style.bgcolor is None or style.bgcolor == paper:
            return Segment(" " * width, Style(bgcolor=paper))
        if 0 < inner < self.cell[1] - 1:
            return Segment(" " * width, Style(bgcolor=style.bgcolor))
        block = "▄" if inner == 0 else "▀"
        return Segment(block * width, Style(color=style.bgcolor, bgcolor=paper))

    # --- mouse ------------------------------------------------------------

    def move_cursor(self, rows: int, cols: int) -> None:
        """The first call shows the cursor; later calls move it, and it wraps at the edges."""
        if not self.tiles:
            return
        if self.cursor is None:
            self.cursor = (0, 0)
            return
        row, col = self.cursor
        self.cursor = ((row + rows) % len(self.tiles), (col + cols) % len(self.tiles[0]))

    def place_of(self, cell: Cell) -> Region:
        """The region of a cell, from the grid's own top left corner."""
        width, height = self.cell
        place = Region(self._margin + cell[1] * width, self._header + cell[0] * height, width, height)
        return place.translate(self.content_offset)

    def cell_at(self, x: int, y: int) -> Cell | None:
        row, col = (y - self._header) // self.cell[1], (x - self._margin) // self.cell[0]
        inside = y >= self._header and x >= self._margin
        if inside and row < len(self.tiles) and col < len(self.tiles[row]):
            return row, col
        return None

    def _event_cell(self, event: events.MouseEvent) -> Cell | None:
        offset = event.get_content_offset(self)
        return None if offset is None else self.cell_at(offset.x, offset.y)

    def on_mouse_down(self, event: events.MouseDown) -> None:
        cell = self._event_cell(event)
        if cell is not None:
            self._drag = [cell]
            self.capture_mouse()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        cell = self._event_cell(event)
        if self._drag and cell is not None and cell != self._drag[-1]:
            self._drag.append(cell)
            self.post_message(self.Passed(self, self._drag))

    def on_mouse_up(self, event: events.MouseUp) -> None:
        self.release_mouse()
        dragged, self._drag = self._drag, []
        if len(dragged) > 1:
            self.post_message(self.Dragged(self, dragged))
        elif dragged:
            self.post_message(self.Picked(self, dragged[0]))


def _risen(marks: str, width: int) -> str:
    left, middle, right = (mark if mark in marks else " " for mark in "╲│╱")
    return f"{left}{middle:^{width - 3}}{right:>2}"
