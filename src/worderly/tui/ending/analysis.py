"""The analysis on the screen: a list of moves with marks, and the details of the chosen move."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from worderly.grid.notation import row_text
from worderly.kit import Refused, Say, Seat
from worderly.kit.analysis import COVERED, EMPTY, Analysis, Remark, Scene, Verdict
from worderly.kit.analysis_text import (
    SIGNS,
    amount,
    closing_lines,
    did,
    group,
    mark,
    remark,
    summary,
    verdict_lines,
)
from worderly.tui.ending.chart import bars
from worderly.tui.ending.result import Summary, Tiles, highlight
from worderly.tui.link import Link
from worderly.tui.screens.page import Page
from worderly.tui.widgets.bars import Key, KeyBar, TitleBar
from worderly.tui.widgets.list_box import ListBox
from worderly.tui.widgets.tiles import Cell, Tile, TileGrid

LIST = 31
"""Columns of the list of moves."""
NARROW = 72
SCENE_SIZES = ((4, 2), (3, 1))
LIKELY, POSSIBLE = 60, 25
"""Percent from which a covered cell is drawn in the accent, full or faint."""


class AnalysisScreen(Page):
    DEFAULT_CSS = """
    AnalysisScreen #body { height: 1fr; }
    AnalysisScreen #moves { width: 31; height: 1fr; border-right: solid $hair; }
    AnalysisScreen #moves:nocolor { border-right: none; }
    AnalysisScreen OptionList { background: $background; border: none; height: 1fr; padding: 0 1; }
    AnalysisScreen #beside { width: 1fr; height: 1fr; padding: 0 1 0 2; scrollbar-size-vertical: 1; }
    AnalysisScreen #what { height: auto; text-style: bold; color: $game; }
    AnalysisScreen #lines { height: auto; }
    AnalysisScreen #scene { margin-top: 1; }
    AnalysisScreen.low #scene { margin-top: 0; }
    AnalysisScreen #key { height: auto; color: $soft; }
    AnalysisScreen.narrow #body { layout: vertical; }
    AnalysisScreen.narrow #beside { padding: 0; }
    AnalysisScreen.narrow #moves { width: 1fr; height: 6; border-right: none; }
    AnalysisScreen OptionList { scrollbar-size-vertical: 1; }
    """

    def __init__(self, link: Link, result: Summary) -> None:
        super().__init__()
        self.link, self.result = link, result
        self.accent = link.game.id
        self.analysis: Analysis | None = None
        self.shown_seat = link.seat

    def compose(self) -> ComposeResult:
        yield TitleBar()
        with Horizontal(id="body"):
            with Vertical(id="moves"):
                yield ListBox(markup=False)
            with VerticalScroll(id="beside", can_focus=False):
                yield Static(self.say("analysis-loading"), id="what", markup=False)
                yield Static("", id="lines", markup=False)
                yield TileGrid(id="scene")
                yield Static("", id="key", markup=False)
        yield KeyBar()

    def opened(self) -> None:
        super().opened()
        self.query_one(
            TitleBar
        ).name_text = f"{self.link.title(self.arcade.messages)} · {self.say('analysis-title')}"
        self.lay_out()
        self.run_worker(self.load())

    def on_resize(self) -> None:
        self.lay_out()

    def lay_out(self) -> None:
        size = self.app.size
        self.set_class(size.width < NARROW, "narrow")
        self.set_class(size.height < 30, "low")
        self.fit()

    def fit(self) -> None:
        grid, size = self.query_one("#scene", TileGrid), self.app.size
        width = size.width - (1 if self.has_class("narrow") else 4 + LIST)
        sizes = SCENE_SIZES if grid.row_labels else self.result.sizes
        grid.fit(width, size.height - 11, sizes)

    async def load(self) -> None:
        try:
            self.analysis = await asyncio.to_thread(
                self.arcade.device.analysis, self.link.match, self.shown_seat
            )
        except Refused as refused:
            self.query_one("#what", Static).update(
                Content(self.arcade.messages.refusal(refused.code, refused.facts))
            )
            return
        moves = self.query_one(OptionList)
        moves.clear_options()
        moves.add_options(self.options(self.analysis))
        moves.highlighted = 0
        moves.focus()
        self.query_one(TitleBar).figures = self.player(self.shown_seat) if self.seats > 1 else ""
        self.show_keys()

    def player(self, seat: Seat) -> str:
        names = self.link.game.names(self.link.match.config.options)
        return names[seat] if seat < len(names) else self.say("analysis-player", number=seat + 1)

    def options(self, analysis: Analysis) -> Iterator[Option]:
        figure = "" if analysis.accuracy is None else self.say("analysis-accuracy", percent=analysis.accuracy)
        yield Option(f"{self.say('analysis-whole')} {figure}".rstrip())
        for verdict in analysis.verdicts:
            yield Option(f"{SIGNS[verdict.mark]} {did(verdict, self.say)}")

    @on(OptionList.OptionHighlighted)
    def look_at(self, event: OptionList.OptionHighlighted) -> None:
        if self.analysis is None:
            return
        if event.option_index == 0:
            self.show_whole(self.analysis)
        else:
            self.show_move(self.analysis, self.analysis.verdicts[event.option_index - 1])
        self.query_one("#beside", VerticalScroll).scroll_home(animate=False)

    def show_whole(self, analysis: Analysis) -> None:
        self.put(self.say("analysis-title"), whole_lines(analysis, self.say), (), ())

    def show_move(self, analysis: Analysis, verdict: Verdict) -> None:
        head = f"{SIGNS[verdict.mark]} {did(verdict, self.say)} · {mark(verdict, self.say)}"
        lines = tuple(verdict_lines(analysis, verdict, self.say))
        better = verdict.instead[0].cells if verdict.instead else ()
        if verdict.scene:
            self.put(head, lines, scene_tiles(verdict.scene), verdict.cells, better)
        else:
            self.put(head, lines, highlight(self.result.tiles, verdict.cells) if verdict.cells else (), ())

    def put(
        self,
        head: str,
        lines: Iterable[str],
        tiles: Tiles,
        played: Sequence[Cell],
        better: Sequence[Cell] = (),
    ) -> None:
        self.query_one("#what", Static).update(Content(head))
        self.query_one("#lines", Static).update(Content("\n".join(lines)))
        grid = self.query_one("#scene", TileGrid)
        is_scene = bool(played or better)
        grid.label(*(labels(tiles) if is_scene else ((), ())))
        grid.display = bool(tiles)
        grid.tiles, grid.cursor = tiles, played[0] if len(played) == 1 else None
        grid.joints = dict.fromkeys(better, "◂")
        self.query_one("#key", Static).update(Content(self.say("analysis-heat-terminal") if is_scene else ""))
        self.fit()

    def keys(self) -> Iterable[Key]:
        if self.analysis is not None and self.analysis.moments:
            yield self.key("m", "m", "analysis-key-moment", "moment")
        if self.seats > 1:
            yield self.key("n", "n", "analysis-key-player", "player")
        yield self.key("escape", "esc", "tui-back", "leave")

    @property
    def seats(self) -> int:
        return len(self.link.match.scores)

    def action_player(self) -> None:
        """Shows the moves of the next player."""
        self.shown_seat = (self.shown_seat + 1) % self.seats
        self.run_worker(self.load(), exclusive=True)

    def action_moment(self) -> None:
        """Goes to the next of the most instructive moves."""
        if self.analysis is None or not self.analysis.moments:
            return
        moves = self.query_one(OptionList)
        here = moves.highlighted or 0
        places = [at + 1 for at in self.analysis.moments]
        moves.highlighted = next((place for place in places if place > here), places[0])

    def action_leave(self) -> None:
        self.app.pop_screen()


def whole_lines(analysis: Analysis, say: Say) -> Iterator[str]:
    yield from summary(analysis, say)
    yield from closing_lines(analysis, say)
    for series in analysis.series:
        label = remark(analysis.game, Remark(series.code), say)
        yield f"{label}: {bars(series.values)} ({amount(max(series.values), series.unit, say)})"
    if analysis.groups:
        yield ""
    yield from (group(analysis.game, one, say) for one in analysis.groups)


def labels(tiles: Tiles) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Rows by letters, columns by numbers."""
    return tuple(row_text(row).upper() for row in range(len(tiles))), tuple(
        str(col + 1) for col in range(len(tiles[0]))
    )


def scene_tiles(scene: Scene) -> Tiles:
    return tuple(
        tuple(_tile(face, percent) for face, percent in zip(line, chances, strict=True))
        for line, chances in zip(scene.rows, scene.chances, strict=True)
    )


def _tile(face: str, percent: int) -> Tile:
    """A covered cell shows its percentage: nothing for 0, a disc for 100."""
    if face == EMPTY:
        return Tile("~", "water")
    if face != COVERED:
        return Tile(face, "plain")
    if percent == 0:
        return Tile("", "hidden")
    look = "fresh" if percent >= LIKELY else "pulse" if percent >= POSSIBLE else "hidden"
    return Tile("●" if percent >= 100 else str(percent), look)
