"""What a maker should know about printed pages: type too small to read, words without a clue."""

from collections.abc import Iterable

from worderly.press.page.model import Page, smallest_type
from worderly.press.page.style import READABLE, Style
from worderly.press.sheets.sheet import Sheet


def notices_of(sheet: Sheet, pages: Iterable[Page], style: Style) -> list[str]:
    least = min(smallest_type(page.items) for page in pages)
    small = [style.say("small-type", points=f"{least:.1f}")] if least < READABLE - 0.05 else []
    return [*sheet.notices(style), *small]
