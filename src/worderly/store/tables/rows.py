"""Rows that are used without a database too: in worker processes, and in the engine of a browser."""

from typing import NamedTuple


class LogEntry(NamedTuple):
    """One move or act; `(stream, seq)` is unique, so if two nodes append at once, one must catch up."""

    stream: str
    seq: int
    seat: int
    move_id: str
    at_ms: int
    """On the match's own clock."""
    wall_ms: int
    body: bytes


GONE = -2
"""The seat number of the last entry of a match that is gone (`departures.py`)."""


class Snapshot(NamedTuple):
    seq: int
    state: bytes


class MatchRow(NamedTuple):
    id: str
    game: str
    version: int
    race: bool
    options: bytes
    seed: str | None
    start: bytes
    started_ms: int
    ranked: bool
    daily: str | None
    challenge: str | None
    room: str | None
    owned: bool


class NewSeat(NamedTuple):
    player: int | None = None
    key_hash: bytes | None = None
    bot: str | None = None


class DailyRow(NamedTuple):
    game: str
    language: str
    version: int
    date: str
    options: bytes
    start: bytes
    salt: str
    hash: str


class HostWord(NamedTuple):
    """The `number`-th change of a language's list; it holds for matches that begin at `from_ms` or later."""

    language: str
    number: int
    mark: str
    """`+` adds the word, `-` bans it; the last change of a word counts."""
    word: str
    from_ms: int


class Played(NamedTuple):
    match: str
    game: str
    language: str
    date: str | None
    """Of a daily that was ranked; none otherwise."""
    score: int
    time_ms: int | None
    at_ms: int
    rank: str | None = None
    flawless: bool = False
    longest: int = 0
    """Letters of the longest word found."""
