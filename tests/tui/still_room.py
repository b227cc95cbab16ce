"""A room without a server: one frame that stands still, for pictures."""

from collections import deque
from types import SimpleNamespace
from typing import Any

from worderly.wire.websocket import Member, RoomFrame, SeatInfo, Setup

NAMES = {1: "Ann #17", 2: "Bob #2048", 3: "Reader", 4: "Charlotte #7"}


class StillRoom:
    """What a page asks of a room; nothing of it changes."""

    code, link = "BCDF", "https://words.example.org/room/BCDF"
    is_host = True

    def __init__(self, phase: str) -> None:
        self.device = SimpleNamespace(is_lost=False, server="https://words.example.org")
        self.now = frame(phase)
        self.reactions: deque[tuple[str, str]] = deque()
        self.members = sorted(self.now.members, key=lambda one: -one.score)
        self.me = self.now.members[0]

    def name(self, member: int) -> str:
        return NAMES[member]

    def stop_listening(self) -> None:
        """Nothing was listened to."""


def frame(phase: str) -> RoomFrame:
    is_over = phase == "over"
    scores = {1: 140, 2: 212, 3: 95, 4: 0} if is_over else dict.fromkeys(NAMES, 0)
    facts: dict[int, Any] = {2: {"ready": True}, 3: {"ready": True}, 4: {"spectator": True}}
    members = tuple(_member(number, scores[number], **facts.get(number, {})) for number in NAMES)
    return RoomFrame(
        room="BCDF",
        seq=1,
        you=1,
        host=1,
        phase=phase,
        setup=Setup(game="boogle", rounds=3),
        members=members,
        round=3 if is_over else 0,
        match=None,
        seats=(),
        results=(),
        winners=(2,) if is_over else (),
        reactions=("clap",),
    )


def _member(number: int, score: int, *, ready: bool = False, spectator: bool = False) -> Member:
    return Member(
        member=number,
        info=SeatInfo(name=NAMES[number]),
        ready=ready,
        present=True,
        spectator=spectator,
        score=score,
        wins=0,
    )
