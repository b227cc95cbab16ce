"""Pages that show one game at a time; arrow keys change the game."""

from collections.abc import Iterable
from typing import Any

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.reactive import reactive
from textual.widgets import Static

from worderly.games import IDS
from worderly.tui.screens.page import Page
from worderly.tui.widgets.bars import Key, KeyBar, TitleBar


class GamePages(Page):
    DEFAULT_CSS = """
    GamePages #sheet { height: 1fr; padding: 1 3; scrollbar-size-vertical: 1; }
    GamePages #text { width: 100%; }
    """
    game_id: reactive[str] = reactive(IDS[0], init=False)

    def __init__(self, game_id: str) -> None:
        super().__init__()
        self.set_reactive(GamePages.game_id, game_id)
        self.accent = game_id

    def compose(self) -> ComposeResult:
        yield TitleBar()
        with VerticalScroll(id="sheet"):
            yield Static(id="text", markup=False)
        yield KeyBar()

    def opened(self) -> None:
        super().opened()
        self.show()

    def watch_game_id(self) -> None:
        self.accent = self.game_id
        self.arcade.set_accent(self.accent)
        self.show()

    def show(self) -> None:
        bar = self.query_one(TitleBar)
        bar.name_text, bar.figures = self.heading(), f"‹ {IDS.index(self.game_id) + 1}/{len(IDS)} ›"
        self.show_text()

    def show_text(self) -> None:
        self.query_one("#text", Static).update(self.content())

    def on_resize(self) -> None:
        self.show_text()

    def heading(self) -> str:
        raise NotImplementedError

    def content(self) -> Content:
        raise NotImplementedError

    def keys(self) -> Iterable[Key]:
        yield self.key("left", "←", "tui-key-before", "turn(-1)")
        yield self.key("right", "→", "tui-key-after", "turn(1)")
        yield self.key("escape", "esc", "tui-back", "leave")

    async def handle_other_key(self, event: events.Key) -> Any:
        if event.key in ("q", "enter"):
            self.action_leave()

    def action_turn(self, step: int) -> None:
        self.game_id = IDS[(IDS.index(self.game_id) + step) % len(IDS)]

    def action_leave(self) -> None:
        self.app.pop_screen()
