"""Books: cover, contents, puzzles by rising difficulty, and the keys at the end, four to a page."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from worderly.press.document import Numbered, dressed, heading, inside, key_page, places, puzzle_pages
from worderly.press.page import Frame, Item, Page, Text, box, line
from worderly.press.setting import LEADING, fitted, wrapped
from worderly.press.sheets.sheet import Sheet
from worderly.press.squares import face
from worderly.press.style import HAIR, Style

KEYS_A_PAGE = 4
HANDS_A_PAGE = 3
SHARED_TITLE = 18.0


class Leaf(NamedTuple):
    """A page, and its bookmark if it has one."""

    page: Page
    mark: str = ""


@dataclass(frozen=True)
class Book:
    sheets: Sequence[Sheet]
    style: Style
    title: str = ""

    @property
    def numbered(self) -> list[Numbered]:
        return [Numbered(sheet, n) for n, sheet in enumerate(sorted(self.sheets, key=lambda s: s.grade), 1)]

    @property
    def name(self) -> str:
        return self.title or self.style.say(f"title-{self.sheets[0].game}")

    def leaves(self) -> Iterator[Leaf]:
        """Contents come before the pages they name, so the puzzles are laid out first."""
        listed = self.numbered
        room = self._contents_room()
        start = 2 + -(-len(listed) // room)
        pages, first = self._puzzles(listed, start)
        yield Leaf(self._cover(), self.name)
        rows = [(one.title(self.style), first[one.number]) for one in listed]
        keys_at = start + len(pages)
        rows += [(self.style.say("keys"), keys_at)] if self.style.key == "page" else []
        yield from self._contents(rows, room)
        yield from pages
        if self.style.key == "page":
            yield from self._keys(listed, keys_at)

    # --- cover --------------------------------------------------------------------

    def _cover(self) -> Page:
        """The game's name in tiles, the title, what is inside."""
        frame, style = self.style.frame(), self.style
        game = self.sheets[0].game
        top = frame.below(frame.height * 0.12)
        tiles, used = self._tiles(style.say(f"title-{game}").upper().split(), top)
        size = fitted(self.name, frame.width, 40, style.type, True)
        y = top.y + used + 90
        about = style.say("book-of", game=style.say(f"title-{game}"), count=len(self.sheets))
        items: list[Item] = [
            *tiles,
            Text(frame.middle, y, self.name, size, True, align=0.5),
            line(frame.middle - 30, y + 26, frame.middle + 30, y + 26, ink=style.accent(game), width=3),
            Text(frame.middle, y + 62, about, style.body + 3, False, style.soft, 0.5),
            Text(frame.middle, frame.bottom, "Worderly", 11, False, style.soft, 0.5),
        ]
        return Page(*style.size, tuple(items))

    def _tiles(self, words: Sequence[str], frame: Frame) -> tuple[list[Item], float]:
        longest = max(map(len, words))
        step = min(64.0, frame.width / longest)
        items: list[Item] = []
        for row, word in enumerate(words):
            left = frame.middle - len(word) * step / 2
            for n, letter in enumerate(word):
                tile = Frame(left + (n + 0.06) * step, frame.y + row * step, step * 0.88, step * 0.88)
                ink = self.style.accent(self.sheets[0].game)
                items += [box(tile, ink=ink, width=step * 0.03, radius=step * 0.12), face(tile, letter, 0.56)]
        return items, len(words) * step

    # --- contents -----------------------------------------------------------------

    @property
    def _columns(self) -> int:
        return 2 if not self.style.large and self.style.size[0] > 500 else 1

    def _contents_room(self) -> int:
        """Rows a page of contents has; one stays for the keys."""
        frame = inside(self.style, 2, True).below(60)
        return max(1, int(frame.height / (self.style.body * 1.7))) * self._columns - 1

    def _contents(self, rows: Sequence[tuple[str, int]], room: int) -> Iterator[Leaf]:
        count = -(-(len(rows) - 1) // room) if self.style.key == "page" else -(-len(rows) // room)
        for n in range(count):
            last = n + 1 == count
            part = rows[n * room :] if last else rows[n * room : (n + 1) * room]
            mark = self.style.say("contents") if n == 0 else ""
            yield Leaf(self._contents_page(part, n + 2), mark)

    def _contents_page(self, rows: Sequence[tuple[str, int]], number: int) -> Page:
        style, frame = self.style, inside(self.style, number, True)
        items: list[Item] = [Text(frame.x, frame.y + 24, style.say("contents"), 24, True)]
        body, gap = frame.below(60), 30.0
        columns = [body] if self._columns == 1 else list(body.halves(gap))
        tall = max(1, int(body.height / (style.body * 1.7)))
        for n, (title, page) in enumerate(rows):
            column = columns[n // tall]
            items += self._contents_row(title, page, column, column.y + (n % tall + 1) * style.body * 1.7)
        return dressed(items, style, number, True)

    def _contents_row(self, title: str, page: int, column: Frame, y: float) -> list[Item]:
        type_, size = self.style.type, self.style.body
        size_left = fitted(title, column.width - 40, size, type_)
        start = column.x + type_.width(title, size_left) + 6
        end = column.right - type_.width(str(page), size) - 6
        return [
            Text(column.x, y, title, size_left),
            line(start, y - 1, max(start, end), y - 1, ink=HAIR, width=0.4),
            Text(column.right, y, str(page), size, align=1),
        ]

    # --- puzzles and keys ------------------------------------------------------------

    def _puzzles(self, listed: Sequence[Numbered], start: int) -> tuple[list[Leaf], dict[int, int]]:
        """The pages, and on which one each puzzle begins."""
        leaves: list[Leaf] = []
        first: dict[int, int] = {}
        size = self._per_page()
        groups = [listed[at : at + size] for at in range(0, len(listed), size)]
        while groups:
            group, number = groups.pop(0), start + len(leaves)
            pages = self._shared(group, number) if size > 1 else self._alone(group[0], number)
            if pages is None:
                groups = [[one] for one in group] + groups
                pages, group = self._alone(group[0], number), groups.pop(0)
            first |= {one.number: number for one in group}
            mark = group[0].title(self.style)
            leaves += [Leaf(page, "" if n else mark) for n, page in enumerate(pages)]
        return leaves, first

    def _per_page(self) -> int:
        """Hands are small: three share a page of the larger papers."""
        if self.style.per_page or self.style.key == "upside-down":
            return self.style.per_page or 1
        small = self.sheets[0].game == "hands" and not self.style.large and self.style.size[1] > 700
        return HANDS_A_PAGE if small else 1

    def _alone(self, one: Numbered, number: int) -> list[Page]:
        return puzzle_pages(one, self.style, number, True)

    def _shared(self, group: Sequence[Numbered], number: int) -> list[Page] | None:
        """Several puzzles on a page, instructions they share once; None where one of them needs more room."""
        style, frame = self.style, inside(self.style, number, True)
        told = {one.sheet.instructions(style) for one in group}
        once = told.pop() if len(told) == 1 else ""
        how = wrapped(once, frame.width, style.body, style.type)
        items: list[Item] = [
            Text(frame.x, frame.y + (n + 1) * style.body * LEADING, text, style.body, False, style.soft)
            for n, text in enumerate(how)
        ]
        body = frame.below(len(how) * style.body * LEADING + 20 if once else 0)
        for one, place in zip(group, places(body, self._per_page()), strict=False):
            head, used = heading(one, place, style, how=not once, largest=SHARED_TITLE)
            parts = one.sheet.puzzle(place.below(used), style)
            if len(parts) > 1:
                return None
            items += [*head, *parts[0]]
        return [dressed(items, style, number, True)]

    def _keys(self, listed: Sequence[Numbered], start: int) -> Iterator[Leaf]:
        size = 2 if self.style.large or self.style.size[0] < 450 else KEYS_A_PAGE
        for n, at in enumerate(range(0, len(listed), size)):
            mark = "" if n else self.style.say("keys")
            yield Leaf(key_page(listed[at : at + size], self.style, start + n, True, size), mark)
