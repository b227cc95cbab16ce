"""The bodies and answers of REST about lessons."""

from typing import Annotated, Any

from msgspec import Meta

from worderly.kit import Record
from worderly.wire.websocket import Frame


class LessonPage(Record):
    """A step of a lesson as a front end shows it."""

    text: str
    """One sentence in the caller's language."""
    cells: tuple[tuple[int, int], ...]
    """The cells it speaks of, in the order of a word's letters."""
    part: str
    """The part of the screen it speaks of; empty: only the cells."""
    wants: Any
    """The move it asks for; null: the player only reads."""
    frame: Frame
    """The match when the step begins."""


class LessonInfo(Record):
    game: str
    language: str
    """Of the words."""
    pages: tuple[LessonPage, ...]
    last: Frame
    """The match after the last step."""


class NewLessonMove(Record):
    step: Annotated[int, Meta(ge=0, le=20)]
    move: Any


class LessonAnswer(Record):
    wanted: bool
    """The move is the wanted one: the next step begins. Any other move is taken back."""
    events: tuple[Any, ...]
