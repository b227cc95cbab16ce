"""The arcade on a headless screen with a clock, a date and a shelf of its own."""

from collections.abc import Awaitable, Callable, Iterable
from datetime import date
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Input

from tests.tui.idle_clock import run_on_idle_clock
from worderly.cli.places import open_tools
from worderly.device.local.device import Device
from worderly.device.local.match import LocalMatch
from worderly.device.local.shelf import Shelf
from worderly.device.remote import RemoteDevice
from worderly.device.request import Request
from worderly.games import IDS, game_of
from worderly.tui.app import Arcade
from worderly.tui.ending.quiet import STILL_MS
from worderly.tui.ending.result import ResultScreen
from worderly.tui.games.game import GameScreen
from worderly.tui.screens.dialog import Dialog, Question
from worderly.tui.screens.game_row import GameRow
from worderly.tui.widgets.tiles import Cell, TileGrid
from worderly.tui.widgets.tray import Tray

TODAY = date(2026, 2, 3)
Play = Callable[["Stage"], Awaitable[None]]


class Clock:
    def __init__(self) -> None:
        self.ms = 0

    def __call__(self) -> int:
        return self.ms


REFRESH_S = 0.05
"""Longer than Textual waits before it lays out again; on the idle clock it costs no time."""


class Stage:
    """A pilot that knows the arcade: presses keys, clicks cells, looks at the match."""

    def __init__(self, app: Arcade, pilot: Pilot[Any], clock: Clock) -> None:
        self.app, self.pilot, self.clock = app, pilot, clock

    @property
    def screen(self) -> Any:
        return self.app.screen

    @property
    def game(self) -> GameScreen:
        assert isinstance(self.screen, GameScreen), self.screen
        return self.screen

    @property
    def state(self) -> Any:
        match = self.game.link.match
        assert isinstance(match, LocalMatch)
        return match.state

    def is_on(self, screen: type[Any]) -> bool:
        here = self.screen
        return isinstance(here, screen) and bool(here.is_mounted)

    async def press(self, *keys: str) -> None:
        """Waits for the layout too: a scroll moves the regions with the next refresh."""
        for key in keys:
            await self.look_up()
            await self.pilot.press(key)
        await self.pilot.pause(REFRESH_S)

    async def look_up(self) -> None:
        """Lets a second pass before the keys of a result, which wait for it."""
        await self.pilot.pause()
        if self.app.quiet.is_on:
            self.clock.ms += STILL_MS

    async def type(self, text: str) -> None:
        names = {"*": "asterisk", "!": "exclamation_mark", " ": "space"}
        await self.look_up()
        await self.pilot.press(*(names.get(letter, letter) for letter in text))

    async def enter(self, text: str) -> None:
        await self.type(text)
        await self.press("enter")

    async def click_cell(self, selector: str, cell: Cell) -> None:
        grid = self.screen.query_one(selector, TileGrid)
        await self.pilot.click(selector, offset=spot(grid, cell))

    async def drag(self, selector: str, cells: list[Cell]) -> None:
        grid = self.screen.query_one(selector, TileGrid)
        await self.pilot.mouse_down(selector, offset=spot(grid, cells[0]))
        for cell in cells[1:]:
            await self.pilot.hover(selector, offset=spot(grid, cell))
        await self.pilot.mouse_up(selector, offset=spot(grid, cells[-1]))

    async def click_text(self, selector: str, text: str) -> None:
        """Clicks a word that stands in a widget's first line."""
        widget = self.screen.query_one(selector)
        at = widget.render().plain.index(text) + widget.content_region.x - widget.region.x
        await self.pilot.click(selector, offset=(at, 0))

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Waits for a thread or a server; gives up after two minutes."""
        for _ in range(12_000):
            await self.pilot.pause(0.01)
            if is_so():
                # What comes with it has come too: the focus of a page, its first picture.
                await self.pilot.pause()
                return
        raise AssertionError(f"it never came; {self.screen}")

    async def say_ready(self) -> None:
        """Starts the clock of a timed game; does nothing where none waits."""
        if isinstance(self.screen, Dialog) and self.screen.question == self.app.messages.text("lesson-ready"):
            await self.press("enter")

    def text_of(self, selector: str) -> str:
        return str(self.screen.query_one(selector).render())


def spot(grid: TileGrid, cell: Cell) -> tuple[int, int]:
    """Where on the widget the middle of a cell is."""
    size = grid.measure((0, 0))
    width, height = grid.cell
    return size.width + cell[1] * width + (width - 1) // 2, size.height + cell[0] * height + height // 2


def request(game_id: str, **options: Any) -> Request:
    return Request(game_id, game_of(game_id).Options(**options), seed="stage")


def arcade(
    folder: Path,
    wanted: Request | None = None,
    clock: Clock | None = None,
    language: str = "en",
    server: str = "",
    *,
    is_new: bool = False,
    **extra: Any,
) -> Arcade:
    """`is_new`: the player has played nothing yet, so that lessons are offered."""
    kept = (Shelf(folder), open_tools, lambda: TODAY, clock or Clock(), language, language)
    device = RemoteDevice(*kept, server=server) if server else Device(*kept)
    for game_id in () if is_new else IDS:
        device.shelf.first_games.mark(game_id)
    return Arcade(device, wanted, **extra)


def play(
    folder: Path,
    action: Play,
    wanted: Request | None = None,
    size: tuple[int, int] = (80, 24),
    *,
    says_ready: bool = True,
    **extra: Any,
) -> Arcade:
    """Runs `action` on the arcade; gives it back when it has closed."""
    clock = Clock()
    app = arcade(folder, wanted, clock, **extra)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            stage = Stage(app, pilot, clock)
            if says_ready:
                await stage.say_ready()
            await action(stage)

    run_on_idle_clock(run(), skips=not app.device.server)
    # A thread that came late may have called again: a line left open would warn in some other test.
    app.device.disconnect()
    return app


def states(stage: Stage) -> list[str]:
    return [row.state for row in stage.screen.query(GameRow) if row.id != "row-weekend"]


def said(stage: Stage, text: str) -> bool:
    return text in stage.text_of("MessageBar")


async def past_name(stage: Stage) -> ResultScreen:
    """The end of a game may ask for a name; the result stands behind the question."""
    await stage.pilot.pause()
    if isinstance(stage.screen, Question):
        await stage.press("escape")
    assert isinstance(stage.screen, ResultScreen)
    return stage.screen


def points(folder: Path, game: str) -> list[tuple[int, str]]:
    return [(one.points, one.reason) for one in Shelf(folder).results.read() if one.game == game]


def hidden(stage: Stage) -> Iterable[str]:
    return dict.fromkeys(word.word for word in stage.state.words)


async def spell_by_mouse(stage: Stage, word: str, selector: str) -> None:
    for letter in word:
        tray = stage.screen.query_one(selector, Tray)
        cells = [(row, col) for row, line in enumerate(tray.tiles) for col in range(len(line))]
        free = (cell for cell in cells if tray.tiles[cell[0]][cell[1]].look != "used")
        cell = next(cell for cell in free if tray.letter_at(cell).lower() == letter)
        await stage.click_cell(selector, cell)
    await stage.click_text("Entry", "enter")


async def write_file(stage: Stage, ending: str, path: Path) -> None:
    """Has the maker's page write its puzzle."""
    stage.screen.values |= {"format": ending}
    stage.screen.query("FormRow").last().focus()
    await stage.press("enter")
    await name_file(stage, path)


async def name_file(stage: Stage, path: Path) -> None:
    """Answers the question for the name of a file."""
    assert isinstance(stage.screen, Question)
    stage.screen.query_one(Input).value = str(path)
    await stage.press("enter")
