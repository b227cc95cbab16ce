"""From sheets to pages: title, instructions, puzzle, key, header, footer and page number."""

from collections.abc import Sequence
from dataclasses import dataclass

from worderly.kit import Refused
from worderly.press.page.model import Frame, Item, Page, Text, Turned, line, lowest, mirrored, tagged
from worderly.press.page.qr import qr_code
from worderly.press.page.shaping import is_leftwards
from worderly.press.page.style import HEAD, Style
from worderly.press.page.typesetting import LEADING, Title, fitted, short, titled, wrap_text
from worderly.press.sheets.sheet import Sheet

TITLE = 24.0
KEY_BAND = 0.24
"""The part of a page that an upside-down key may take from its puzzle."""
KEY_GAP = 24.0
MOST_INSTRUCTIONS = 0.2
"""The part of a page that instructions may take before their type gets smaller."""


NAME_LINE, LARGE_NAME_LINE = 12.0, 18.0
"""Size of the words "Name" and "Date"; the line beside them is written on by hand."""
NAME_PART = 0.66
"""The part of the line that is for the name."""
CODE = 58.0
"""Side of a QR code: modules of 0.7 mm for an address of fifty letters."""
CODE_GAP = 14.0


@dataclass(frozen=True)
class Numbered:
    """A sheet and its number in a book; 0: a single puzzle."""

    sheet: Sheet
    number: int = 0
    section: str = ""
    """Shown in the corner: a part of the book, or a version of a class set."""
    link: str = ""
    """Where the puzzle is played; shown as a QR code."""

    def title(self, style: Style) -> str:
        name = short(self.sheet.title) or style.title_of(self.sheet.game)
        return f"{self.number}. {name}" if self.number else name


def puzzle_pages(one: Numbered, style: Style, first: int = 1, numbers: bool = False) -> list[Page]:
    """The pages of a puzzle; `first` is the number of the first one. Odd pages are right-hand pages."""
    pages = _lay_out(one, style, first, numbers)
    for n in range(1, len(pages)):
        pages[n] = _lay_out(one, style, first + n, numbers)[n]
    return [format_page(items, style, n, numbers) for n, items in enumerate(pages, first)]


def _lay_out(one: Numbered, style: Style, page: int, numbers: bool) -> list[list[Item]]:
    """Lays out all pages of the puzzle with the gutter on the side of this page."""
    whole = body_frame(style, page, numbers)
    named, above = name_line(whole, style)
    frame = whole.below(above)
    head, used = heading(one, frame, style)
    if style.key == "upside-down":
        pages = _with_key(one, frame, (head, used), style)
    else:
        pages = [[*head, *part] for part in one.sheet.puzzle(frame.below(used), style)]
    return [[*named, *pages[0]], *pages[1:]]


def name_line(frame: Frame, style: Style) -> tuple[list[Item], float]:
    """Room to write a name and a date; and its height."""
    if not style.name_line:
        return [], 0
    size = LARGE_NAME_LINE if style.large else NAME_LINE
    y, gap = frame.y + size * 1.5, size * 0.5
    split = frame.x + frame.width * NAME_PART
    items: list[Item] = []
    for message, x, right in (("name", frame.x, split - 2 * gap), ("date", split, frame.right)):
        label = style.say(message)
        start = x + style.type.width(label, size) + gap
        items += [Text(x, y, label, size), line(start, y + 2, right, y + 2)]
    return items, size * 2.6


def _with_key(one: Numbered, frame: Frame, head: tuple[list[Item], float], style: Style) -> list[list[Item]]:
    """The key upside down at the bottom of the last page, or on its own page if it were too small."""
    body, sheet = frame.below(head[1]), one.sheet
    parts = sheet.puzzle(body, style)
    free = body.bottom - lowest(parts[-1]) - KEY_GAP
    room = max(free, body.height * KEY_BAND) if len(parts) == 1 else free
    place = Frame(body.x, body.y, body.width, min(room, body.height * 2 * KEY_BAND))
    key = sheet.short_key(place, style)
    if key and len(parts) == 1:
        try:
            parts = sheet.puzzle(body.above(lowest(key) - body.y + KEY_GAP), style)
        except Refused:
            # Large print without room for the key.
            key = []
    pages = [[*head[0], *part] for part in parts]
    if not key or lowest(pages[-1]) + lowest(key) - body.y > body.bottom:
        return [*pages, [_turned(_keys([one], frame, style, 1), frame)]]
    return [*pages[:-1], [*pages[-1], _turned(key, Frame(body.x, body.y, body.width, body.height))]]


def _turned(items: Sequence[Item], frame: Frame) -> Turned:
    """Turns the items upside down: the top of the frame becomes its bottom."""
    return Turned(frame.middle, frame.y + frame.height / 2, tuple(items))


def key_page(
    keys: Sequence[Numbered], style: Style, number: int = 1, numbers: bool = False, room_for: int = 1
) -> Page:
    """A page with up to `room_for` keys."""
    return format_page(
        _keys(keys, body_frame(style, number, numbers), style, room_for), style, number, numbers
    )


