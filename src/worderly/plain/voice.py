"""The interface of a game in line mode: a record of functions."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from worderly.device.local.device import Device
from worderly.device.match import Match
from worderly.kit import AnyGame, Event, Fact, Move, Options, Refused, Seat
from worderly.messages import Messages
from worderly.plain.console import Console
from worderly.plain.navigation import Destination, LeaveMatch, raise_if_leaving


@dataclass
class MatchContext:
    """Everything that a voice needs: the console, the messages, the match and the device."""

    console: Console
    messages: Messages
    match: Match
    device: Device
    room_command: Callable[[str], bool] | None = None
    """In a room: runs a command of the room; returns False for other lines."""
    names: tuple[str, ...] = ()
    """In a room: the names by seat."""
    memory: dict[str, Any] = field(default_factory=dict)
    """What a voice remembers between lines: the shuffled letters, the player's marks."""

    @property
    def view(self) -> Any:
        return self.match.view(self.match.seat)

    def text(self, message: str, /, **facts: Fact) -> str:
        return self.messages.text(message, **facts)

    def say(self, message: str, /, **facts: Fact) -> None:
        self.console.say(self.text(message, **facts))

    def ask(self, message: str, /, **facts: Fact) -> str:
        """Ends the prompt with one space; Fluent removes trailing spaces."""
        return self.question(self.text(message, **facts).rstrip(" ") + " ")

    def question(self, prompt: str) -> str:
        """Asks during a match: also accepts `?` for help, and the commands of a room and those that leave."""
        while (answer := self.console.ask(prompt)) == "?" or self.run_in_room(answer):
            if answer == "?":
                self.say("plain-help-shared")
        raise_if_leaving(self.messages, answer)
        return answer

    def run_in_room(self, line: str) -> bool:
        """Runs a command of the room, which begins with `/`; who leaves the room leaves the match too."""
        if self.room_command is None or not line.startswith("/"):
            return False
        is_done = self.room_command(line)
        if line.split(maxsplit=1)[0] in self.messages.typed("typed-room-leave"):
            raise LeaveMatch(Destination.EXIT)
        return is_done

    def name_of(self, seat: Seat, name: str = "") -> str:
        """The name from the match, else from the room, else "you"."""
        return name or (self.names[seat] if seat < len(self.names) else self.text("plain-you"))

    def say_list(self, message: str, words: Iterable[str]) -> None:
        """Says `Missed: a, b, c`; says nothing without words."""
        if listed := ", ".join(words):
            self.say(message, words=listed)

    def say_reason(self) -> None:
        if self.match.outcome is not None:
            self.console.say("", self.messages.reason(self.match.outcome.reason))


Setup = Callable[[Console, Messages, Any], Any]
Speak = Callable[[MatchContext], None]


def no_setup(console: Console, messages: Messages, options: Options) -> Options:
    return options


def silent(context: MatchContext) -> None:
    return None


def no_picture(context: MatchContext) -> str:
    return ""


def nothing_told(context: MatchContext) -> list[str]:
    return []


def own_seat(context: MatchContext) -> Seat:
    return context.match.seat


def parse_move(context: MatchContext, text: str) -> Move:
    """Raises ValueError for a text that is no move, Refused for an empty one."""
    if not text:
        raise Refused("empty")
    move: Move = context.match.game.parse(text)
    return move


def no_command(context: MatchContext, text: str) -> bool:
    return False


@dataclass(frozen=True, kw_only=True)
class Voice:
    game: AnyGame
    prompt: Callable[[MatchContext], str]
    say_event: Callable[[MatchContext, Event], None]
    """Says one event."""
    ending: Speak
    """The solution, what was missed, the score against the best."""
    help_facts: dict[str, Fact] = field(default_factory=dict)
    setup: Setup = no_setup
    """Asks questions before the match; returns the completed options."""
    opening: Speak = silent
    """Speaks once when a match begins or is resumed."""
    picture: Callable[[MatchContext], str] = no_picture
    """Printed when it has changed, unless the player chose brief output."""
    scene: Speak = silent
    """Speaks before every prompt."""
    seat: Callable[[MatchContext], Seat] = own_seat
    read: Callable[[MatchContext, str], Move] = parse_move
    command: Callable[[MatchContext, str], bool] = no_command
    """Runs a command that is no move (shuffle, marks); returns whether it was one."""
    told: Mapping[str, Callable[[MatchContext, str], list[str]]] = field(default_factory=dict)
    """By the message of a command (`typed-words`): (context, what was asked) → the picture in sentences."""
    changing: Callable[[MatchContext], list[str]] = nothing_told
    """Sentences about the state; without the picture the new ones are said after each move."""
    between_moves: Callable[[MatchContext], bool] | None = None
    """Asks the game's own questions between moves; returns whether it did something."""
