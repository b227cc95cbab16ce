"""The contract of a game and the few pieces every game shares."""

from worderly.kit.chance import Chance
from worderly.kit.codec import Record, decode, encode
from worderly.kit.game import (
    AnyGame,
    Event,
    Game,
    GiveUp,
    Move,
    Notice,
    Options,
    Outcome,
    Say,
    Seat,
    Stamp,
    Step,
    TimeUp,
    late,
)
from worderly.kit.play import heard, play, replay, see, start
from worderly.kit.race import race
from worderly.kit.recall import grown, recalled
from worderly.kit.refusal import Fact, Refused

__all__ = [
    "AnyGame",
    "Chance",
    "Event",
    "Fact",
    "Game",
    "GiveUp",
    "Move",
    "Notice",
    "Options",
    "Outcome",
    "Record",
    "Refused",
    "Say",
    "Seat",
    "Stamp",
    "Step",
    "TimeUp",
    "decode",
    "encode",
    "grown",
    "heard",
    "late",
    "play",
    "race",
    "recalled",
    "replay",
    "see",
    "start",
]
