"""Tiles in rows and columns: the one grid that all five games draw and pick from."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, NamedTuple

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

Cell = tuple[int, int]


class Tile(NamedTuple):
    """A letter (or two) and how it looks: one of `TileGrid.LOOKS`."""

    text: str = ""
    look: str = "plain"


WATER = Tile("", "water")


class TileGrid(Widget, can_focus=True):
    """Arrow keys move a cursor, Enter or Space or a click picks, a drag picks first and last cell."""

    LOOKS = ("plain", "hidden", "water", "found", "missed", "hinted", "chosen", "pulse", "blocked", "spine")
    COMPONENT_CLASSES: ClassVar[set[str]] = {f"tile--{look}" for look in LOOKS} | {
        "tile--cursor",
        "tile--label",
        "tile--gap",
    }
    DEFAULT_CSS = """
    TileGrid { width: auto; height: auto; }
    TileGrid .tile--plain { color: $foreground; background: $tile; text-style: bold; }
    TileGrid .tile--spine { color: $foreground; background: $tile; text-style: bold underline; }
    TileGrid .tile--hidden { color: $soft; background: $tile; }
    TileGrid .tile--water { color: $edge; background: $background; }
    TileGrid .tile--blocked { color: $edge; background: $background; }
    TileGrid .tile--found { color: $foreground; background: $tile; text-style: bold underline; }
    TileGrid .tile--missed { color: $soft; background: $tile; text-style: italic; }
    TileGrid .tile--hinted { color: $foreground; background: $tile; text-style: italic bold; }
    TileGrid .tile--chosen { color: $on-accent; background: $primary; text-style: bold reverse; }
    TileGrid .tile--pulse { color: $foreground; background: $tile; text-style: bold; }
    TileGrid .tile--cursor { text-style: reverse; }
    TileGrid .tile--label { color: $soft; }
    TileGrid .tile--gap { color: $edge; background: $background; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1,0)", show=False),
        Binding("down", "move(1,0)", show=False),
        Binding("left", "move(0,-1)", show=False),
        Binding("right", "move(0,1)", show=False),
        Binding("enter,space", "pick", show=False),
    ]

    tiles: reactive[tuple[tuple[Tile, ...], ...]] = reactive((), layout=True)
    cursor: reactive[Cell] = reactive((0, 0))
    joints: reactive[Mapping[Cell, str]] = reactive({})
    """A mark to draw right of a cell, such as the line of a found word."""

    class Picked(Message):
        def __init__(self, grid: "TileGrid", cell: Cell) -> None:
            super().__init__()
            self.grid, self.cell = grid, cell

        @property
        def control(self) -> "TileGrid":
            return self.grid

    class Dragged(Message):
        """The mouse went down on `first` and up on `last`; `over` are the cells it passed."""

        def __init__(self, grid: "TileGrid", over: Sequence[Cell]) -> None:
            super().__init__()
            self.grid, self.over = grid, tuple(over)

        @property
        def control(self) -> "TileGrid":
            return self.grid

    class Passed(Message):
        """The mouse is dragging and has reached a further cell."""

        def __init__(self, grid: "TileGrid", over: Sequence[Cell]) -> None:
            super().__init__()
            self.grid, self.over = grid, tuple(over)

        @property
        def control(self) -> "TileGrid":
            return self.grid

    def __init__(
        self,
        *,
        cell: tuple[int, int] = (2, 1),
        row_labels: Sequence[str] = (),
        column_labels: Sequence[str] = (),
        id: str | None = None,  # noqa: A002 - Textual's own name
        classes: str | None = None,
    ) -> None:
        """`cell` is (columns, lines) on the screen, the gap right of it included."""
        super().__init__(id=id, classes=classes)
        self.cell_width, self.cell_height = cell
        self.row_labels, self.column_labels = tuple(row_labels), tuple(column_labels)
        self._drag: list[Cell] = []

    # --- size -------------------------------------------------------------

    @property
    def _margin(self) -> int:
        return max((len(label) for label in self.row_labels), default=-1) + 1

    @property
    def _header(self) -> int:
        return 1 if self.column_labels else 0

    def get_content_width(self, container: Size, viewport: Size) -> int:
        columns = len(self.tiles[0]) if self.tiles else 0
        return self._margin + columns * self.cell_width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self._header + len(self.tiles) * self.cell_height

    # --- drawing ----------------------------------------------------------

    def render_line(self, y: int) -> Strip:
        if y < self._header:
            return self._header_strip()
        row, inner = divmod(y - self._header, self.cell_height)
        if row >= len(self.tiles):
            return Strip.blank(self.size.width, self.rich_style)
        return self._row_strip(row, inner == self.cell_height // 2)

    def _header_strip(self) -> Strip:
        label = self.get_component_rich_style("tile--label")
        text = " " * self._margin + "".join(f"{name:<{self.cell_width}}" for name in self.column_labels)
        return Strip([Segment(text, label)]).adjust_cell_length(self.size.width, self.rich_style)

    def _row_strip(self, row: int, is_middle: bool) -> Strip:
        segments = []
        if self._margin:
            name = self.row_labels[row] if is_middle else ""
            label = self.get_component_rich_style("tile--label")
            segments.append(Segment(f"{name:<{self._margin}}", label))
        for col, tile in enumerate(self.tiles[row]):
            segments += self._cell_segments((row, col), tile, is_middle)
        return Strip(segments).adjust_cell_length(self.size.width, self.rich_style)

    def _cell_segments(self, cell: Cell, tile: Tile, is_middle: bool) -> list[Segment]:
        style = self.get_component_rich_style(f"tile--{tile.look}")
        if cell == self.cursor and self.has_focus:
            style += self.get_component_rich_style("tile--cursor", partial=True)
        inner = self.cell_width - 1
        text = tile.text if is_middle else ""
        gap = self.get_component_rich_style("tile--gap")
        joint = self.joints.get(cell, " ") if is_middle else " "
        return [Segment(f"{text:^{inner}}"[:inner] or " ", style), Segment(joint, self._gap(gap))]

    def _gap(self, gap: Style) -> Style:
        return gap

    # --- keys and mouse ---------------------------------------------------

    def action_move(self, rows: int, cols: int) -> None:
        if not self.tiles:
            return
        row, col = self.cursor
        self.cursor = ((row + rows) % len(self.tiles), (col + cols) % len(self.tiles[0]))

    def action_pick(self) -> None:
        self.post_message(self.Picked(self, self.cursor))

    def cell_at(self, x: int, y: int) -> Cell | None:
        row, col = (y - self._header) // self.cell_height, (x - self._margin) // self.cell_width
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
            self.cursor = cell
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

    def watch_cursor(self) -> None:
        self.refresh()
