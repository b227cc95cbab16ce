"""The page of a room: its code, members and scores; rounds are played on the games' screens."""

import asyncio
from collections.abc import Iterable

from textual.app import ComposeResult
from textual.containers import Center, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from worderly.device.remote import RemoteMatch, RemoteRoom
from worderly.kit import Refused
from worderly.tui.screens.dialog import Dialog
from worderly.tui.screens.page import Page
from worderly.tui.widgets.bars import Key, KeyBar, MessageBar, TitleBar
from worderly.tui.widgets.tiles import Tile, TileGrid
from worderly.wire import websocket as wire

POLL_S = 0.25
NAME, SHORT_NAME = 24, 9
NARROW = 60
"""Columns below which names are cut, so that a row stays one line."""


class RoomPage(Page):
    DEFAULT_CSS = """
    RoomPage #sheet { height: 1fr; padding: 1 2; align-horizontal: center; }
    RoomPage Center { height: auto; }
    RoomPage #link { color: $soft; text-align: center; width: 100%; margin: 0 0 1 0; }
    RoomPage #members { width: auto; }
    """
    is_root = True

    def __init__(self, room: RemoteRoom) -> None:
        super().__init__()
        self.room = room
        self.accent = room.now.setup.game
        self._entered: str | None = None
        self._watched: RemoteMatch | None = None
        """The match of a round in which the player has no seat."""
        self._drawn: tuple[object, ...] = ()
        self._was_lost = False

    def compose(self) -> ComposeResult:
        yield TitleBar()
        with VerticalScroll(id="sheet"):
            with Center():
                yield TileGrid(id="code", cell=(6, 3))
            yield Static(self.room.link, id="link", markup=False)
            with Center():
                yield Static(id="members", markup=False)
        yield MessageBar(" ", markup=False)
        yield KeyBar()

    def opened(self) -> None:
        super().opened()
        self.query_one("#code", TileGrid).tiles = (tuple(Tile(letter) for letter in self.room.code),)
        self.poll()
        self.set_interval(POLL_S, self.poll)

    def resumed(self) -> None:
        super().resumed()
        self.draw()

    def on_resize(self) -> None:
        low = self.app.size.height < 24
        self.query_one("#code", TileGrid).cell = (4, 1) if low else (6, 3)
        self.draw_members()

    def on_unmount(self) -> None:
        self.room.stop_listening()

    # --- display -----------------------------------------------------

    def poll(self) -> None:
        """Shows what the server has sent since the last call."""
        now = self.room.now
        if (now, self.room.device.is_lost) != self._drawn:
            self._drawn = (now, self.room.device.is_lost)
            self.draw()
        while self.room.reactions:
            name, what = self.room.reactions.popleft()
            self.app.notify(f"{name}: {self.say_reaction(what)}", markup=False, timeout=3)
        if now.phase == "playing" and now.match != self._entered:
            self.action_enter()
        elif self._watched is not None:
            self._watch_match(self._watched)

    def _watch_match(self, match: RemoteMatch) -> None:
        """Shows only the points of a race until all players are done, then its board."""
        if match.view() is not None:
            self._watched = None
            self.arcade.playing.enter(match, room=self.room)
        elif self.is_current:
            self.draw_members()

    def draw(self) -> None:
        now = self.room.now
        bar = self.query_one(TitleBar)
        game = self.say(f"title-{now.setup.game}")
        bar.name_text = f"{self.say('tui-room', code=self.room.code)} · {game}"
        bar.figures = self.say("tui-round-of", round=now.round, rounds=now.setup.rounds)
        self.draw_members()
        self.show_message(self._phase(now))
        self.show_keys()

    def _phase(self, now: wire.RoomFrame) -> str:
        if self.room.device.is_lost:
            return self.say("plain-server-lost", server=self.room.device.server)
        if now.phase == "over" and now.winners:
            names = [self.room.name(member) for member in now.winners]
            won = len(names) == 1
            return (
                self.say("plain-winner", name=names[0])
                if won
                else self.say("plain-tie", names=", ".join(names))
            )
        if now.phase == "playing" and self._watched is not None:
            return self.say("tui-look-on-race")
        if now.phase == "lobby":
            return self.say("tui-room-lobby-host" if self.room.is_host else "tui-room-lobby")
        return self.say("server-room-phase", code=now.room, phase=now.phase)

    def draw_members(self) -> None:
        rows = [self._member(one, self.room.now) for one in self.room.members]
        self.query_one("#members", Static).update(Content("\n").join(rows))

    def _member(self, one: wire.Member, now: wire.RoomFrame) -> Content:
        """A star for who has won; the host is named in words."""
        name = self.room.name(one.member)
        sign = "★" if now.phase == "over" and one.member in now.winners else " "
        style = "bold $game" if one.member == now.you else "bold"
        host = f"  {self._host_word}" if one.member == now.host and not self._is_narrow else ""
        return Content.assemble(
            (f"{sign} ", "$game"),
            (f"{name:<{self._name_width}.{self._name_width}}", style),
            (f" {self._state(one):<13}", "$soft"),
            f"{self._points(one):>6}",
            (host, "$soft"),
        )

    @property
    def _host_word(self) -> str:
        return self.say("tui-is-host")

    @property
    def _is_narrow(self) -> bool:
        return self.app.size.width < NARROW

    @property
    def _name_width(self) -> int:
        return SHORT_NAME if self._is_narrow else NAME

    @property
    def race(self) -> RemoteMatch | None:
        """The race that the player watches, while it runs."""
        return self._watched if self.room.now.phase == "playing" else None

    def _points(self, one: wire.Member) -> int:
        """For a spectator of a race: the points of this round."""
        if (match := self.race) is None or one.member not in self.room.now.seats:
            return one.score
        return match.scores[self.room.now.seats.index(one.member)]

    def _state(self, one: wire.Member) -> str:
        match, seats = self.race, self.room.now.seats
        if match is not None and one.member in seats:
            is_done = match.finished and match.finished[seats.index(one.member)]
            return f"✓ {self.say('tui-is-done')}" if is_done else f"… {self.say('tui-plays')}"
        if one.spectator:
            return f"◌ {self.say('tui-looks-on')}"
        if not one.present:
            return f"✕ {self.say('tui-away')}"
        is_host = self._is_narrow and one.member == self.room.now.host
        word = self._host_word if is_host else self.say("tui-is-ready" if one.ready else "tui-here")
        return f"{'✓' if one.ready else '·'} {word}"

    def say_reaction(self, what: str) -> str:
        message = f"tui-reaction-{what.replace('_', '-')}"
        return self.say(message) if self.arcade.messages.has(message) else what

    def show_message(self, text: str, kind: str = "info") -> None:
        self.query_one(MessageBar).show(text, kind)

    # --- actions -----------------------------------------------------

    def keys(self) -> Iterable[Key]:
        now, host = self.room.now, self.room.is_host
        if now.phase == "playing" and self._watched is None:
            yield self.key("enter", "↵", "tui-key-to-round", "enter")
        if now.phase in ("lobby", "between"):
            if host:
                yield self.key("s", "s", "tui-start", "do('start')")
            if not self._is_spectator:
                yield self.key("r", "r", "tui-key-ready", "ready")
            yield self.key(
                "w", "w", "tui-key-take-part" if self._is_spectator else "tui-key-look-on", "spectate"
            )
        if host and now.phase == "lobby":
            yield self.key("b", "b", "tui-key-bot", "bot")
        if host and now.phase == "playing":
            yield self.key("e", "e", "tui-key-end-round", "do('end')")
        if host and now.phase == "over":
            yield self.key("m", "m", "tui-key-rematch", "do('rematch')")
        if now.phase == "lobby":
            yield self.key("c", "c", "tui-key-qr", "show_code")
        yield self.key("v", "v", "tui-key-react", "react")
        yield self.key("escape", "esc", "tui-key-home", "leave")

    def act(self, act: wire.Act) -> None:
        self.run_worker(self._act(act), group="acts")

    async def _act(self, act: wire.Act) -> None:
        try:
            await asyncio.to_thread(self.room.act, act)
        except Refused as refused:
            self.show_message(self.arcade.messages.refusal(refused.code, refused.facts), "wrong")

    def action_do(self, what: str) -> None:
        acts: dict[str, wire.Act] = {
            "start": wire.Start(),
            "end": wire.EndRound(),
            "rematch": wire.Rematch(),
        }
        self.act(acts[what])

    def action_ready(self) -> None:
        me = self.room.me
        self.act(wire.Ready(on=me is None or not me.ready))

    @property
    def _is_spectator(self) -> bool:
        me = self.room.me
        return me is not None and me.spectator

    def action_spectate(self) -> None:
        """Switches between playing and watching the next rounds."""
        self.act(wire.Spectate(on=not self._is_spectator))

    def action_bot(self) -> None:
        from worderly.games import game_of

        def chosen(level: str | None) -> None:
            if level:
                self.act(wire.AddBot(level=level))

        levels = game_of(self.room.now.setup.game).levels
        choices = [(level, level) for level in levels]
        self.app.push_screen(Dialog(self.say("tui-which-bot"), choices), chosen)

    def action_show_code(self) -> None:
        from worderly.tui.rooms.code import CodeDialog

        self.app.push_screen(CodeDialog(self.room.link, self.say("tui-back")))

    def action_react(self) -> None:
        def chosen(what: str | None) -> None:
            if what:
                self.act(wire.React(what=what))

        choices = [(what, self.say_reaction(what)) for what in self.room.now.reactions]
        self.app.push_screen(Dialog(self.say("tui-key-react"), choices), chosen)

    def action_enter(self) -> None:
        """Opens the current round, to play or to watch."""
        self._entered, self._watched = self.room.now.match, None
        playing = self.arcade.playing
        playing.request = None

        def reached(match: RemoteMatch) -> None:
            if match.view() is not None:
                playing.enter(match, room=self.room)
            else:
                self._watched = match
                self.draw()

        playing.in_thread(self.room.match, reached)

    def action_leave(self) -> None:
        def gone(way: str | None) -> None:
            if way == "keep":
                self.arcade.go_home()
            elif way == "leave":
                self.run_worker(self._leave())

        choices = [
            ("", self.say("tui-stay")),
            ("keep", self.say("tui-leave-for-now")),
            ("leave", self.say("tui-leave-for-good")),
        ]
        self.app.push_screen(Dialog(self.say("tui-leave-room", code=self.room.code), choices), gone)

    async def _leave(self) -> None:
        await self._act(wire.Leave())
        self.arcade.go_home()
