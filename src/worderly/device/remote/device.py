"""Plays on a server: its matches, dailies and boards behind the same face as this device's own."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from msgspec import Raw, convert

from worderly.device.local.device import Device, Place, Waiting, sound
from worderly.device.local.files import Damaged
from worderly.device.local.match import Match, Order
from worderly.device.remote.api import Api, ServerAway
from worderly.device.remote.connection import Connection
from worderly.device.remote.match import RemoteMatch
from worderly.device.remote.tickets import Ticket, Tickets
from worderly.device.remote.tokens import Tokens
from worderly.device.request import Request
from worderly.games import game_of
from worderly.kit import Notice, Refused, Seat, decode, encode
from worderly.kit.analysis import Analysis
from worderly.wire.rest import (
    Board,
    BoardRow,
    DailyPage,
    Identity,
    MatchInfo,
    Me,
    NewMatch,
    NewPlayer,
    Player,
    PostResult,
    Started,
)
from worderly.wire.websocket import Frame, SeatInfo


@dataclass
class RemoteDevice(Device):
    """Turns at one screen stay on this device; everything else is the server's."""

    patience_s: float | None = None
    """How long a move waits for a lost connection; None: until the player leaves."""
    player: Player | None = field(default=None, init=False)

    def __post_init__(self) -> None:
        self.server = self.server.rstrip("/")
        self.tokens = Tokens(self.shelf.folder)
        self.tickets = Tickets(self.shelf.folder, self.server)
        self._live: Connection | None = None
        self._api: Api | None = None

    # --- the server -------------------------------------------------------

    def greet(self) -> None:
        """Raises Refused where there is no Worderly; learns who this device's player is there."""
        api = self.api()
        api.greet()
        self.player = api.get("/api/me", Me).player
        if self.player is None and api.token is not None:
            self.tokens.drop(self.server)
            self.disconnect()

    def api(self) -> Api:
        if self._api is None:
            self._api = Api(self.server, self.tokens.get(self.server), self.language)
        return self._api

    @property
    def live(self) -> Connection:
        """One connection for everything that is played; opened when it is first needed."""
        if self._live is None:
            self._live = Connection(self.server, self.tokens.get(self.server), self.language, self.patience_s)
        return self._live

    @property
    def is_lost(self) -> bool:
        return self._live is not None and self._live.is_lost

    def disconnect(self) -> None:
        """Cancels what waits; the next request connects again."""
        for line in (self._live, self._api):
            if line is not None:
                line.close()
        self._live = self._api = None

    def enroll(self, name: str | None, *, on_boards: bool) -> Identity:
        """Makes this device's player there; the notice was shown and accepted."""
        api = self.api()
        identity = api.post("/api/players", Identity, NewPlayer(notice=True, name=name, on_boards=on_boards))
        self.tokens.keep(self.server, identity.token)
        self.player = identity.player
        self.disconnect()
        return identity

    # --- matches ----------------------------------------------------------

    def waiting(self, slot: str) -> Waiting | None:
        ticket = self.tickets.read(slot)
        return Waiting(slot, ticket.game, ticket.moves, ticket.daily, self.server) if ticket else None

    def all_waiting(self, report: Callable[[Damaged], None]) -> list[Waiting]:
        return list(sound(self.waiting, self.tickets.slots(), report))

    def begin(self, request: Request) -> tuple[Match, tuple[Notice, ...]]:
        game = game_of(request.game)
        if game.names(request.options):
            return super().begin(request)
        if request.lexicon:
            raise Refused("own_list_on_server")
        language = request.options.languages[0]
        day = request.daily.isoformat() if request.daily else None
        options = None if day else request.options
        wish = NewMatch(request.game, options=options, seed=request.seed, daily=day, language=language)
        started = self.api().post("/api/matches", Started, wish)
        settled = convert(started.options, game.Options)
        order = Order(game, settled, started.match, day or "", slot=self.slot(request), server=self.server)
        return self._sat(order, started.frame, started.key, {}), started.notices

    def resume(self, slot: str) -> Match:
        """Raises Refused where the match is gone from the server; it is then not offered again."""
        ticket = self.tickets.read(slot)
        if ticket is None:
            return super().resume(slot)
        try:
            info = self.api().get(f"/api/matches/{ticket.match}", MatchInfo, ticket.key)
        except ServerAway:
            raise
        except Refused:
            self.tickets.drop(slot)
            raise
        game = game_of(ticket.game)
        options = decode(bytes(ticket.options), game.Options)
        order = Order(game, options, ticket.match, ticket.daily, slot=slot, server=self.server)
        return self._sat(order, info.frame, ticket.key, ticket.notes)

    def discard(self, slot: str) -> None:
        self.tickets.drop(slot)

    def _sat(self, order: Order, frame: Frame, key: str | None, notes: dict[str, Any]) -> RemoteMatch:
        from worderly.games.tools import Tools

        tools = Tools.open(order.options.languages)
        return RemoteMatch(self.live, order, tools, frame, key, self._keep, notes)

    def _keep(self, match: RemoteMatch) -> None:
        """Called after every frame: updates the ticket, and removes it at the end."""
        order = match.order
        if match.outcome is not None:
            self.tickets.drop(order.slot)
            return
        ticket = Ticket(
            match=match.match,
            key=match.key,
            game=order.game.id,
            options=Raw(encode(order.options)),
            daily=order.daily,
            moves=match.frame.seq,
            notes=match.notes,
        )
        self.tickets.write(order.slot, ticket)

    def analysis(self, match: Match, seat: Seat) -> Analysis:
        """Only the server knows all the moves."""
        if not isinstance(match, RemoteMatch):
            return super().analysis(match, seat)
        return self.api().get(f"/api/matches/{match.match}/analysis?seat={seat}", Analysis, match.key)

    # --- dailies and boards -----------------------------------------------

    def played_elsewhere(self, day: date) -> frozenset[str]:
        """Games whose daily of that date this device's player has begun or done, on any device."""
        if self.player is None:
            return frozenset()
        page = self.api().get(f"/api/daily?language={self.word_language}&date={day.isoformat()}", DailyPage)
        return frozenset(one.game for one in page.puzzles if one.match is not None or one.done)

    def can_post(self, match: Match) -> bool:
        """A finished daily that would be on the server's board if this device had a player there."""
        if match.outcome is None or match.outcome.reason == "gave_up":
            return False
        return bool(match.order.server and match.order.daily and match.is_ranked and self.player is None)

    def post(self, match: Match) -> None:
        assert isinstance(match, RemoteMatch)
        self.api().post(f"/api/matches/{match.match}/result", Any, PostResult(key=match.key))

    def spans(self) -> tuple[str, ...]:
        return ("today", "all")

    def board(self, game_id: str, span: str, language: str = "") -> list[Place]:
        day = span if span == "all" else self.today().isoformat()
        board = self.api().get(f"/api/boards/{game_id}/{language or self.word_language}/{day}", Board)
        beyond = [board.mine] if board.mine and not any(row.you for row in board.top) else []
        return [_place(row) for row in (*board.top, *beyond)]


def _place(row: BoardRow) -> Place:
    return Place(row.rank, shown_name(row.info), row.score, row.you)


def shown_name(info: SeatInfo) -> str:
    """`Ann #17`; a bot by its level; nothing of somebody whose name has not come yet."""
    if info.name:
        return f"{info.name} #{info.tag}"
    if info.bot:
        return info.bot.capitalize()
    return f"#{info.tag}" if info.tag else ""
