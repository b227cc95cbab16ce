"""From sheets to pages: title, instructions, puzzle, key, header, footer and page number."""

from collections.abc import Sequence
from dataclasses import dataclass

from worderly.press.page import Frame, Item, Page, Text, Turned, line
from worderly.press.setting import LEADING, fitted, wrapped
from worderly.press.sheets.sheet import Sheet
from worderly.press.style import HEAD, Style

TITLE = 24.0
KEY_BAND = 0.24
"""Part of a page that an upside-down key takes."""


@dataclass(frozen=True)
class Numbered:
    """A sheet with its place in a book; 0 stands for a puzzle by itself."""

    sheet: Sheet
    number: int = 0

    def title(self, style: Style) -> str:
        name = self.sheet.title or style.say(f"title-{self.sheet.game}")
        return f"{self.number}. {name}" if self.number else name


def puzzle_pages(one: Numbered, style: Style, first: int = 1, numbers: bool = False) -> list[Page]:
    """Page `first` and those after it. Odd pages are right-hand ones."""
    laid = _laid(one, style, first, numbers)
    for n in range(1, len(laid)):
        laid[n] = _laid(one, style, first + n, numbers)[n]
    return [dressed(items, style, n, numbers) for n, items in enumerate(laid, first)]


def _laid(one: Numbered, style: Style, page: int, numbers: bool) -> list[list[Item]]:
    """All its pages as they are on this page's side: the gutter is left or right."""
    frame = inside(style, page, numbers)
    head, used = heading(one, frame, style)
    return [[*head, *part] for part in _parts(one.sheet, frame.below(used), style)]


def _parts(sheet: Sheet, body: Frame, style: Style) -> list[list[Item]]:
    """The puzzle; where the key stands upside down below it, it leaves room on its only page."""
    parts = sheet.puzzle(body, style)
    if style.key != "upside-down":
        return parts
    band = body.height * KEY_BAND
    if len(parts) == 1:
        parts = sheet.puzzle(body.above(band), style)
    parts[-1] = [*parts[-1], _turned_key(sheet, body, band, style)]
    return parts


def key_page(
    keys: Sequence[Numbered], style: Style, number: int = 1, numbers: bool = False, room_for: int = 1
) -> Page:
    """One key over the whole page, or up to `room_for` of them: two or four."""
    frame = inside(style, number, numbers)
    items: list[Item] = []
    for one, place in zip(keys, places(frame, room_for), strict=False):
        size = style.body + (3 if room_for == 1 else 0)
        text = style.say("key-of", title=one.title(style))
        said = one.sheet.remark(style)
        room = style.body * 1.6 if said else 0
        items.append(_heading_line(text, place, fitted(text, place.width, size, style.type, True)))
        items += one.sheet.key(place.below(size * 2).above(room), style)
        if said:
            small = fitted(said, place.width, style.body, style.type)
            items.append(Text(place.middle, place.bottom - 2, said, small, False, style.soft, 0.5))
    return dressed(items, style, number, numbers)


def places(frame: Frame, count: int, gap: float = 26) -> list[Frame]:
    """Up to three above each other, or four in two columns."""
    rows = 2 if count == 4 else count
    height = (frame.height - gap * (rows - 1)) / rows
    bands = [Frame(frame.x, frame.y + n * (height + gap), frame.width, height) for n in range(rows)]
    return [half for band in bands for half in band.halves(gap)] if count == 4 else bands


def heading(
    one: Numbered, frame: Frame, style: Style, how: bool = True, largest: float = TITLE
) -> tuple[list[Item], float]:
    """Title, a short rule in the game's colour, instructions; and the height they take."""
    title, accent = one.title(style), style.accent(one.sheet.game)
    size = fitted(title, frame.width, largest + (4 if style.large else 0), style.type, True)
    items: list[Item] = [
        Text(frame.x, frame.y + size, title, size, True),
        line(frame.x, frame.y + size * 1.42, frame.x + 42, frame.y + size * 1.42, ink=accent, width=2.5),
    ]
    y = frame.y + size * 1.42 + style.body * 0.6
    told = one.sheet.instructions(style) if how else ""
    for text in wrapped(told, frame.width, style.body, style.type):
        y += style.body * LEADING
        items.append(Text(frame.x, y, text, style.body, False, style.soft))
    return items, y + style.body * 1.5 - frame.y


def dressed(items: Sequence[Item], style: Style, number: int, numbers: bool) -> Page:
    """A page with its header, footer and page number."""
    width, height = style.size
    frame = style.frame(number % 2 == 0)
    size = 11 if style.large else 8.5
    dress: list[Item] = []
    if style.header:
        small = fitted(style.header, frame.width, size, style.type)
        dress.append(Text(frame.middle, frame.y + size, style.header, small, False, style.soft, 0.5))
    foot = "  ·  ".join(filter(None, (style.footer, str(number) if numbers else "")))
    if foot:
        small = fitted(foot, frame.width, size, style.type)
        dress.append(Text(frame.middle, frame.bottom, foot, small, False, style.soft, 0.5))
    return Page(width, height, (*items, *dress))


def inside(style: Style, number: int, numbers: bool) -> Frame:
    """The frame between header and footer."""
    frame = style.frame(number % 2 == 0)
    top = HEAD if style.header else 0
    bottom = HEAD if style.footer or numbers else 0
    return frame.below(top).above(bottom)


def _heading_line(text: str, frame: Frame, size: float) -> Text:
    return Text(frame.x, frame.y + size, text, size, True)


def _turned_key(sheet: Sheet, body: Frame, band: float, style: Style) -> Turned:
    room = Frame(body.x, body.bottom - band + 14, body.width, band - 14)
    return Turned(room.middle, room.y + room.height / 2, tuple(sheet.key(room, style)))


def single(sheet: Sheet, style: Style) -> list[Page]:
    """The pages of one puzzle."""
    one = Numbered(sheet)
    pages = puzzle_pages(one, style)
    return [*pages, key_page([one], style, len(pages) + 1)] if style.key == "page" else pages
