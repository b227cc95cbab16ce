"""The home page: today's puzzles and their state, and the keys to all other pages."""

from collections.abc import Iterable
from datetime import date, timedelta
from typing import Any

from textual import events
from textual.app import ComposeResult
from textual.containers import Center, Vertical
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget
from textual.widgets import Static

from worderly.device.local.daily import FIRST_DATE, number_of
from worderly.device.local.files import Damaged
from worderly.games import IDS
from worderly.tui.screens.page import Page
from worderly.tui.widgets.bars import Key, KeyBar
from worderly.tui.widgets.tiles import Tile, TileGrid

NARROW = 60


class GameRow(Widget, can_focus=True):
    """A game: its name in its accent colour, the state of its daily, and a short description."""

    ALLOW_SELECT = False
    DEFAULT_CSS = """
    GameRow { height: 2; width: 100%; padding: 0 1; margin-bottom: 1;  }
    GameRow:focus { background: $tile; }
    GameRow:nocolor:focus { text-style: reverse; }
    """
    state: reactive[str] = reactive("")

    class Chosen(Message):
        def __init__(self, game_id: str) -> None:
            super().__init__()
            self.game_id = game_id

    def __init__(self, game_id: str, number: int, name: str, about: str) -> None:
        super().__init__(id=f"row-{game_id}")
        self.game_id, self.number, self.title, self.about = game_id, number, name, about

    def render(self) -> Content:
        width = self.content_size.width
        accent = f"bold $game-{self.game_id}"
        sign = "▸" if self.has_focus else " "
        name = Content.assemble((f"{sign} {self.number}  ", "$soft"), (self.title, accent))
        state = Content.styled(self.state, "$foreground")
        room = max(0, width - state.cell_length)
        about = Content.styled(f"     {self.about}", "$soft").truncate(width, ellipsis=True)
        return Content.assemble(name.truncate(room, pad=True), state, "\n", about)

    def on_click(self) -> None:
        self.focus()
        self.post_message(self.Chosen(self.game_id))

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()


