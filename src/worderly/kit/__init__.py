"""The contract of a game and the few pieces every game shares."""

from worderly.kit.caches import kept_with_record
from worderly.kit.chance import Chance
from worderly.kit.codec import Record, convert, decode, encode
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
    lazy_analysis,
    lazy_days,
    lazy_lesson,
)
from worderly.kit.judging import Judgement, judged_text
from worderly.kit.play import events_for, play, replay, see, start
from worderly.kit.race import race
from worderly.kit.refusal import Fact, Refused

__all__ = [
    "AnyGame",
    "Chance",
    "Event",
    "Fact",
    "Game",
    "GiveUp",
    "Judgement",
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
    "convert",
    "decode",
    "encode",
    "events_for",
    "judged_text",
    "kept_with_record",
    "lazy_analysis",
    "lazy_days",
    "lazy_lesson",
    "play",
    "race",
    "replay",
    "see",
    "start",
]
