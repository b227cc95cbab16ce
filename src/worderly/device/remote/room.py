"""A room on a server: its frames as they come, its acts, and the match of the running round."""

import threading
from collections import deque
from typing import Any

from worderly.device.local.match import Order
from worderly.device.remote.api import Api
from worderly.device.remote.connection import new_move_id
from worderly.device.remote.device import RemoteDevice, shown_name
from worderly.device.remote.match import RemoteMatch
from worderly.games import game_of
from worderly.kit import Refused
from worderly.wire import websocket as wire
from worderly.wire.rest import MatchInfo, NewRoom, RoomInfo

JOIN_S = 15.0


def open_room(api: Api, game: str, options: Any, rounds: int) -> RoomInfo:
    return api.post("/api/rooms", RoomInfo, NewRoom(game=game, options=options, rounds=rounds))


class RemoteRoom:
    """Whole frames replace one another; `news` are what happened between two looks at them."""

    def __init__(self, device: RemoteDevice, code: str) -> None:
        """Raises Refused where the code leads nowhere."""
        self.device, self.code = device, code
        self.link = device.api().get(f"/api/rooms/{code}", RoomInfo).link
        self.frame: wire.RoomFrame | None = None
        self.reactions: deque[tuple[str, str]] = deque(maxlen=16)
        self._problem: Refused | None = None
        self._has_come = threading.Event()
        self._match: RemoteMatch | None = None
        self._names: dict[int, str] = {}
        """Of everyone seen here, also those who have left."""
        device.live.listen(self._hear)
        device.live.watch(wire.Join(room=code))
        self._await_first()

    def _await_first(self) -> None:
        came = self._has_come.wait(JOIN_S)
        if self._problem is not None:
            raise self._problem
        if not came:
            from worderly.device.remote.api import ServerAway

            raise ServerAway(self.device.server)

    def _hear(self, message: wire.Down) -> None:
        """In the thread of the connection."""
        if isinstance(message, wire.RoomFrame) and message.room == self.code:
            self._names |= {one.member: name for one in message.members if (name := shown_name(one.info))}
            self.frame = message
            self._has_come.set()
        elif isinstance(message, wire.Reaction) and message.room == self.code:
            self.reactions.append((self.name(message.member), message.what))
        elif isinstance(message, wire.Problem) and message.room == self.code and self.frame is None:
            self._problem = Refused(message.code, **message.facts)
            self._has_come.set()

    # --- what is seen -----------------------------------------------------

    @property
    def now(self) -> wire.RoomFrame:
        assert self.frame is not None
        return self.frame

    @property
    def is_host(self) -> bool:
        return self.now.you is not None and self.now.you == self.now.host

    @property
    def me(self) -> wire.Member | None:
        return next((one for one in self.now.members if one.member == self.now.you), None)

    def name(self, member: int) -> str:
        """Empty while a newcomer's has not come."""
        return self._names.get(member, "")

    @property
    def members(self) -> list[wire.Member]:
        """Those with a name, the best first: a newcomer's comes a moment later."""
        named = [one for one in self.now.members if self.name(one.member)]
        return sorted(named, key=lambda one: (-one.score, one.member))

    @property
    def seat(self) -> int | None:
        """The player's seat in the running round; None: a spectator."""
        return self.now.seats.index(self.now.you) if self.now.you in self.now.seats else None

    def standing(self, match: RemoteMatch) -> list[tuple[str, int]]:
        """Everyone's name and points in this round, the best first."""
        names = [self.name(member) for member in self.now.seats]
        return sorted(zip(names, match.scores, strict=False), key=lambda row: -row[1])

    # --- what is done -----------------------------------------------------

    def act(self, act: wire.Act) -> None:
        """Raises Refused."""
        self.device.live.ask(wire.Do(room=self.code, id=new_move_id(), act=act))

    def match(self) -> RemoteMatch:
        """The running or last round's: mine to play, or to look on."""
        number = self.now.match
        assert number is not None
        if self._match is None or self._match.match != number:
            if self._match is not None:
                self._match.close()
            self._match = self._sat(number)
        return self._match

    def _sat(self, number: str) -> RemoteMatch:
        from worderly.games.tools import Tools

        info = self.device.api().get(f"/api/matches/{number}", MatchInfo)
        game = game_of(info.game)
        languages = tuple(info.options["languages"])
        order = Order(game, game.Options(languages=languages), number, server=self.device.server)
        return RemoteMatch(self.device.live, order, Tools.open(languages), info.frame)

    def leave_alone(self) -> None:
        """Stops listening; the player stays a member."""
        if self._match is not None:
            self._match.close()
        self.device.disconnect()
