"""How a game speaks in line mode: a record of functions, one for each moment of a match."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from worderly.device.local.device import Device
from worderly.device.local.match import Match
from worderly.kit import AnyGame, Event, Fact, Move, Options, Refused, Seat
from worderly.messages import Messages
from worderly.plain.console import Console
from worderly.plain.ways import leave_if_asked


@dataclass
class Desk:
    """Where one match is played: the console, the language and the match."""

    console: Console
    messages: Messages
    match: Match
    device: Device
    aside: Callable[[str], bool] | None = None
    """In a room: takes lines that are acts of the room, not of the match."""
    names: tuple[str, ...] = ()
    """In a room: who sits where."""
    memory: dict[str, Any] = field(default_factory=dict)
    """What a voice keeps between lines (a shuffled tray, marks): the player's own, not the match's."""

    @property
    def view(self) -> Any:
        return self.match.view(self.match.seat)

    def text(self, message: str, /, **facts: Fact) -> str:
        return self.messages.text(message, **facts)

    def say(self, message: str, /, **facts: Fact) -> None:
        self.console.say(self.text(message, **facts))

    def ask(self, message: str, /, **facts: Fact) -> str:
        """A prompt ends with a space, whatever the message file keeps of it."""
        return self.question(self.text(message, **facts).rstrip(" ") + " ")

    def question(self, prompt: str) -> str:
        """A question within a match: help and the ways out answer it too."""
        while (answer := self.console.ask(prompt)) == "?":
            self.say("plain-help-shared")
        leave_if_asked(self.messages, answer)
        return answer

    def name_of(self, seat: Seat, name: str = "") -> str:
        """As the match has it, as the room has it, or simply you."""
        return name or (self.names[seat] if seat < len(self.names) else self.text("plain-you"))

    def say_list(self, message: str, words: Iterable[str]) -> None:
        """`Missed: a, b, c`, or nothing where there are none."""
        if listed := ", ".join(words):
            self.say(message, words=listed)

    def say_reason(self) -> None:
        if self.match.outcome is not None:
            self.console.say("", self.messages.reason(self.match.outcome.reason))


Setup = Callable[[Console, Messages, Any], Any]
Speak = Callable[[Desk], None]


def no_setup(console: Console, messages: Messages, options: Options) -> Options:
    return options


def silent(desk: Desk) -> None:
    return None


def no_picture(desk: Desk) -> str:
    return ""


def own_seat(desk: Desk) -> Seat:
    return desk.match.seat


def as_the_game_reads(desk: Desk, text: str) -> Move:
    """Raises ValueError for what is no move, Refused for nothing at all."""
    if not text:
        raise Refused("empty")
    move: Move = desk.match.game.parse(text)
    return move


def no_command(desk: Desk, text: str) -> bool:
    return False


@dataclass(frozen=True, kw_only=True)
class Voice:
    game: AnyGame
    prompt: Callable[[Desk], str]
    tell: Callable[[Desk, Event], None]
    """Says one event."""
    ending: Speak
    """The solution, what was missed, the score against the best."""
    help_facts: dict[str, Fact] = field(default_factory=dict)
    setup: Setup = no_setup
    """Questions before the first state: options in, options out."""
    opening: Speak = silent
    """Said once when a match begins or is resumed."""
    picture: Callable[[Desk], str] = no_picture
    """Printed when it has changed, unless the player asked to be brief."""
    scene: Speak = silent
    """Said before every prompt."""
    seat: Callable[[Desk], Seat] = own_seat
    read: Callable[[Desk, str], Move] = as_the_game_reads
    command: Callable[[Desk, str], bool] = no_command
    """Handles what is the player's own (shuffle, marks); true when it was that."""
    turn: Callable[[Desk], bool] | None = None
    """Handles a whole moment with questions of its own; true when it did."""
