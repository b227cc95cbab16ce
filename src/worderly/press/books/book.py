"""Books: cover, contents, puzzles by difficulty, and the keys at the end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import NamedTuple

from worderly.kit import Refused
from worderly.press.books.front import NO_IMPRINT, FrontMatter, Imprint
from worderly.press.document import Numbered, body_frame, format_page, heading, key_page, places, puzzle_pages
from worderly.press.page.model import Frame, Item, Page, Tag, Text, line, smallest_type, tagged
from worderly.press.page.pdf.outline import Mark
from worderly.press.page.style import HAIR, Style
from worderly.press.page.typesetting import LEADING, fitted, short, wrap_text
from worderly.press.sheets.sheet import Sheet

SHARED_TITLE = 18.0
SECTIONS = ("easy", "medium", "hard")
FEWEST_FOR_SECTIONS = 6
AIRY, TIGHT = 1.7, 1.45
"""Line spacing of the contents."""
RANGE = 10
"""The number of untitled puzzles that share a line of the contents."""


class BookPage(NamedTuple):
    """A page and its bookmarks."""

    page: Page
    marks: tuple[Mark, ...] = ()


class ContentsLine(NamedTuple):
    """A line of the contents; number 0 stands for the keys."""

    text: str
    number: int
    is_section: bool = False


@dataclass(frozen=True)
class Book:
    sheets: Sequence[Sheet]
    style: Style
    title: str = ""
    rising: bool = False
    """From easy to hard, in sections."""
    imprint: Imprint = NO_IMPRINT

    @cached_property
    def listed(self) -> list[Numbered]:
        ranked = sorted(self.sheets, key=lambda sheet: sheet.grade)
        return [Numbered(sheet, n, self._section(n)) for n, sheet in enumerate(ranked, 1)]

    def _section(self, number: int) -> str:
        if not self.rising or len(self.sheets) < FEWEST_FOR_SECTIONS:
            return ""
        return self.style.say(SECTIONS[(number - 1) * len(SECTIONS) // len(self.sheets)])

    @property
    def game(self) -> str:
        return self.sheets[0].game

    @property
    def name(self) -> str:
        return short(self.title) or self.style.title_of(self.game)

    def pages(self) -> Iterator[BookPage]:
        """Lays out the puzzles first, because the contents need their page numbers."""
        room = self._contents_rows() * self._columns
        entries = _without_stranded(self._entries(), self._contents_rows())
        before = 1 + self.imprint.front_pages
        start = before + -(-len(entries) // room)
        pages, first = self._puzzles(start)
        first[0] = start + len(pages)
        for n, page in enumerate(self._front(first[0] if self.style.key == "page" else 0).pages()):
            yield BookPage(page, () if n else (Mark(self.name),))
        for n, at in enumerate(range(0, len(entries), room)):
            rows = [(entry, first[entry.number]) for entry in entries[at : at + room]]
            marks = () if n else (Mark(self.style.say("contents")),)
            yield BookPage(self._contents_page(rows, n + before), marks)
        # Pages that are written need no more memory.
        pages.reverse()
        while pages:
            yield pages.pop()
        if self.style.key == "page":
            yield from self._keys(first[0])

    @property
    def about(self) -> str:
        """What the book holds, in one line."""
        message = "book-rising" if self.rising else "book-of"
        return self.style.say(message, game=self.style.title_of(self.game), count=len(self.sheets))

    @property
    def _rules(self) -> list[str]:
        """The instructions of the puzzle in the middle of each section, each text once."""
        parts = [list(part) for _, part in groupby(self.listed, key=lambda one: one.section)]
        middles = [part[len(part) // 2] for part in parts]
        hows = [one.sheet.instructions(self.style) for one in middles]
        if len(set(hows)) == 1:
            return hows[:1]
        named = zip(middles, hows, strict=True)
        return [self.style.say("how-section", section=one.section, how=how) for one, how in named]

    def _front(self, keys: int) -> FrontMatter:
        """`keys`: the page on which the keys begin; 0: there are none."""
        where = self.style.say("how-keys", page=str(keys)) if keys else ""
        how = "\n\n".join(filter(None, (*self._rules, where)))
        return FrontMatter(self.name, self.game, self.about, how, self.imprint, self.style)

    # --- contents -----------------------------------------------------------------

    def _entries(self) -> list[ContentsLine]:
        """The lines of the contents: sections, titled puzzles, and untitled puzzles in groups of ten."""
        has_titles = any(one.sheet.title for one in self.listed)
        entries: list[ContentsLine] = []
        section, left = "", 0
        for one in self.listed:
            if one.section != section:
                section, left = one.section, 0
                entries.append(ContentsLine(section, one.number, is_section=True))
            if has_titles:
                entries.append(ContentsLine(one.title(self.style), one.number))
            elif left == 0:
                entries.append(ContentsLine(self._range(one), one.number))
            left = (left - 1) % RANGE
        return [*entries, ContentsLine(self.style.say("keys"), 0)] if self.style.key == "page" else entries

    def _range(self, one: Numbered) -> str:
        alike = [each.number for each in self.listed if each.section == one.section]
        return f"{one.number}–{min(one.number + RANGE - 1, alike[-1])}"

    @property
    def _columns(self) -> int:
        return 2 if not self.style.large and self.style.size[0] > 500 else 1

    @property
    def _step(self) -> float:
        """The line height of the contents; smaller if that saves a page."""
        lines = len(self._entries())
        airy, tight = (-(-lines // (self._rows(step) * self._columns)) for step in (AIRY, TIGHT))
        return self.style.body * (TIGHT if tight < airy else AIRY)

    def _rows(self, step: float) -> int:
        """The number of lines in a column; `step` is the line height in font sizes."""
        frame = body_frame(self.style, 2, True).below(60)
        return max(1, int(frame.height / (self.style.body * step)))

    def _contents_rows(self) -> int:
        return self._rows(self._step / self.style.body)

    def _contents_page(self, rows: Sequence[tuple[ContentsLine, int]], number: int) -> Page:
        style, frame = self.style, body_frame(self.style, number, True)
        head = Text(frame.x, frame.y + 24, style.say("contents"), 24, True)
        items: list[Item] = []
        body, gap = frame.below(60), 30.0
        columns, tall = [body] if self._columns == 1 else list(body.halves(gap)), self._contents_rows()
        for n, (entry, page) in enumerate(rows):
            column, place = columns[n // tall], n % tall
            items += self._contents_row(entry, page, column, column.y + (place + 1) * self._step)
        return format_page([*tagged("H1", [head]), *tagged("TOC", items)], style, number, True)

    def _contents_row(self, entry: ContentsLine, page: int, column: Frame, y: float) -> list[Item]:
        if not entry.text:
            return []
        size = self.style.body
        area = Frame(column.x, y - size, column.width, size * 1.3)
        return [Tag("TOCI", entry.text, page, area), *self._contents_line(entry, page, column, y), Tag()]

    def _contents_line(self, entry: ContentsLine, page: int, column: Frame, y: float) -> list[Item]:
        type_, size = self.style.type, self.style.body
        if not entry.text:
            return []
        if entry.is_section:
            return [Text(column.x, y, entry.text, size, True, self.style.accent(self.game))]
        size_left = fitted(entry.text, column.width - 40, size, type_)
        start = column.x + type_.width(entry.text, size_left) + 6
        end = column.right - type_.width(str(page), size) - 6
        return [
            Text(column.x, y, entry.text, size_left),
            line(start, y - 1, max(start, end), y - 1, ink=HAIR, width=0.4),
            Text(column.right, y, str(page), size, align=1),
        ]

    # --- puzzles and keys ------------------------------------------------------------

    def _puzzles(self, start: int) -> tuple[list[BookPage], dict[int, int]]:
        """The pages, and the first page of each puzzle."""
        pages_so_far: list[BookPage] = []
        first: dict[int, int] = {}
        size, section = self._per_page(), ""
        groups = [self.listed[at : at + size] for at in range(0, len(self.listed), size)]
        while groups:
            group, number = groups.pop(0), start + len(pages_so_far)
            pages = self._shared(group, number) if size > 1 else self._alone(group[0], number)
            if pages is None:
                groups = [[one] for one in group] + groups
                pages, group = self._alone(group[0], number), groups.pop(0)
            first |= {one.number: number for one in group}
            lead = group[0]
            opens = (Mark(lead.section),) if lead.section != section else ()
            section = lead.section
            marks = (*opens, Mark(lead.title(self.style), inside=bool(section)))
            pages_so_far += [BookPage(page, () if n else marks) for n, page in enumerate(pages)]
        return pages_so_far, first

    def _per_page(self) -> int:
        if self.style.per_page or self.style.key == "upside-down":
            return self.style.per_page or 1
        return self.sheets[0].puzzles_a_page(self.style)

    def _alone(self, one: Numbered, number: int) -> list[Page]:
        return puzzle_pages(one, self.style, number, True)

    def _shared(self, group: Sequence[Numbered], number: int) -> list[Page] | None:
        """Several puzzles on one page, with shared instructions once; None if a puzzle needs more room."""
        style, frame = self.style, body_frame(self.style, number, True)
        texts = {one.sheet.instructions(style) for one in group}
        once = texts.pop() if len(texts) == 1 else ""
        how = wrap_text(once, frame.width, style.body, style.type)
        items: list[Item] = [
            Text(frame.x, frame.y + (n + 1) * style.body * LEADING, text, style.body, False, style.soft)
            for n, text in enumerate(how)
        ]
        body = frame.below(len(how) * style.body * LEADING + 20 if once else 0)
        for one, place in zip(group, places(body, self._per_page()), strict=False):
            head, used = heading(one, place, style, how=not once, largest=SHARED_TITLE)
            try:
                parts = one.sheet.puzzle(place.below(used), style)
            except Refused:
                return None
            if len(parts) > 1:
                return None
            items += [*head, *parts[0]]
        return [format_page(items, style, number, True)]

    def _keys(self, start: int) -> Iterator[BookPage]:
        size = self._keys_a_page()
        for n, at in enumerate(range(0, len(self.listed), size)):
            marks = () if n else (Mark(self.style.say("keys")),)
            keys = self.listed[at : at + size]
            yield BookPage(key_page(keys, self.style, start + n, True, size), marks)

    def _keys_a_page(self) -> int:
        """Fewer than the sheet says where their type would be too small."""
        most = self.sheets[0].keys_a_page(self.style)
        return next((n for n in range(most, 1, -1) if self._are_readable(n)), 1)

    def _are_readable(self, room_for: int) -> bool:
        """Whether no key has type that is too small if so many share a page."""
        shapes = {one.sheet.key_shape(self.style): one for one in self.listed}
        pages = (key_page([one], self.style, 1, True, room_for) for one in shapes.values())
        return all(smallest_type(page.items) >= self.style.readable for page in pages)


def _without_stranded(entries: Sequence[ContentsLine], tall: int) -> list[ContentsLine]:
    """Moves a section that would stand alone at the foot of a column to the top of the next."""
    placed: list[ContentsLine] = []
    for entry in entries:
        if entry.is_section and len(placed) % tall == tall - 1:
            placed.append(entry._replace(text=""))
        placed.append(entry)
    return placed
