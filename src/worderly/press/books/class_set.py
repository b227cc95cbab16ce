"""Class sets: the same words in many versions, and the keys of all of them small on few pages."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from worderly.press.document import Numbered, body_frame, format_page, puzzle_pages
from worderly.press.page.model import Frame, Item, Page, Text, lowest, smallest_type
from worderly.press.page.style import READABLE, Style
from worderly.press.page.typesetting import titled
from worderly.press.sheets.sheet import Sheet

MOST_COLUMNS = 6
GAP = 14.0
LABEL = 9.0
"""Size of the text above a key."""
TITLE = 15.0
SLENDER = 1.3
"""A key is at most this many times as tall as wide."""


class Version(NamedTuple):
    """A sheet of the set: its label on the puzzle, a fuller one on the key, and where it is played."""

    sheet: Sheet
    label: str
    key_label: str
    link: str = ""


class Tiling(NamedTuple):
    """How many keys stand beside and below one another, and how tall one is with its label."""

    columns: int
    rows: int
    height: float

    @property
    def room(self) -> int:
        return self.columns * self.rows


@dataclass(frozen=True)
class ClassSet:
    versions: Sequence[Version]
    style: Style

    @property
    def name(self) -> str:
        first = self.versions[0].sheet
        return first.title or self.style.title_of(first.game)

    def pages(self) -> Iterator[Page]:
        yield from self.puzzles()
        if self.style.key == "page":
            yield from self.keys()

    def puzzles(self) -> Iterator[Page]:
        """Every version begins on a page of its own with the same margins: the sheets are handed out."""
        style = replace(self.style, key="none" if self.style.key == "page" else self.style.key)
        for version in self.versions:
            yield from puzzle_pages(Numbered(version.sheet, 0, version.label, version.link), style)

    def keys(self) -> Iterator[Page]:
        frame = body_frame(self.style, 1, False)
        title = titled(self.style.say("key-of", title=self.name), frame.width, TITLE, self.style.type)
        body = frame.below(title.height + TITLE)
        tiling = self._tiling(body)
        for at in range(0, len(self.versions), tiling.room):
            keys = self._keys(self.versions[at : at + tiling.room], body, tiling)
            yield format_page([*title.draw(frame.x, frame.y), *keys], self.style, 1, False)

    def _keys(self, versions: Sequence[Version], body: Frame, tiling: Tiling) -> list[Item]:
        items: list[Item] = []
        for n, version in enumerate(versions):
            row, column = divmod(n, tiling.columns)
            beside = _place(body, tiling.columns, column)
            place = beside._replace(y=body.y + row * (tiling.height + GAP), height=tiling.height)
            items.append(Text(place.x, place.y + self._label, version.key_label, self._label, True))
            items += self._key(version, place)
        return items

    @cached_property
    def _label(self) -> float:
        return self.style.body if self.style.large else LABEL

    def _key(self, version: Version, place: Frame) -> list[Item]:
        return version.sheet.key(_below_label(place, self._label), self.style)

    def _tiling(self, body: Frame) -> Tiling:
        """The largest keys that share one page, else as many on a page as can be read."""
        found = [tiling for columns in range(1, MOST_COLUMNS + 1) if (tiling := self._tried(body, columns))]
        whole = [tiling for tiling in found if tiling.room >= len(self.versions)]
        return whole[0] if whole else max(found, key=lambda tiling: tiling.room)

    def _tried(self, body: Frame, columns: int) -> Tiling | None:
        """None: the type would be too small; one column is always taken."""
        place = _place(body, columns, 0)
        keys = [self._key(version, place) for version in self.versions]
        if columns > 1 and min(map(smallest_type, keys)) < READABLE:
            return None
        height = max(map(lowest, keys)) - place.y
        return Tiling(columns, max(1, int((body.height + GAP) / (height + GAP))), height)


def _place(body: Frame, columns: int, column: int) -> Frame:
    width = (body.width - GAP * (columns - 1)) / columns
    return Frame(body.x + column * (width + GAP), body.y, width, body.height)


def _below_label(place: Frame, label: float) -> Frame:
    room = place.below(label * 1.6)
    return Frame(room.x, room.y, room.width, min(room.height, room.width * SLENDER))
