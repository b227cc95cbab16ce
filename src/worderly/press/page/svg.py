"""Writes a page as SVG with embedded fonts, so that it looks the same everywhere."""

from base64 import b64encode
from collections import defaultdict
from collections.abc import Iterable
from xml.sax.saxutils import escape

from worderly.press.page.fonts import Face, Type, checked
from worderly.press.page.model import Item, Page, Path, Row, Text, Turned, texts
from worderly.press.page.shaping import has_leftwards, is_leftwards

_ANCHORS = {0: "start", 0.5: "middle", 1: "end"}


def to_svg(page: Page, type_: Type, title: str = "", *, embed: bool = True) -> str:
    """Without `embed` the viewer uses its own sans-serif font, and the file is small."""
    style = "text{font-family:wy,sans-serif;white-space:pre}.b{font-weight:700;font-family:wyb,sans-serif}"
    fonts = "".join(_fonts(page, type_)) if embed else ""
    shown = escape("".join(ch for ch in title if ch.isprintable()))
    name = f"<title>{shown}</title>" if shown else ""
    size = f'width="{_n(page.width)}pt" height="{_n(page.height)}pt"'
    box = f'viewBox="0 0 {_n(page.width)} {_n(page.height)}"'
    body = "\n".join(_drawn(page.items))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img">{name}'
        f'<style>{fonts}{style}</style>\n<rect width="100%" height="100%" fill="#ffffff"/>\n{body}\n</svg>\n'
    )


def _fonts(page: Page, type_: Type) -> Iterable[str]:
    """Faces of a family share its name; browsers choose the face by its Unicode range."""
    used: dict[tuple[Face, bool], set[str]] = defaultdict(set)
    for text, bold in texts(page.items):
        for face, piece in type_.runs(text, bold):
            used[face, bold].update(piece)
    for (face, bold), letters in used.items():
        data = b64encode(face.cut(letters, joins=has_leftwards("".join(letters)))).decode()
        span = ",".join(f"U+{ord(ch):X}" for ch in sorted(letters))
        family = "wyb" if bold else "wy"
        weight = 700 if bold else 400
        yield (
            f"@font-face{{font-family:{family};font-weight:{weight};unicode-range:{span};"
            f"src:url(data:font/ttf;base64,{data})}}"
        )


def _drawn(items: Iterable[Item]) -> Iterable[str]:
    for item in items:
        match item:
            case Text():
                yield _line(item)
            case Row():
                yield from _row(item)
            case Path():
                yield _path(item)
            case Turned():
                yield f'<g transform="rotate({item.angle} {_n(item.x)} {_n(item.y)})">'
                yield from _drawn(item.items)
                yield "</g>"


def _line(item: Text) -> str:
    """A text that runs leftwards starts at its right end."""
    leftwards = is_leftwards(item.text)
    anchor = _ANCHORS[1 - item.align if leftwards else item.align]
    direction = ' direction="rtl"' if leftwards else ""
    return _text(item, f'x="{_n(item.x)}" text-anchor="{anchor}"{direction}', checked(item.text))


def _row(item: Row) -> Iterable[str]:
    """One element with a place for each letter; letters that would join or turn round stand alone."""
    shown = [(_n(item.x + n * item.step), ch) for n, ch in enumerate(item.text) if ch != " "]
    parts = [[one] for one in shown] if has_leftwards(item.text) else [shown]
    for part in parts:
        xs = " ".join(x for x, _ in part)
        yield _text(item, f'x="{xs}" text-anchor="middle"', "".join(ch for _, ch in part))


def _text(item: Text | Row, place: str, text: str) -> str:
    weight = ' class="b"' if item.bold else ""
    look = f'font-size="{_n(item.size)}" fill="{item.ink}"'
    return f'<text {place} y="{_n(item.y)}" {look}{weight}>{escape(text)}</text>'


def _path(item: Path) -> str:
    shape = "".join(kind + " ".join(map(_n, numbers)) for kind, numbers in item.segments)
    stroke = f' stroke="{item.stroke}" stroke-width="{_n(item.width)}"' if item.stroke else ""
    return f'<path d="{shape}" fill="{item.fill or "none"}"{stroke}/>'


def _n(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".") or "0"
