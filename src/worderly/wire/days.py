"""The answers of REST about dailies and the weekend's big puzzle."""

from typing import Any

from worderly.kit import Record
from worderly.wire.others import Others


class DailyInfo(Record):
    game: str
    language: str
    version: int
    date: str
    number: int
    opens_ms: int
    closes_ms: int
    open: bool
    hash: str | None
    """SHA-256 of salt and puzzle, published a day ahead; null if the puzzle is not made yet."""
    match: str | None
    """Your scored match of it, if you are a player and have begun."""
    done: bool


class WeekendInfo(Record):
    """The big puzzle of a weekend; it neither ranks nor counts for a streak."""

    game: str
    language: str
    date: str
    """Its Saturday; a match of it is begun with `weekend`."""
    number: int
    opens_ms: int
    closes_ms: int
    open: bool
    options: Any
    hash: str | None
    """As of a daily."""
    salt: str | None
    """When the weekend has closed."""


class DailyPage(Record):
    date: str
    number: int
    now_ms: int
    puzzles: tuple[DailyInfo, ...]


class DailyAnswers(Record):
    """Available when the day has closed: the published hash is that of `salt` + `puzzle_text` (UTF-8)."""

    info: DailyInfo
    salt: str
    puzzle_text: str
    puzzle: Any
    solution: Any
    others: Others
