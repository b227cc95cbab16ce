"""Plays on a server through the interface of a local device."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Literal

from msgspec import Raw

from worderly.device.local.device import BoardEntry, Device, WaitingMatch, readable
from worderly.device.local.files import Damaged
from worderly.device.match import Match, MatchConfig
from worderly.device.remote.api import Api, ServerAway
from worderly.device.remote.connection import Connection
from worderly.device.remote.history import exchange
from worderly.device.remote.match import RemoteMatch
from worderly.device.remote.tickets import Ticket, Tickets
from worderly.device.remote.tokens import Tokens
from worderly.device.remote.unsent import UnsentReport, UnsentReports
from worderly.device.request import Request
from worderly.games import game_of
from worderly.kit import Notice, Refused, Seat, convert, decode, encode
from worderly.kit.analysis import Analysis
from worderly.wire.days import DailyPage
from worderly.wire.people import Board, BoardRow, Identity, Me, NewPlayer, Player, PostResult
from worderly.wire.rest import MatchInfo, NewMatch, Started, WordInfo, WordReport
from worderly.wire.websocket import Frame, SeatInfo


@dataclass
class RemoteDevice(Device):
    """Matches with turns at one screen run on this device, all others on the server."""

    patience_s: float | None = None
    """How long a move waits for a reconnect; None: until the player leaves."""
    player: Player | None = field(default=None, init=False)

    def __post_init__(self) -> None:
        self.server = self.server.rstrip("/")
        self.tokens = Tokens(self.shelf.folder)
        self.tickets = Tickets(self.shelf.folder, self.server)
        self.unsent = UnsentReports(self.shelf.folder)
        self._connection: Connection | None = None
        self._api: Api | None = None

    # --- the server -------------------------------------------------------

    def check_server(self) -> None:
        """Raises Refused if it is no Worderly server; loads this device's player, sends what waits for it."""
        api = self.api()
        api.check_server()
        self.send_unsent()
        self.player = api.get("/api/me", Me).player
        if self.player is None and api.token is not None:
            self.tokens.drop(self.server)
            self.disconnect()

    def api(self) -> Api:
        if self._api is None:
            self._api = Api(self.server, self.tokens.get(self.server), self.language)
        return self._api

    @property
    def connection(self) -> Connection:
        """One connection for all matches and rooms, opened at the first use."""
        if self._connection is None:
            self._connection = Connection(
                self.server, self.tokens.get(self.server), self.language, self.patience_s
            )
        return self._connection

    @property
    def is_lost(self) -> bool:
        return self._connection is not None and self._connection.is_lost

    def disconnect(self) -> None:
        """Cancels pending requests; the next request connects again."""
        for one in (self._connection, self._api):
            if one is not None:
                one.close()
        self._connection = self._api = None

    def enroll(self, name: str | None, *, on_boards: bool) -> Identity:
        """Creates this device's player on the server, after the player accepted the notice."""
        api = self.api()
        identity = api.post("/api/players", Identity, NewPlayer(notice=True, name=name, on_boards=on_boards))
        self.tokens.set(self.server, identity.token)
        self.player = identity.player
        self.disconnect()
        exchange(self.api(), self.shelf.results)
        return identity

    def report_word(self, language: str, word: str) -> bool:
        """Tells the host that a word should be in the list, or out of it; False: it will, once it is back."""
        self.send_unsent()
        try:
            self._report(language, word)
        except ServerAway:
            self.unsent.keep(UnsentReport(self.server, language, word))
            return False
        return True

    def send_unsent(self) -> None:
        """Sends the reports that were made while the server was away; one that it refuses is gone."""
        for report in (reports := self.unsent.take(self.server)):
            try:
                self._report(report.language, report.word)
            except ServerAway:
                for unsent in reports[reports.index(report) :]:
                    self.unsent.keep(unsent)
                return
            except Refused:
                continue

    def _report(self, language: str, word: str) -> None:
        info = self.api().get(f"/api/words/{language}/{word}", WordInfo)
        kind: Literal["in", "out"] = "out" if info.verdict == "listed" else "in"
        self.api().post("/api/reports", type(None), WordReport(language, word, kind))

    # --- matches ----------------------------------------------------------

    def waiting(self, slot: str) -> WaitingMatch | None:
        ticket = self.tickets.read(slot)
        return WaitingMatch(slot, ticket.game, ticket.moves, ticket.daily, self.server) if ticket else None

    def all_waiting(self, report: Callable[[Damaged], None]) -> list[WaitingMatch]:
        return list(readable(self.waiting, self.tickets.slots(), report))

    def begin(self, request: Request, *, take_over: bool = False) -> tuple[Match, tuple[Notice, ...]]:
        game = game_of(request.game)
        if game.names(request.options):
            return super().begin(request, take_over=take_over)
        if request.lexicon:
            raise Refused("own_list_on_server")
        language = request.options.languages[0]
        day = request.daily.isoformat() if request.daily else None
        weekend = request.weekend.isoformat() if request.weekend else None
        asked = None if day or weekend else request.options
        new = NewMatch(
            request.game, options=asked, seed=request.seed, daily=day, language=language, weekend=weekend
        )
        started = self.api().post("/api/matches", Started, new)
        options = convert(started.options, game.Options)
        config = MatchConfig(
            game,
            options,
            started.match,
            day or "",
            slot=self.slot(request),
            server=self.server,
            weekend=weekend or "",
        )
        match = self._open_match(config, started.frame, started.key, {}, self._save_ticket)
        return match, started.notices

    def resume(self, slot: str, *, take_over: bool = False) -> Match:
        """Raises Refused if the server no longer has the match, and removes its ticket."""
        ticket = self.tickets.read(slot)
        if ticket is None:
            return super().resume(slot, take_over=take_over)
        try:
            return self._match_of(ticket, slot, self._save_ticket)
        except ServerAway:
            raise
        except Refused:
            self.tickets.drop(slot)
            raise

    def _match_of(self, ticket: Ticket, slot: str, save: Callable[[RemoteMatch], None]) -> RemoteMatch:
        """Raises Refused if the server no longer has the match."""
        info = self.api().get(f"/api/matches/{ticket.match}", MatchInfo, ticket.key)
        game = game_of(ticket.game)
        options = decode(bytes(ticket.options), game.Options)
        config = MatchConfig(
            game,
            options,
            ticket.match,
            ticket.daily,
            slot=slot,
            server=self.server,
            weekend=ticket.weekend,
        )
        return self._open_match(config, info.frame, ticket.key, ticket.notes, save)

    def _has_finished(self, slot: str) -> bool:
        return self.tickets.finished.path(slot).exists()

    def finished(self, request: Request) -> Match | None:
        """Raises ServerAway, because it may be back soon."""
        try:
            ticket = self.tickets.finished.read(self.slot(request))
            return self._match_of(ticket, "", _keep_no_ticket) if ticket else None
        except ServerAway:
            raise
        except (Damaged, ValueError, OSError, Refused):
            return None

    def discard(self, slot: str) -> None:
        self.tickets.drop(slot)

    def _open_match(
        self,
        config: MatchConfig,
        frame: Frame,
        key: str | None,
        notes: dict[str, Any],
        save: Callable[[RemoteMatch], None],
    ) -> RemoteMatch:
        from worderly.games.tools import Tools

        options = config.options
        tools = Tools.open(options.languages, options.spelling, options.all_words)
        return RemoteMatch(self.connection, config, tools, frame, key, save, notes)

    def _save_ticket(self, match: RemoteMatch) -> None:
        """Called after every frame: there is no ticket before the first move of practice, which nobody
        misses, and none after the end; that of a daily goes to the finished ones."""
        config = match.config
        is_dated = bool(config.daily or config.weekend)
        ticket = Ticket(
            match=match.match,
            key=match.key,
            game=config.game.id,
            options=Raw(encode(config.options)),
            daily=config.daily,
            moves=match.frame.seq,
            notes=match.notes,
            weekend=config.weekend,
        )
        if match.outcome is not None:
            self.tickets.drop(config.slot)
            if is_dated:
                self.tickets.finished.keep(config.slot, ticket)
            return
        if not (ticket.moves or ticket.notes or is_dated):
            return
        try:
            self.tickets.write(config.slot, ticket)
        except OSError as error:
            match.unsaved = error.strerror or str(error)

    def analysis(self, match: Match, seat: Seat) -> Analysis:
        """Only the server knows all the moves."""
        if not isinstance(match, RemoteMatch):
            return super().analysis(match, seat)
        return self.api().get(f"/api/matches/{match.match}/analysis?seat={seat}", Analysis, match.key)

    # --- dailies and boards -----------------------------------------------

    def played_elsewhere(self, day: date) -> frozenset[str]:
        """Games whose daily of that date this device's player has started on any device."""
        if self.player is None:
            return frozenset()
        page = self.api().get(f"/api/daily?language={self.word_language}&date={day.isoformat()}", DailyPage)
        return frozenset(one.game for one in page.puzzles if one.match is not None or one.done)

    def can_post(self, match: Match) -> bool:
        """Whether a finished daily could be on the server's board if this device had a player there."""
        if match.outcome is None or match.outcome.reason == "gave_up":
            return False
        return bool(match.config.server and match.config.daily and match.is_ranked and self.player is None)

    def post(self, match: Match) -> None:
        assert isinstance(match, RemoteMatch)
        self.api().post(f"/api/matches/{match.match}/result", Any, PostResult(key=match.key))

    def spans(self) -> tuple[str, ...]:
        return ("today", "all")

    def board(self, game_id: str, span: str, language: str = "") -> list[BoardEntry]:
        day = span if span == "all" else self.today().isoformat()
        board = self.api().get(f"/api/boards/{game_id}/{language or self.word_language}/{day}", Board)
        beyond = [board.mine] if board.mine and not any(row.you for row in board.top) else []
        return [_entry(row) for row in (*board.top, *beyond)]


def _keep_no_ticket(_: RemoteMatch) -> None:
    """For a finished match that is only looked at."""


def _entry(row: BoardRow) -> BoardEntry:
    return BoardEntry(row.rank, shown_name(row.info), row.score, row.you)


def shown_name(info: SeatInfo) -> str:
    """`Ann #17`; the level of a bot; empty while the name is unknown."""
    if info.name:
        return f"{info.name} #{info.tag}"
    if info.bot:
        return info.bot.capitalize()
    return f"#{info.tag}" if info.tag else ""
