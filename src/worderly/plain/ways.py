"""Where a player may go from a match, and the commands that go there."""

from enum import Enum


class Way(Enum):
    ENDED = "ended"
    MENU = "menu"
    RESTART = "restart"
    EXIT = "exit"


class Leave(Exception):  # noqa: N818 - a wish, not an error
    def __init__(self, way: Way) -> None:
        self.way = way


WAYS = {
    "!menu": Way.MENU,
    "!restart": Way.RESTART,
    "!recommencer": Way.RESTART,
    "!quit": Way.EXIT,
    "!exit": Way.EXIT,
    "!quitter": Way.EXIT,
}


def leave_if_asked(answer: str) -> None:
    if (way := WAYS.get(answer.lower())) is not None:
        raise Leave(way)
