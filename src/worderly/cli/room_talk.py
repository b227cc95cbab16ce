"""A room in line mode: its news as lines, lines as acts and moves."""

from collections.abc import Callable

from msgspec import Raw, convert

from worderly.cli.speech import messages, text
from worderly.client import Api, Live
from worderly.client.live import new_move_id
from worderly.games import game_of
from worderly.kit import encode, race
from worderly.table import wire

Say = Callable[[str], None]


class RoomTalk:
    def __init__(self, api: Api, code: str, say: Say) -> None:
        self._code, self._say = code, say
        self._live = Live(api.server, api.token, api.lang)
        self._live.again.append(wire.Join(room=code))
        self._live.send(self._live.again[0])
        self._room: wire.RoomFrame | None = None
        self._match: str | None = None

    def listen(self) -> None:
        for message in self._live.messages():
            self.hear(message)

    def hear(self, message: wire.Down) -> None:
        if isinstance(message, wire.RoomFrame):
            self._hear_room(message)
        elif isinstance(message, wire.Frame):
            self._say(self._picture(message))
        elif isinstance(message, wire.Refusal | wire.Problem | wire.Bye):
            self._say(message.message)
        elif isinstance(message, wire.Reaction):
            self._say(text("server-room-reaction", name=self._name(message.member), what=message.what))

    def _hear_room(self, room: wire.RoomFrame) -> None:
        before, self._room = self._room, room
        if room.match is not None and room.match != self._match and room.phase == "playing":
            self._match = room.match
            watch = wire.Watch(match=room.match)
            self._live.again[1:] = [watch]
            self._live.send(watch)
        if before is None or (before.phase, before.members) != (room.phase, room.members):
            self._say(self._board(room))

    def _board(self, room: wire.RoomFrame) -> str:
        rows = [
            text(
                "server-room-member",
                name=self._name(member.member),
                score=member.score,
                state="ready" if member.ready else "here" if member.present else "away",
            )
            for member in room.members
        ]
        return "\n".join([text("server-room-phase", code=room.room, phase=room.phase), *rows])

    def _name(self, number: int) -> str:
        members = () if self._room is None else self._room.members
        member = next((m for m in members if m.member == number), None)
        return "?" if member is None else member.info.name or member.info.bot or f"#{member.info.tag}"

    def _picture(self, frame: wire.Frame) -> str:
        game = game_of(frame.game)
        if frame.view is None:
            return ""
        if frame.view.get("type") == "race_view":
            game = race(game)
        lines = [game.picture(convert(frame.view, game.View))]
        if frame.outcome is not None:
            lines.append(messages().reason(frame.outcome.reason))
        return "\n".join(lines)

    def say(self, line: str) -> bool:
        """False: leave the line mode (the seat stays)."""
        word, _, rest = line.partition(" ")
        acts: dict[str, Callable[[], wire.Act]] = {
            "/ready": wire.Ready,
            "/start": wire.Start,
            "/end": wire.EndRound,
            "/rematch": wire.Rematch,
            "/bot": lambda: wire.AddBot(level=rest),
            "/react": lambda: wire.React(what=rest),
            "/leave": wire.Leave,
        }
        if word in acts:
            self._live.send(wire.Do(room=self._code, id=new_move_id(), act=acts[word]()))
            return word != "/leave"
        if word in ("/quit", "/q"):
            return False
        self._move(line)
        return True

    def _move(self, line: str) -> None:
        if self._room is None or self._match is None or not line:
            self._say(text("server-room-help"))
            return
        try:
            move = game_of(self._room.setup.game).parse(line)
        except ValueError as error:
            self._say(str(error))
            return
        self._live.send(wire.Submit(match=self._match, id=new_move_id(), move=Raw(encode(move))))
