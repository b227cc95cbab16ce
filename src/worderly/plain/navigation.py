"""Where a player can go from a match, and the commands for it."""

from enum import Enum

from worderly.messages import Messages


class Destination(Enum):
    ENDED = "ended"
    MENU = "menu"
    RESTART = "restart"
    EXIT = "exit"


class LeaveMatch(Exception):  # noqa: N818 - a command, not an error
    """The player typed a command that leaves the match."""

    def __init__(self, destination: Destination) -> None:
        self.destination = destination


COMMANDS = {
    "typed-menu": Destination.MENU,
    "typed-restart": Destination.RESTART,
    "typed-quit": Destination.EXIT,
}
"""Message of `language.ftl` with the accepted words → destination."""


def raise_if_leaving(messages: Messages, answer: str) -> None:
    if (destination := destination_of(messages, answer, COMMANDS)) is not None:
        raise LeaveMatch(destination)


def destination_of(messages: Messages, answer: str, commands: dict[str, Destination]) -> Destination | None:
    typed = answer.lower()
    return next(
        (destination for name, destination in commands.items() if typed in messages.typed(name)), None
    )
