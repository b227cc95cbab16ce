"""Reads a theme: a few header lines, an empty line, then one word or phrase a line."""

from typing import Literal, NamedTuple, get_args

Age = Literal["children", "everyone"]
AGES: tuple[Age, ...] = get_args(Age)

BETWEEN_SPELLINGS = " | "


class Theme(NamedTuple):
    name: str
    title: str
    words: tuple[str, ...]
    age: Age = "everyone"
    """`children`: fit for a classroom. `everyone`: fit for a newspaper; it may name wine or a sword."""
    is_drawn: bool = True
    """False: it comes when somebody asks for it, never by chance."""


def read_theme(name: str, text: str, spelling: int | None = 0) -> Theme:
    """`colour | color` is one word in the spellings of the language; with None it is left out.

    Raises ValueError for a wrong header.
    """
    head, _, body = text.partition("\n\n")
    fields = dict(line.split(": ", 1) for line in head.splitlines())
    age, drawn = fields["age"], fields.get("drawn", "yes")
    if age not in AGES or drawn not in ("yes", "no"):
        raise ValueError(head)
    lines = [line for line in body.splitlines() if spelling is not None or BETWEEN_SPELLINGS not in line]
    title, *words = (_spelled(line, spelling or 0) for line in (fields["title"], *lines))
    return Theme(name, title, tuple(words), age, drawn == "yes")


def _spelled(line: str, spelling: int) -> str:
    return line.split(BETWEEN_SPELLINGS)[spelling] if BETWEEN_SPELLINGS in line else line
