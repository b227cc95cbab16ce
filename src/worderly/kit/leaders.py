"""Leader boards: their order, legal names, and their `name,points` text."""

import csv
from collections.abc import Iterable, Sequence
from io import StringIO
from typing import NamedTuple

DEFAULT_SIZE = 10
SIZES = (2, 50)
NAME_LENGTHS = (3, 10)
HEADER = ("name", "points")


class Leader(NamedTuple):
    """A name and its best score.

    >>> Leader("Merlin", 61).points
    61
    """

    name: str
    points: int


def board_size(size: int) -> int:
    """A size outside its range becomes the default."""
    return size if SIZES[0] <= size <= SIZES[1] else DEFAULT_SIZE


def is_valid_name(name: str) -> bool:
    fits = NAME_LENGTHS[0] <= len(name) <= NAME_LENGTHS[1]
    return fits and all(ch.isalpha() or ch in "0123456789-_" for ch in name)


def makes_board(leaders: Sequence[Leader], points: int, size: int = DEFAULT_SIZE) -> bool:
    """Points above 0, and the board has room or the last leader has fewer points."""
    return points > 0 and (len(leaders) < size or points > leaders[size - 1].points)


def with_score(
    leaders: Iterable[Leader], name: str, points: int, size: int = DEFAULT_SIZE
) -> tuple[Leader, ...]:
    """The board with a new score; each name keeps only its best one, and ties keep their order."""
    others = [leader for leader in leaders if leader.name != name or leader.points >= points]
    has_better = any(leader.name == name for leader in others)
    return ranked(others if has_better else [*others, Leader(name, points)], size)


def ranked(leaders: Iterable[Leader], size: int = DEFAULT_SIZE) -> tuple[Leader, ...]:
    """Best first; the sort is stable, so ties keep their order."""
    return tuple(sorted(leaders, key=lambda leader: -leader.points)[:size])


def read_csv(text: str, size: int = DEFAULT_SIZE) -> tuple[Leader, ...]:
    """Raises ValueError that names the first line that is not `name,points`."""
    leaders: tuple[Leader, ...] = ()
    for number, row in enumerate(_rows(text), 1):
        if row and not (number == 1 and tuple(row) == HEADER):
            leaders = with_score(leaders, *_leader(number, row), size)
    return leaders


def _rows(text: str) -> list[list[str]]:
    try:
        return list(csv.reader(StringIO(text.removeprefix("\ufeff"), newline="")))
    except csv.Error as error:
        raise ValueError(f"not a table of names and points: {error}") from None


def _leader(number: int, row: Sequence[str]) -> Leader:
    if len(row) != 2 or not is_valid_name(row[0]) or not row[1].strip().isdecimal():
        raise ValueError(f"line {number} is not a name and points: {','.join(row)[:40]!r}")
    return Leader(row[0], int(row[1]))


def write_csv(leaders: Iterable[Leader]) -> str:
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows([HEADER, *leaders])
    return text.getvalue()