class Home(Page):
    DEFAULT_CSS = """
    Home { align: center top; }
    Home #sheet { width: 100%; max-width: 84; height: auto; padding: 0 2; }
    Home #name { margin: 1 0 1 0; }
    Home.low #name { margin: 0; }
    Home #day { color: $soft; height: 1; margin: 0 0 1 2; }
    Home.low #day { margin: 0 0 0 1; }
    Home GameRow.last { margin-bottom: 0; }
    Home #waiting { color: $soft; height: 1; margin: 0 0 0 2; }
    Home #middle { height: 1fr; align: center middle; }
    """
    is_root = True
    moving = "tui-moving-home"
    days_back: reactive[int] = reactive(0, init=False)

    def compose(self) -> ComposeResult:
        with Vertical(id="middle"), Center(), Vertical(id="sheet"):
            yield TileGrid(id="name")
            yield Static(id="day", markup=False)
            for number, game in enumerate(IDS, 1):
                title, about = self.say(f"title-{game}"), self.say(f"plain-about-{game}")
                yield GameRow(game, number, title, about).set_class(game == IDS[-1], "last")
            yield Static(id="waiting", markup=False)
        yield KeyBar()

    def opened(self) -> None:
        super().opened()
        self.query_one(TileGrid).tiles = (tuple(Tile(letter) for letter in "WORDERLY"),)
        self.lay_out()
        self.query_one(GameRow).focus()

    def on_resize(self) -> None:
        self.lay_out()
        self.show_day()

    def lay_out(self) -> None:
        low = self.app.size.height < 24
        self.set_class(low, "low")
        self.query_one(TileGrid).cell = (4, 1) if low else (6, 3)

    def resumed(self) -> None:
        super().resumed()
        self.translate()
        self.refresh_states()

    def translate(self) -> None:
        """Called on return, because the language may have changed in the settings."""
        self.show_keys()
        for row in self.query(GameRow):
            row.title, row.about = self.say(f"title-{row.game_id}"), self.say(f"plain-about-{row.game_id}")
            row.refresh()

    @property
    def chosen(self) -> str:
        row = self.focused
        return row.game_id if isinstance(row, GameRow) else IDS[0]

    # --- state of the dailies -------------------------------------------------

    @property
    def day(self) -> Any:
        return self.arcade.device.today() - timedelta(days=self.days_back)

    def watch_days_back(self) -> None:
        self.refresh_states()

    def show_day(self) -> None:
        """In short on a narrow screen."""
        facts = {"date": self.day.isoformat(), "number": str(number_of(self.day))}
        place = self.arcade.device.server.partition("://")[2]
        line = self.say(self._day_message(), **facts)
        self.query_one("#day", Static).update(f"{line} · {place}" if place else line)

    def refresh_states(self) -> None:
        self.show_day()
        day = self.day
        played = self.arcade.device.points_of(day)
        for row in self.query(GameRow):
            row.state = self._state(row.game_id, played)
        if self.arcade.device.server:
            self._ask_elsewhere(day)
        count = len(self.arcade.device.all_waiting(self.arcade.report))
        self.query_one("#waiting", Static).update(self.say("tui-home-waiting", count=count) if count else "")

    def _ask_elsewhere(self, day: date) -> None:
        """Ignores errors: the game shows them when the player starts a match."""
        device, show = self.arcade.device, self._show_elsewhere
        self.arcade.playing.in_thread(
            lambda: device.played_elsewhere(day), show, lambda _: None, group="home"
        )

    def _day_message(self) -> str:
        if self.days_back:
            return "tui-earlier-day"
        is_short = self.app.size.width < NARROW or self.arcade.device.server
        return "tui-day-short" if is_short else "tui-day"

    def _show_elsewhere(self, games: frozenset[str]) -> None:
        """The server may know of a daily that was started on another device."""
        for row in self.query(GameRow):
            if row.game_id in games and row.state == self.say("tui-open"):
                row.state = self.say("tui-elsewhere")

    def _state(self, game_id: str, played: dict[str, int]) -> str:
        if game_id in played:
            return self.say("tui-played", points=played[game_id])
        try:
            waiting = self.arcade.device.waiting_daily(game_id, self.day)
        except Damaged as damaged:
            self.arcade.report(damaged)
            waiting = None
        return self.say("tui-begun", moves=waiting.moves) if waiting else self.say("tui-open")

    # --- keys -------------------------------------------------------------

    def keys(self) -> Iterable[Key]:
        yield self.key("enter", "↵", "tui-key-daily", "daily")
        yield self.key("p", "p", "tui-key-practice", "practice")
        yield self.key("r", "r", "tui-key-resume", "resume")
        yield self.key("t", "t", "tui-key-turns", "turns")
        yield self.key("g", "g", "tui-key-room", "together")
        yield self.key("b", "b", "tui-key-boards", "boards")
        yield self.key("s", "s", "tui-key-stats", "stats")
        yield self.key("m", "m", "tui-key-make", "make")
        yield self.key("o", "o", "tui-key-settings", "settings")
        yield self.key("f1", "F1", "tui-key-help", "help")
        yield self.key("q", "q", "tui-key-quit", "quit")

    async def handle_other_key(self, event: events.Key) -> None:
        if event.key in ("up", "down"):
            self.focus_previous() if event.key == "up" else self.focus_next()
        elif event.key == "left" and self.day > FIRST_DATE:
            self.days_back += 1
        elif event.key == "right" and self.days_back:
            self.days_back -= 1
        elif event.key.isdecimal() and 0 < int(event.key) <= len(IDS):
            game_id = IDS[int(event.key) - 1]
            self.query_one(f"#row-{game_id}").focus()
            self.play_daily(game_id)

    def on_game_row_chosen(self, event: GameRow.Chosen) -> None:
        self.play_daily(event.game_id)

    def action_daily(self) -> None:
        self.play_daily(self.chosen)

    def play_daily(self, game_id: str) -> None:
        self.arcade.playing.offer(self.arcade.device.daily(game_id, self.day))

    def action_practice(self) -> None:
        self.arcade.playing.offer(self.arcade.device.practice(self.chosen))

    def action_turns(self) -> None:
        self.arcade.playing.ask_turns(self.chosen)

    def action_resume(self) -> None:
        self.arcade.show_waiting()

    def action_together(self) -> None:
        from worderly.tui.rooms.entering import TogetherPage

        self.app.push_screen(TogetherPage(self.chosen))

    def action_boards(self) -> None:
        self.arcade.show_boards(self.chosen)

    def action_stats(self) -> None:
        self.arcade.show_stats(self.chosen)

    def action_make(self) -> None:
        from worderly.tui.screens.maker import MakerPage

        self.app.push_screen(MakerPage(self.chosen))

    def action_settings(self) -> None:
        self.arcade.show_settings()

    def action_help(self) -> None:
        self.arcade.show_help(self.chosen)

    def action_quit(self) -> None:
        self.app.exit(0)
