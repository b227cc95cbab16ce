"""Where a player may go from a match, and the commands that go there."""

from enum import Enum

from worderly.messages import Messages


class Way(Enum):
    ENDED = "ended"
    MENU = "menu"
    RESTART = "restart"
    EXIT = "exit"


class Leave(Exception):  # noqa: N818 - a wish, not an error
    def __init__(self, way: Way) -> None:
        self.way = way


COMMANDS = {"typed-menu": Way.MENU, "typed-restart": Way.RESTART, "typed-quit": Way.EXIT}
"""What is typed (a message of `language.ftl`) → where it goes."""


def leave_if_asked(messages: Messages, answer: str) -> None:
    if (way := way_of(messages, answer, COMMANDS)) is not None:
        raise Leave(way)


def way_of(messages: Messages, answer: str, commands: dict[str, Way]) -> Way | None:
    typed = answer.lower()
    return next((way for name, way in commands.items() if typed in messages.typed(name)), None)
