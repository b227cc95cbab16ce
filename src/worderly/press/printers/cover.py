"""The wrap cover of a book: back, spine and front on one sheet, with bleed and room for the barcode."""

from dataclasses import dataclass

from worderly.look import tokens
from worderly.press.books.book import Book
from worderly.press.page.model import WHITE, Frame, Item, Page, Text, Turned, box
from worderly.press.page.squares import face
from worderly.press.page.style import Style
from worderly.press.page.typesetting import CAP, LEADING, fitted, titled, wrap_text
from worderly.press.printers.rules import BARCODE, BLEED, FROM_FOLD, FROM_TRIM, LEAST_TYPE, Printer

SAFE = FROM_TRIM + 13.5
"""From the edges of a cover to its type: more than any printer asks for."""
RESERVE = 1.5
"""More than the printer's distance between the type on the spine and its folds."""
LARGEST_SPINE_TYPE = 16.0


@dataclass(frozen=True)
class Cover:
    book: Book
    printer: Printer
    spine: float
    """The width of the spine in points."""
    pages: int

    @property
    def style(self) -> Style:
        return self.book.style

    @property
    def size(self) -> tuple[float, float]:
        width, height = self.style.size
        return 2 * width + self.spine + 2 * BLEED, height + 2 * BLEED

    def page(self) -> Page:
        width, height = self.size
        ground = box(Frame(0, 0, width, height), ink=None, fill=self._colour)
        return Page(width, height, (ground, *self._back(), *self._spine(), *self._front()))

    @property
    def _colour(self) -> str:
        return tokens().colours.light.accents[self.book.game].lower()

    def _panel(self, left: float) -> Frame:
        """The part of a half that may have type on it."""
        width, height = self.style.size
        return Frame(left + SAFE, BLEED + SAFE, width - 2 * SAFE, height - 2 * SAFE)

    # --- front --------------------------------------------------------------------

    def _front(self) -> list[Item]:
        panel, imprint = self._panel(BLEED + self.style.size[0] + self.spine), self.book.imprint
        title = titled(self.book.name, panel.width, 46, self.style.type, most=3)
        tiles, used = self._tiles(panel)
        y = panel.y + used + 40
        items = [*tiles, *map(_white, title.draw(panel.middle, y, 0.5))]
        y += title.height
        for text, size in ((imprint.subtitle, 20.0), (self.book.about, 14.0), (imprint.series, 14.0)):
            if text:
                lines = titled(text, panel.width, size, self.style.type)
                items += [_white(item) for item in lines.draw(panel.middle, y + size, 0.5)]
                y += lines.height + size
        if imprint.author:
            items.append(self._centred(panel, panel.bottom - 4, imprint.author, 20))
        return items

    def _tiles(self, panel: Frame) -> tuple[list[Item], float]:
        """The name of the game in white tiles with letters of the cover's colour."""
        words = self.style.title_of(self.book.game).upper().split()
        step = min(70.0, panel.width / max(map(len, words)))
        items: list[Item] = []
        for row, word in enumerate(words):
            left = panel.middle - len(word) * step / 2
            for n, letter in enumerate(word):
                tile = Frame(left + (n + 0.05) * step, panel.y + row * step, step * 0.9, step * 0.9)
                items.append(box(tile, ink=None, fill=WHITE, radius=step * 0.12))
                items.append(face(tile, letter, 0.56, ink=self._colour))
        return items, len(words) * step

    def _centred(self, panel: Frame, y: float, text: str, size: float) -> Text:
        small = fitted(text, panel.width, size, self.style.type, True)
        return Text(panel.middle, y, text, small, True, WHITE, 0.5)

    # --- spine --------------------------------------------------------------------

    def _spine(self) -> list[Item]:
        """Title and author, read from the top down; nothing on a spine that is too thin for type."""
        size = min(LARGEST_SPINE_TYPE, self.spine - 2 * (FROM_FOLD + RESERVE))
        if self.pages < self.printer.spine_text or size < LEAST_TYPE:
            return []
        height = self.style.size[1] - 2 * SAFE
        middle, centre = BLEED + self.style.size[0] + self.spine / 2, self.size[1] / 2
        text = "  ·  ".join(filter(None, (self.book.name, self.book.imprint.author)))
        small = fitted(text, height, size, self.style.type, True)
        words = Text(middle, centre + small * CAP / 2, text, small, True, WHITE, 0.5)
        return [Turned(middle, centre, (words,), 90)]

    # --- back ---------------------------------------------------------------------

    def _back(self) -> list[Item]:
        panel, style = self._panel(BLEED), self.style
        keys = style.say("keys-at-end") if style.key == "page" else ""
        says = (self.book.name, self.book.imprint.subtitle, self.book.about, keys)
        text = "\n\n".join(filter(None, says))
        lines = wrap_text(text, panel.width, 14, style.type)
        items: list[Item] = [
            Text(panel.x, panel.y + (n + 1) * 14 * LEADING, part, 14, n == 0, WHITE)
            for n, part in enumerate(lines)
            if part
        ]
        if publisher := self.book.imprint.publisher:
            room = style.size[0] - SAFE - FROM_TRIM - BARCODE[0] - 20
            small = fitted(publisher, room, 12, style.type)
            items.append(Text(panel.x, panel.bottom - 4, publisher, small, False, WHITE))
        return [*items, self._barcode()]

    def _barcode(self) -> Item:
        """White, and left free: the printer prints the barcode here."""
        right = BLEED + self.style.size[0] - FROM_TRIM
        bottom = self.size[1] - BLEED - FROM_TRIM
        return box(Frame(right - BARCODE[0], bottom - BARCODE[1], *BARCODE), ink=None, fill=WHITE)


def _white(item: Item) -> Item:
    return item._replace(ink=WHITE) if isinstance(item, Text) else item