def _keys(keys: Sequence[Numbered], frame: Frame, style: Style, room_for: int) -> list[Item]:
    items: list[Item] = []
    for one, place in zip(keys, places(frame, room_for), strict=False):
        size = style.body + (3 if room_for == 1 else 0)
        title = titled(style.say("key-of", title=one.title(style)), place.width, size, style.type)
        said = one.sheet.remark(style)
        room = style.body * 1.6 if said else 0
        body = place.below(title.height + size).above(room)
        key = one.sheet.key(body, style)
        items += [*title.draw(place.x, place.y), *key]
        if said:
            small = fitted(said, place.width, style.body, style.type)
            below = min(lowest(key) + style.body * 2, place.bottom - 2)
            items.append(Text(place.middle, below, said, small, False, style.soft, 0.5))
    return items


def places(frame: Frame, count: int, gap: float = 26) -> list[Frame]:
    """Frames for up to three things in one column, or more in two columns."""
    rows = -(-count // 2) if count > 3 else count
    height = (frame.height - gap * (rows - 1)) / rows
    bands = [Frame(frame.x, frame.y + n * (height + gap), frame.width, height) for n in range(rows)]
    return [half for band in bands for half in band.halves(gap)] if count > 3 else bands


def heading(
    one: Numbered, frame: Frame, style: Style, how: bool = True, largest: float = TITLE
) -> tuple[list[Item], float]:
    """Title, a short line in the accent colour, instructions; and their height."""
    items, code = _code(one, frame)
    whole, frame = frame, Frame(frame.x, frame.y, frame.width - code, frame.height)
    accent, size = style.accent(one.sheet.game), style.body
    small = max(style.small, size - 1)
    label = style.type.width(one.section, small) + 14 if one.section else 0
    title = _title(one.title(style), frame.width - label, style, largest)
    leftwards = is_leftwards(title.lines[0])
    # Arabic letters reach further down.
    rule = frame.y + title.height + title.size * (0.62 if leftwards else 0.42)
    items += [
        *title.draw(frame.x, frame.y),
        line(frame.x, rule, frame.x + 42, rule, ink=accent, width=2.5),
    ]
    if one.section:
        at = frame.y + title.size
        items.append(Text(frame.right, at, one.section, small, False, style.soft, 1))
    if leftwards:
        items = mirrored(items, whole.middle)
    lines, size = _instruction_lines(one.sheet.instructions(style) if how else "", frame, style)
    y = rule + size * 0.6
    for text in lines:
        y += size * LEADING
        items.append(Text(frame.x, y, text, size, False, style.soft))
    end = max(y, whole.y + CODE) if code else y
    return items, end + style.body * 1.5 - frame.y


def _code(one: Numbered, frame: Frame) -> tuple[list[Item], float]:
    """The QR code in the corner; and the width that it takes."""
    if not one.link:
        return [], 0
    code = qr_code(one.link, frame.right - CODE, frame.y, CODE)
    return tagged("Figure", code, one.link), CODE + CODE_GAP


def _title(text: str, width: float, style: Style, largest: float) -> Title:
    return titled(text, width, largest + (4 if style.large else 0), style.type)


def _instruction_lines(text: str, frame: Frame, style: Style) -> tuple[list[str], float]:
    """The lines of the instructions and their font size, smaller if they are long."""
    size, least = style.body, style.body if style.large else 9
    while True:
        lines = wrap_text(text, frame.width, size, style.type)
        if size <= least or len(lines) * size * LEADING <= frame.height * MOST_INSTRUCTIONS:
            return lines, size
        size -= 0.5


def format_page(items: Sequence[Item], style: Style, number: int, numbers: bool) -> Page:
    """Adds header, footer and page number."""
    width, height = style.size
    frame = style.frame(number % 2 == 0)
    size = style.small
    margins: list[Item] = []
    if short(style.header):
        small = fitted(style.header, frame.width, size, style.type)
        margins.append(Text(frame.middle, frame.y + size, style.header, small, False, style.soft, 0.5))
    foot = "  ·  ".join(filter(None, (short(style.footer), str(number) if numbers else "")))
    if foot:
        small = fitted(foot, frame.width, size, style.type)
        margins.append(Text(frame.middle, frame.bottom, foot, small, False, style.soft, 0.5))
    return Page(width, height, (*items, *tagged("Artifact", margins)) if margins else tuple(items))


def body_frame(style: Style, number: int, numbers: bool) -> Frame:
    """The frame between header and footer."""
    frame = style.frame(number % 2 == 0)
    top = HEAD if style.header else 0
    bottom = HEAD if style.footer or numbers else 0
    return frame.below(top).above(bottom)


def single(sheet: Sheet, style: Style, number: int = 0) -> list[Page]:
    """The pages of one puzzle; a number tells it from others of the same title."""
    one = Numbered(sheet, number)
    pages = puzzle_pages(one, style)
    return [*pages, key_page([one], style, len(pages) + 1)] if style.key == "page" else pages
