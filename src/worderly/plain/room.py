"""A room in line mode: prints its changes, and runs commands; a round uses the loop of any match."""

from collections.abc import Callable
from time import sleep

from worderly.device.remote import RemoteRoom
from worderly.kit import Refused
from worderly.plain.arcade import INTERRUPTED, Arcade, voice_of
from worderly.plain.console import EndOfInput
from worderly.plain.loop import play_match
from worderly.plain.navigation import Destination
from worderly.wire import websocket as wire

POLL_S = 0.2


class RoomLines:
    def __init__(self, arcade: Arcade, room: RemoteRoom) -> None:
        self.arcade, self.room = arcade, room
        self._played: str | None = None
        self._last_shown: tuple[object, ...] = ()
        self._is_leaving = False

    def run(self) -> int:
        """Returns the exit code."""
        try:
            self._say("server-room-open", code=self.room.code, url=self.room.link)
            self._say("plain-room-help")
            while not self._is_leaving:
                self._step()
        except EndOfInput:
            return 0
        except KeyboardInterrupt:
            self.arcade.console.say("")
            return INTERRUPTED
        finally:
            self.room.stop_listening()
        return 0

    def _step(self) -> None:
        if self._has_round_to_play():
            self._play()
            return
        self.say_room()
        line = self.arcade.console.ask(self._text("plain-room-prompt") + " ")
        if line and not self._has_round_to_play() and not self.run_command(line):
            self._say("plain-room-help")

    def _has_round_to_play(self) -> bool:
        now = self.room.now
        return now.phase == "playing" and self.room.seat is not None and now.match != self._played

    # --- a round ----------------------------------------------------------

    def _play(self) -> None:
        """Plays the round; a player who leaves it can come back."""
        match = self.room.match()
        context, voice = self.arcade.context_of(match), voice_of(match.game.id)
        context.room_command, context.names = (
            self.run_command,
            tuple(self.room.name(one) for one in self.room.now.seats),
        )
        destination = play_match(context, voice)
        if destination is Destination.EXIT or self._is_leaving:
            self._is_leaving = True
        elif destination is Destination.ENDED:
            self._played = match.match
            voice.ending(context)
            self._wait_until(lambda: self.room.now.phase != "playing")
        else:
            self._say("plain-room-back")
            self.arcade.console.ask(self._text("plain-room-prompt") + " ")

    # --- output -----------------------------------------------------

    def say_room(self) -> None:
        """Prints the state of the room if it has changed."""
        now = self.room.now
        seen = (now.phase, now.round, tuple((m.member, m.ready, m.present, m.score) for m in now.members))
        if seen == self._last_shown:
            return
        self._last_shown = seen
        console = self.arcade.console
        console.say("", self._text("server-room-phase", code=now.room, phase=now.phase))
        for member in self.room.members:
            state = "ready" if member.ready else "here" if member.present else "away"
            name = self.room.name(member.member)
            line = self._text("server-room-member", name=name, score=member.score, state=state)
            host = f" · {self._text('tui-is-host')}" if member.member == now.host else ""
            console.say(line + host)
        if now.winners:
            self._say_winners([self.room.name(member) for member in now.winners])

    def _say_winners(self, names: list[str]) -> None:
        if len(names) == 1:
            self._say("plain-winner", name=names[0])
        else:
            self._say("plain-tie", names=", ".join(names))

    def say_scores(self) -> None:
        """A spectator also sees the game if it has a public view."""
        match = self.room.match()
        if match.is_spectator and (view := match.view()) is not None:
            self.arcade.console.say(match.game.picture(view))
        for name, points in self.room.standing(match):
            self._say("plain-player", name=name, points=points)

    # --- commands -----------------------------------------------------

    def run_command(self, line: str) -> bool:
        """Runs a command of the room; returns False for any other line."""
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
            self._wait_until(self._has_round_to_play)
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
            self._wait_until(lambda: self.room.now.phase == "playing" or not self.room.is_host, 25)

    def _wait_until(self, condition: Callable[[], bool], limit: int | None = None) -> None:
        polls = 0
        while not condition() and (limit is None or polls < limit):
            polls += 1
            sleep(POLL_S)

    def _text(self, message: str, /, **facts: str | int) -> str:
        return self.arcade.messages.text(message, **facts)

    def _say(self, message: str, /, **facts: str | int) -> None:
        self.arcade.console.say(self._text(message, **facts))
