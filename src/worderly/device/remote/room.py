"""A room on a server: its latest frame, its acts, and the match of the current round."""

import threading
from collections import deque
from typing import Any

from worderly.device.match import MatchConfig
from worderly.device.remote.api import Api
from worderly.device.remote.connection import new_move_id
from worderly.device.remote.device import RemoteDevice, shown_name
from worderly.device.remote.match import RemoteMatch
from worderly.games import game_of
from worderly.kit import Refused, Say
from worderly.wire import websocket as wire
from worderly.wire.rest import MatchInfo, NewRoom, RoomInfo

JOIN_S = 15.0


def open_room(api: Api, game: str, options: Any, rounds: int) -> RoomInfo:
    return api.post("/api/rooms", RoomInfo, NewRoom(game=game, options=options, rounds=rounds))


class RemoteRoom:
    """Each frame replaces the one before; reactions wait in a queue."""

    def __init__(self, device: RemoteDevice, code: str, say: Say) -> None:
        """Raises Refused if there is no room with this code."""
        self.device, self.code, self._say = device, code, say
        self.link = device.api().get(f"/api/rooms/{code}", RoomInfo).link
        self.frame: wire.RoomFrame | None = None
        self.reactions: deque[tuple[str, str]] = deque(maxlen=16)
        self._problem: Refused | None = None
        self._joined = threading.Event()
        self._match: RemoteMatch | None = None
        self._names: dict[int, str] = {}
        """The names of all members, also of those who have left."""
        device.connection.listen(self._on_message)
        device.connection.watch(wire.Join(room=code))
        self._wait_for_join()

    def _wait_for_join(self) -> None:
        is_joined = self._joined.wait(JOIN_S)
        if self._problem is not None:
            raise self._problem
        if not is_joined:
            from worderly.device.remote.api import ServerAway

            raise ServerAway(self.device.server)

    def _on_message(self, message: wire.Down) -> None:
        """Runs in the thread of the connection."""
        if isinstance(message, wire.RoomFrame) and message.room == self.code:
            self._names |= {one.member: name for one in message.members if (name := self._name_of(one))}
            self.frame = message
            self._joined.set()
        elif isinstance(message, wire.Reaction) and message.room == self.code:
            self.reactions.append((self.name(message.member), message.what))
        elif isinstance(message, wire.Problem) and message.room == self.code and self.frame is None:
            self._problem = Refused(message.code, **message.facts)
            self._joined.set()

    def _name_of(self, member: wire.Member) -> str:
        """A program is marked as such; empty while the name is unknown."""
        name = shown_name(member.info)
        return self._say("shell-program", name=name) if name and member.is_program else name

    # --- state -----------------------------------------------------

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
        """Empty while the name of a new member is unknown."""
        return self._names.get(member, "")

    @property
    def members(self) -> list[wire.Member]:
        """The members whose names are known, the best first."""
        named = [one for one in self.now.members if self.name(one.member)]
        return sorted(named, key=lambda one: (-one.score, one.member))

    @property
    def seat(self) -> int | None:
        """The player's seat in the current round; None: a spectator."""
        return self.now.seats.index(self.now.you) if self.now.you in self.now.seats else None

    def standing(self, match: RemoteMatch) -> list[tuple[str, int]]:
        """All names and points of this round, the best first."""
        names = [self.name(member) for member in self.now.seats]
        return sorted(zip(names, match.scores, strict=False), key=lambda row: -row[1])

    # --- actions -----------------------------------------------------

    def act(self, act: wire.Act) -> None:
        """Raises Refused."""
        self.device.connection.ask(wire.Do(room=self.code, id=new_move_id(), act=act))

    def match(self) -> RemoteMatch:
        """The match of the current or last round, to play or to watch; waits for its countdown."""
        number = self.now.match
        assert number is not None
        if self._match is None or self._match.match != number:
            if self._match is not None:
                self._match.close()
            self._match = self._open_match(number)
        self._match.wait_for_start()
        return self._match

    def _open_match(self, number: str) -> RemoteMatch:
        from worderly.games.tools import Tools

        info = self.device.api().get(f"/api/matches/{number}", MatchInfo)
        game = game_of(info.game)
        languages = tuple(info.options["languages"])
        config = MatchConfig(game, game.Options(languages=languages), number, server=self.device.server)
        return RemoteMatch(self.device.connection, config, Tools.open(languages), info.frame)

    def stop_listening(self) -> None:
        """Stops listening; the player stays a member."""
        if self._match is not None:
            self._match.close()
        self.device.disconnect()
