"""A room in line mode: its news as lines, lines as acts; a round is played by the same loop as any match."""

from collections.abc import Callable
from time import sleep

from worderly.device.remote import RemoteRoom
from worderly.kit import Refused
from worderly.plain.arcade import INTERRUPTED, Arcade, voice_of
from worderly.plain.console import EndOfInput
from worderly.plain.loop import play_out
from worderly.plain.ways import Way
from worderly.wire import websocket as wire

LOOK_S = 0.2


class RoomLines:
    def __init__(self, arcade: Arcade, room: RemoteRoom) -> None:
        self.arcade, self.room = arcade, room
        self._played: str | None = None
        self._told: tuple[object, ...] = ()
        self._is_leaving = False

    def run(self) -> int:
        """The exit code."""
        try:
            self._say("server-room-open", code=self.room.code, url=self.room.link)
            self._say("plain-room-help")
            while not self._is_leaving:
                self._moment()
        except EndOfInput:
            return 0
        except KeyboardInterrupt:
            self.arcade.console.say("")
            return INTERRUPTED
        finally:
            self.room.stop_listening()
        return 0

    def _moment(self) -> None:
        if self._is_round_mine():
            self._play()
            return
        self.say_room()
        line = self.arcade.console.ask(self._text("plain-room-prompt") + " ")
        if line and not self._is_round_mine() and not self.take(line):
            self._say("plain-room-help")

    def _is_round_mine(self) -> bool:
        now = self.room.now
        return now.phase == "playing" and self.room.seat is not None and now.match != self._played

    # --- a round ----------------------------------------------------------

    def _play(self) -> None:
        """From its first picture to the standing after it; a player who leaves may come back to it."""
        match = self.room.match()
        desk, voice = self.arcade.desk(match), voice_of(match.game.id)
        desk.aside, desk.names = self.take, tuple(self.room.name(one) for one in self.room.now.seats)
        way = play_out(desk, voice)
        if way is Way.EXIT or self._is_leaving:
            self._is_leaving = True
        elif way is Way.ENDED:
            self._played = match.match
            voice.ending(desk)
            self._await(lambda: self.room.now.phase != "playing")
        else:
            self._say("plain-room-back")
            self.arcade.console.ask(self._text("plain-room-prompt") + " ")

    # --- what is said -----------------------------------------------------

    def say_room(self) -> None:
        """Only when it has changed."""
        now = self.room.now
        seen = (now.phase, now.round, tuple((m.member, m.ready, m.present, m.score) for m in now.members))
        if seen == self._told:
            return
        self._told = seen
        console = self.arcade.console
        console.say("", self._text("server-room-phase", code=now.room, phase=now.phase))
        for member in self.room.members:
            state = "ready" if member.ready else "here" if member.present else "away"
            name = self.room.name(member.member)
            console.say(self._text("server-room-member", name=name, score=member.score, state=state))
        if now.winners:
            self._say_winners([self.room.name(member) for member in now.winners])

    def _say_winners(self, names: list[str]) -> None:
        if len(names) == 1:
            self._say("plain-winner", name=names[0])
        else:
            self._say("plain-tie", names=", ".join(names))

    def say_scores(self) -> None:
        """Who looks on sees the game as well, where it has a public view."""
        match = self.room.match()
        if match.is_spectator and (view := match.view()) is not None:
            self.arcade.console.say(match.game.picture(view))
        for name, points in self.room.standing(match):
            self._say("plain-player", name=name, points=points)

    # --- what is done -----------------------------------------------------

    def take(self, line: str) -> bool:
        """An act of the room; false where the line is none."""
        word, _, rest = line.strip().partition(" ")
        typed = self.arcade.messages.typed
        is_leaving = word in typed("typed-room-leave")
        acts: dict[str, Callable[[], wire.Act]] = {
            "/ready": wire.Ready,
            "/start": wire.Start,
            "/end": wire.EndRound,
            "/rematch": wire.Rematch,
            "/bot": lambda: wire.AddBot(level=rest.strip()),
            "/react": lambda: wire.React(what=rest.strip()),
            "/watch": wire.Spectate,
            "/leave": wire.Leave,
        }
        if word in acts:
            self._act(acts[word]())
        elif word in typed("typed-room-wait"):
            self._await(self._is_round_mine)
        elif word == "/scores" and self.room.now.match is not None:
            self.say_scores()
        elif word == "/?":
            self._say("plain-room-help")
        elif not is_leaving:
            return False
        self._is_leaving = is_leaving
        return True

    def _act(self, act: wire.Act) -> None:
        try:
            self.room.act(act)
        except Refused as refused:
            self.arcade.console.say(self.arcade.messages.refusal(refused.code, refused.facts))
        if isinstance(act, wire.Start):
            self._await(lambda: self.room.now.phase == "playing" or not self.room.is_host, 25)

    def _await(self, is_so: Callable[[], bool], most: int | None = None) -> None:
        looks = 0
        while not is_so() and (most is None or looks < most):
            looks += 1
            sleep(LOOK_S)

    def _text(self, message: str, /, **facts: str | int) -> str:
        return self.arcade.messages.text(message, **facts)

    def _say(self, message: str, /, **facts: str | int) -> None:
        self.arcade.console.say(self._text(message, **facts))
