"""The board of a game: it scrolls, while the tray below it, the draft and the figures stay in sight."""

from collections.abc import Iterable

from textual import events
from textual.app import ComposeResult
from textual.containers import Center, Horizontal, ScrollableContainer, Vertical, VerticalScroll
from textual.geometry import Region, Spacing
from textual.widgets import Static

from worderly.tui.match_page import MatchPage
from worderly.tui.widgets.bars import Entry, KeyBar, MessageBar, TitleBar
from worderly.tui.widgets.tiles import Cell, CellSize, TileGrid

SCROLLS = {
    "ctrl+up": (0, -1),
    "ctrl+down": (0, 1),
    "ctrl+left": (-4, 0),
    "ctrl+right": (4, 0),
}
"""Columns and lines; `PAGES` turn whole pages."""
PAGES = {"pageup": -1, "pagedown": 1}


class BoardPage(MatchPage):
    DEFAULT_CSS = """
    BoardPage #body { height: 1fr; }
    BoardPage #left { width: 1fr; height: 1fr; }
    BoardPage #stage { width: 1fr; height: 1fr; align: center middle; scrollbar-size: 1 1; }
    BoardPage #stage > Center { height: auto; width: auto; min-width: 100%; }
    BoardPage #below { width: 1fr; height: auto; align-horizontal: center; }
    BoardPage #side { width: 28; height: 1fr; padding: 0 0 0 1; border-left: solid $hair; }
    BoardPage #side:nocolor { border-left: none; }
    BoardPage.narrow #side { display: none; }
    BoardPage #side { scrollbar-size-vertical: 0; }
    """

    is_board_cut = False
    """The grid is larger than the screen, so that keys must move it."""

    def compose(self) -> ComposeResult:
        yield TitleBar()
        with Horizontal(id="body"):
            with Vertical(id="left"):
                with ScrollableContainer(id="stage", can_focus=False):
                    yield from self.stage()
                with Vertical(id="below"):
                    yield from self.below()
            with VerticalScroll(id="side", can_focus=False):
                yield from self.beside()
                yield Static(id="panel", markup=False)
        yield MessageBar(" ", markup=False)
        yield Entry()
        yield KeyBar()

    def stage(self) -> ComposeResult:
        """The widgets in the middle, which scroll."""
        with Center():
            yield TileGrid(id="grid")

    def below(self) -> ComposeResult:
        """The widgets below the grid, which are always in sight: the tray."""
        yield from ()

    def beside(self) -> ComposeResult:
        """The widgets above the side panel."""
        yield from ()

    @property
    def is_narrow(self) -> bool:
        return self.has_class("narrow")

    @property
    def is_panel_cut(self) -> bool:
        """The side panel is longer than the screen, so that a key must open it."""
        side = self.query_one("#side")
        return side.virtual_size.height > side.size.height > 0

    def fit(self, width: int, height: int, sizes: Iterable[CellSize]) -> None:
        self.grid.fit(width, height, sizes)
        size = self.grid.measure(self.grid.cell)
        self.is_board_cut = size.width > width or size.height > height

    # --- scrolling --------------------------------------------------------

    async def handle_other_key(self, event: events.Key) -> None:
        stage = self.query_one("#stage")
        if event.key in SCROLLS:
            stage.scroll_relative(*SCROLLS[event.key], animate=False, immediate=True)
        elif event.key in PAGES:
            lines = PAGES[event.key] * max(1, stage.size.height - 1)
            stage.scroll_relative(y=lines, animate=False, immediate=True)
        else:
            await super().handle_other_key(event)
            return
        event.stop()

    def move_cursor(self, rows: int, cols: int) -> None:
        """Scrolls a grid that is larger than the screen."""
        super().move_cursor(rows, cols)
        if self.grid.cursor is not None:
            self.bring_into_sight((self.grid.cursor,))

    def bring_into_sight(self, cells: Iterable[Cell]) -> None:
        """Scrolls to these cells, as far as they fit."""
        if places := [self.grid.place_of(cell) for cell in cells]:
            # Regions on the screen and a deferred scroll would be those before the last key when keys come
            # fast.
            place = Region.from_union(places).translate(self.grid.virtual_region.offset)
            self.query_one("#stage").scroll_to_region(
                place, spacing=Spacing.all(1), animate=False, immediate=True
            )
