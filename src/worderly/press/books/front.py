"""The first pages of a book: its cover at home; title, copyright and rules in a book that is sold."""

from collections.abc import Sequence
from dataclasses import dataclass

from worderly.press.page.model import Frame, Item, Page, Text, box, line, tagged
from worderly.press.page.squares import face
from worderly.press.page.style import Style
from worderly.press.page.typesetting import LEADING, fitted, short, titled, wrap_text

GAP = 22.0
TILE = 64.0


@dataclass(frozen=True)
class Imprint:
    """What the maker says about the book; every part may be empty."""

    author: str = ""
    publisher: str = ""
    subtitle: str = ""
    series: str = ""
    year: int = 0
    """Of the copyright; 0: none is named."""
    is_sold: bool = False
    """Has pages for title, copyright and rules instead of a cover."""

    @property
    def holder(self) -> str:
        return self.author or self.publisher

    @property
    def front_pages(self) -> int:
        return SOLD if self.is_sold else 1


NO_IMPRINT = Imprint()
SOLD = 3
"""The first pages of a book that is sold: title, copyright, rules."""


@dataclass(frozen=True)
class FrontMatter:
    """The first pages of one book."""

    name: str
    game: str
    about: str
    how: str
    imprint: Imprint
    style: Style

    def pages(self) -> list[Page]:
        if not self.imprint.is_sold:
            return [self._page(self._cover())]
        return [self._page(items) for items in (self._title(), self._copyright(), self._how())]

    def _page(self, items: Sequence[Item]) -> Page:
        return Page(*self.style.size, tuple(items))

    def _cover(self) -> list[Item]:
        frame = self.style.frame()
        top = frame.below(frame.height * 0.12)
        words = self.style.title_of(self.game).upper().split()
        tiles, used = name_in_tiles(words, top, self.style.accent(self.game))
        return [*tiles, *self._titles(top.below(used + 54)), *self._signed(frame)]

    def _title(self) -> list[Item]:
        frame = self.style.frame()
        return [*self._titles(frame.below(frame.height * 0.2)), *self._signed(frame)]

    def _titles(self, frame: Frame) -> list[Item]:
        """Title, subtitle, a short line, and what the book holds."""
        style, imprint = self.style, self.imprint
        title = titled(self.name, frame.width, 40, style.type, most=3)
        items = title.draw(frame.middle, frame.y, 0.5)
        y = frame.y + title.height
        if imprint.subtitle:
            below = titled(short(imprint.subtitle), frame.width, 20, style.type)
            items += below.draw(frame.middle, y + GAP, 0.5, "P")
            y += GAP + below.height
        rule = y + 26
        ink = style.accent(self.game)
        items.append(line(frame.middle - 30, rule, frame.middle + 30, rule, ink=ink, width=3))
        return [*items, *self._centred(frame, rule + 36, (self.about, short(imprint.series)))]

    def _centred(self, frame: Frame, y: float, texts: Sequence[str]) -> list[Item]:
        style, size = self.style, self.style.body + 3
        return [
            Text(
                frame.middle,
                y + n * GAP,
                text,
                fitted(text, frame.width, size, style.type),
                False,
                style.soft,
                0.5,
            )
            for n, text in enumerate(filter(None, texts))
        ]

    def _signed(self, frame: Frame) -> list[Item]:
        """Author and publisher at the foot of the page."""
        names = [short(name) for name in (self.imprint.author, self.imprint.publisher) if name]
        return self._centred(frame, frame.bottom - GAP * (len(names) - 1) - 4, names)

    def _copyright(self) -> list[Item]:
        """At the foot of the left-hand page after the title."""
        imprint, style, frame = self.imprint, self.style, self.style.frame(left_page=True)
        names = [self.name, imprint.subtitle, imprint.series]
        rights = [self._claim(), style.say("all-rights")]
        edition = style.say("first-edition", year=str(imprint.year)) if imprint.year else ""
        blocks = [names, rights, [imprint.publisher, edition]]
        says = "\n\n".join("\n".join(filter(None, block)) for block in blocks)
        lines = wrap_text(says.strip(), frame.width, style.body, style.type)
        top = frame.bottom - (len(lines) - 1) * style.body * LEADING
        return _lines(lines, frame.x, top, style)

    def _claim(self) -> str:
        imprint = self.imprint
        if not (imprint.year and imprint.holder):
            return ""
        return self.style.say("copyright", year=str(imprint.year), holder=imprint.holder)

    def _how(self) -> list[Item]:
        style, frame = self.style, self.style.frame()
        head = titled(style.say("how-to-play"), frame.width, 24, style.type)
        size = style.body + 1
        lines = wrap_text(self.how, frame.width, size, style.type)
        return [*head.draw(frame.x, frame.y), *_lines(lines, frame.x, frame.y + head.height + 34, style, 1)]


def _lines(lines: Sequence[str], x: float, y: float, style: Style, more: float = 0) -> list[Item]:
    size = style.body + more
    return [Text(x, y + n * size * LEADING, text, size) for n, text in enumerate(lines) if text]


def name_in_tiles(words: Sequence[str], frame: Frame, ink: str) -> tuple[list[Item], float]:
    """A tile for each letter, a row for each word; and their height."""
    step = min(TILE, frame.width / max(map(len, words)))
    items: list[Item] = []
    for row, word in enumerate(words):
        left = frame.middle - len(word) * step / 2
        for n, letter in enumerate(word):
            tile = Frame(left + (n + 0.06) * step, frame.y + row * step, step * 0.88, step * 0.88)
            items += [box(tile, ink=ink, width=step * 0.03, radius=step * 0.12), face(tile, letter, 0.56)]
    return tagged("P", items, " ".join(words)), len(words) * step
