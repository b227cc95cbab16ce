"""The home page: today's puzzles and their state, and the keys to all other pages."""

from collections.abc import Iterable
from datetime import date, timedelta
from typing import Any

from textual import events
from textual.app import ComposeResult
from textual.containers import Center, Vertical
from textual.reactive import reactive
from textual.widgets import Static

from worderly.device.local.daily import FIRST_DATE, number_of
from worderly.device.local.device import WaitingMatch
from worderly.device.local.ending import weekend_title
from worderly.device.local.files import Damaged
from worderly.device.local.results import Result
from worderly.games import IDS
from worderly.kit.achievements.ranks import rank_id
from worderly.messages.cldr import cldr_of, date_text, short_date_text
from worderly.tui.screens.game_row import GameRow
from worderly.tui.screens.page import Page
from worderly.tui.widgets.bars import Key, KeyBar
from worderly.tui.widgets.tiles import Tile, TileGrid

NARROW = 60
ROOMY = 27
"""Lines from which the weekend's row has a margin."""
WEEKEND = "weekend"


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
    Home #row-weekend { height: 1; margin: 1 0 0 0; display: none; }
    Home.weekend #row-weekend { display: block; }
    Home.weekend.tight #row-weekend { margin: 0; }
    Home.weekend.tight #name { margin-top: 0; }
    Home #middle { height: 1fr; align: center middle; }
    """
    is_root = True
    moving = "tui-moving-home"
    section = "home"
    days_back: reactive[int] = reactive(0, init=False)
    _elsewhere: frozenset[str] = frozenset()
    """The dailies that were begun on another device."""

    def compose(self) -> ComposeResult:
        with Vertical(id="middle"), Center(), Vertical(id="sheet"):
            yield TileGrid(id="name")
            yield Static(id="day", markup=False)
            for number, game in enumerate(IDS, 1):
                title, about = self.say(f"title-{game}"), self.say(f"plain-about-{game}")
                yield GameRow(game, str(number), title, about).set_class(game == IDS[-1], "last")
            yield GameRow(IDS[0], "w", "", "", name=WEEKEND)
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
        self.show_states()

    def lay_out(self) -> None:
        low = self.app.size.height < 24
        self.set_class(low, "low")
        self.set_class(self.app.size.height < ROOMY, "tight")
        self.query_one(TileGrid).cell = (4, 1) if low else (6, 3)

    def resumed(self) -> None:
        super().resumed()
        self.translate()
        self.refresh_states()
        # Which game it is only the games know, and they are not loaded before the first frame.
        self.call_after_refresh(self.show_weekend)

    def translate(self) -> None:
        """Called on return, because the language may have changed in the settings."""
        self.show_keys()
        for row in self.dailies:
            row.title, row.about = self.say(f"title-{row.game_id}"), self.say(f"plain-about-{row.game_id}")
            row.refresh()

    @property
    def dailies(self) -> Iterable[GameRow]:
        return (row for row in self.query(GameRow) if row.id != f"row-{WEEKEND}")

    @property
    def is_on_weekend(self) -> bool:
        return self.focused is not None and self.focused.id == f"row-{WEEKEND}"

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
        self.show_weekend()

    def show_weekend(self) -> None:
        """The weekend's big puzzle, from Saturday to Sunday."""
        device, row = self.arcade.device, self.query_one(f"#row-{WEEKEND}", GameRow)
        request = None if self.days_back else device.weekend()
        self.set_class(request is not None, "weekend")
        row.can_focus = request is not None
        if request is None or request.weekend is None:
            return
        row.game_id = request.game
        row.title = weekend_title(request.weekend.isoformat(), self.say(f"title-{request.game}"), self.say)
        waiting = device.waiting(device.slot(request))
        is_done = device.is_finished(request)
        row.state = f"✓ {self.say('tui-is-done')}" if is_done else self._open_state(waiting)
        row.refresh()

    def show_day(self) -> None:
        """In short on a narrow screen."""
        facts = {"date": self._date(self.day), "number": str(number_of(self.day))}
        place = self.arcade.device.server.partition("://")[2]
        line = self.say(self._day_message(), **facts)
        self.query_one("#day", Static).update(f"{line} · {place}" if place else line)

    def refresh_states(self) -> None:
        self._elsewhere = frozenset()
        self.show_day()
        self.show_states()
        if self.arcade.device.server:
            self._ask_elsewhere(self.day)
        count = len(self.arcade.device.all_waiting(self.arcade.report))
        self.query_one("#waiting", Static).update(self.say("tui-home-waiting", count=count) if count else "")

    def show_states(self) -> None:
        played = self.arcade.device.results_of(self.day)
        for row in self.dailies:
            row.state = self._state(row.game_id, played)

    def _ask_elsewhere(self, day: date) -> None:
        """Ignores errors: the game shows them when the player starts a match."""
        device, show = self.arcade.device, self._show_elsewhere
        self.arcade.playing.in_thread(
            lambda: device.played_elsewhere(day), show, lambda _: None, group="home"
        )

    @property
    def is_short(self) -> bool:
        return self.app.size.width < NARROW or bool(self.arcade.device.server)

    def _date(self, day: date) -> str:
        cldr = cldr_of(self.arcade.messages.language)
        return (
            short_date_text(cldr, day) if self.is_short else date_text(cldr, day, self.arcade.device.today())
        )

    def _day_message(self) -> str:
        if self.days_back:
            return "tui-earlier-day"
        return "tui-day-short" if self.is_short else "tui-day"

    def _show_elsewhere(self, games: frozenset[str]) -> None:
        """The server may know of a daily that was started on another device."""
        self._elsewhere = games
        self.show_states()

    def _state(self, game_id: str, played: dict[str, Result]) -> str:
        if (result := played.get(game_id)) is not None:
            return self._done_state(result)
        try:
            waiting = self.arcade.device.waiting_daily(game_id, self.day)
        except Damaged as damaged:
            self.arcade.report(damaged)
            waiting = None
        if waiting is None and game_id in self._elsewhere:
            return self.say("tui-elsewhere")
        return self._open_state(waiting)

    def _done_state(self, result: Result) -> str:
        """`✓ 61 points · Gold`."""
        points = self.say("tui-played", points=result.points)
        if not result.rank or self.app.size.width < NARROW:
            return points
        rank = self.say(rank_id(result.game, result.rank))
        return f"{points} · {rank}{' ◆' if result.flawless else ''}"

    def _open_state(self, waiting: WaitingMatch | None) -> str:
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
        if event.key in ("up", "down", "k", "j"):
            self.focus_previous() if event.key in ("up", "k") else self.focus_next()
        elif event.key == "w":
            self.play_weekend()
        elif event.key == "left" and self.day > FIRST_DATE:
            self.days_back += 1
        elif event.key == "right" and self.days_back:
            self.days_back -= 1
        elif event.key.isdecimal() and 0 < int(event.key) <= len(IDS):
            game_id = IDS[int(event.key) - 1]
            self.query_one(f"#row-{game_id}").focus()
            self.play_daily(game_id)

    def on_game_row_chosen(self, event: GameRow.Chosen) -> None:
        self.play_weekend() if self.is_on_weekend else self.play_daily(event.row.game_id)

    def action_daily(self) -> None:
        self.play_weekend() if self.is_on_weekend else self.play_daily(self.chosen)

    def play_weekend(self) -> None:
        if (request := self.arcade.device.weekend()) is not None:
            self.arcade.playing.offer(request)

    def play_daily(self, game_id: str) -> None:
        self.arcade.playing.offer(self.arcade.device.daily(game_id, self.day))

    def action_practice(self) -> None:
        from worderly.tui.screens.practice import PracticePage

        self.app.push_screen(PracticePage(self.chosen))

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
