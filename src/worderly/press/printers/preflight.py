"""Checks an interior and a cover against the rules of a printer, as another program reads them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from worderly.press.page.style import INCH
from worderly.press.printers import rules
from worderly.press.printers.reading import Box, Document, Leaf, Mark
from worderly.press.printers.rules import Printer

NEAR = 0.02
"""Points that rounding may take: files have two digits after the point."""
X_VERSION, X_CONFORMANCE = "PDF/X-1:2001", "PDF/X-1a:2001"
X_INFO = {"/Title", "/CreationDate", "/ModDate", "/Trapped", "/GTS_PDFXVersion", "/GTS_PDFXConformance"}


class Check(NamedTuple):
    """One rule: what the printer wants, and what the file has."""

    rule: str
    wanted: str
    found: str
    holds: bool


class Order(NamedTuple):
    """What the files were made for."""

    printer: Printer
    trim: str
    size: tuple[float, float]
    paper: str = "white"
    spine: float = 0
    pages: int = 0
    """Pages of the interior, for the cover."""


@dataclass
class Seen:
    """The extremes of all pages so far."""

    sizes: set[tuple[float, float]] = field(default_factory=set)
    boxes: int = 0
    """Pages with a trim box and a bleed box inside their media box."""
    inside: float = float("inf")
    outside: float = float("inf")
    type: float = float("inf")
    line: float = float("inf")
    tint: float = 1.0
    most_ink: float = 0.0
    spaces: set[str] = field(default_factory=set)
    unknown: set[str] = field(default_factory=set)
    annotations: int = 0
    is_blank: bool = False
    """The last page has nothing on it."""

    def add(self, number: int, leaf: Leaf) -> None:
        media = leaf.box("/MediaBox") or (0, 0, 0, 0)
        self.sizes.add((round(media[2] - media[0], 1), round(media[3] - media[1], 1)))
        self.boxes += _are_nested(media, leaf.box("/BleedBox"), leaf.box("/TrimBox"))
        self.annotations += len(leaf.page.get("/Annots", ()))
        self.unknown |= leaf.unknown
        extent = leaf.extent
        self.is_blank = extent is None
        if extent is not None:
            self._margins(number, leaf.box("/TrimBox") or media, extent)
        for mark in leaf.marks:
            self._mark(mark)

    def _margins(self, number: int, trim: Box, extent: Box) -> None:
        left, right = extent[0] - trim[0], trim[2] - extent[2]
        inside, outside = (left, right) if number % 2 else (right, left)
        self.inside = min(self.inside, inside)
        self.outside = min(self.outside, outside, extent[1] - trim[1], trim[3] - extent[3])

    def _mark(self, mark: Mark) -> None:
        amount = mark.ink.amount
        self.spaces.add(mark.ink.space)
        if amount > 0:
            self.tint, self.most_ink = min(self.tint, amount), max(self.most_ink, amount)
        if mark.kind == "type":
            self.type = min(self.type, mark.size)
        elif mark.kind == "line":
            self.line = min(self.line, mark.size)


def _are_nested(media: Box, bleed: Box | None, trim: Box | None) -> bool:
    """A page without a bleed box has none to nest."""
    if bleed is None or trim is None:
        return False
    return all(
        outer[0] <= inner[0] and outer[1] <= inner[1] and inner[2] <= outer[2] and inner[3] <= outer[3]
        for outer, inner in ((media, bleed), (bleed, trim))
    )


def check_interior(path: Path, order: Order) -> list[Check]:
    document, seen = Document(path), Seen()
    for number, leaf in enumerate(document.leaves(), 1):
        seen.add(number, leaf)
    printer, pages = order.printer, len(document)
    most = printer.most(order.trim, order.paper)
    return [
        Check("pages", f"{printer.fewest}–{most}", f"{pages}", printer.fewest <= pages <= most),
        Check("even", "2 ×", f"{pages}", pages % 2 == 0),
        *([_equal("blank", 1, int(seen.is_blank))] if printer.ends_blank else []),
        _size("trim", seen, order.size),
        _equal("boxes", pages, seen.boxes),
        _least("inside", printer.binding(pages), seen.inside, "in"),
        _least("outside", printer.outside, seen.outside, "in"),
        *_ink_checks(seen, {"DeviceGray"}),
        *_file_checks(document, seen, printer),
    ]


def check_cover(path: Path, order: Order) -> list[Check]:
    document, seen = Document(path), Seen()
    leaves = list(document.leaves())
    for number, leaf in enumerate(leaves, 1):
        seen.add(number, leaf)
    marks = leaves[0].marks
    return [
        _equal("one", 1, len(leaves)),
        _size("wrap", seen, wrap_size(order)),
        _equal("boxes", len(leaves), seen.boxes),
        *_spine_checks(marks, order),
        _equal("barcode", 0, sum(_overlap(mark.box, barcode_zone(order)) for mark in _type(marks))),
        _least("edge", rules.FROM_TRIM, _edge(marks, order), "in"),
        *_ink_checks(seen, {"DeviceGray", "DeviceCMYK"}),
        Check("ink", f"≤ {rules.MOST_INK:.0%}", f"{seen.most_ink:.0%}", seen.most_ink <= rules.MOST_INK),
        *_file_checks(document, seen, order.printer),
    ]


# --- the parts of a cover -----------------------------------------------------------


def wrap_size(order: Order) -> tuple[float, float]:
    width, height = order.size
    return 2 * width + order.spine + 2 * rules.BLEED, height + 2 * rules.BLEED


def barcode_zone(order: Order) -> Box:
    """At the bottom of the back cover, beside the spine; in the file's coordinates."""
    right = rules.BLEED + order.size[0] - rules.FROM_TRIM
    bottom = rules.BLEED + rules.FROM_TRIM
    return right - rules.BARCODE[0], bottom, right, bottom + rules.BARCODE[1]


def _folds(order: Order) -> tuple[float, float]:
    left = rules.BLEED + order.size[0]
    return left, left + order.spine


def _spine_checks(marks: Sequence[Mark], order: Order) -> Iterator[Check]:
    left, right = _folds(order)
    printer = order.printer
    if printer.sheet:
        wanted = printer.spine(order.pages, order.paper)
        yield Check("spine", _inches(wanted), _inches(order.spine), abs(wanted - order.spine) < NEAR)
    on_spine = [mark.box for mark in _type(marks) if mark.box[0] < right and mark.box[2] > left]
    if order.pages < printer.spine_text:
        yield _equal("spine-text", 0, len(on_spine))
    elif on_spine:
        free = min(min(box[0] - left, right - box[2]) for box in on_spine)
        yield _least("fold", rules.FROM_FOLD, free, "in")


def _edge(marks: Sequence[Mark], order: Order) -> float:
    """From the type to the nearest edge of the trimmed cover."""
    wide, high = wrap_size(order)
    bleed = rules.BLEED
    return min(
        (
            min(box[0] - bleed, box[1] - bleed, wide - bleed - box[2], high - bleed - box[3])
            for box in (mark.box for mark in _type(marks))
        ),
        default=float("inf"),
    )


def _type(marks: Iterable[Mark]) -> list[Mark]:
    return [mark for mark in marks if mark.kind == "type"]


def _overlap(one: Box, two: Box) -> bool:
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]


# --- rules for both -----------------------------------------------------------------


def _ink_checks(seen: Seen, spaces: set[str]) -> list[Check]:
    found = ", ".join(sorted(seen.spaces))
    return [
        _least("type", rules.LEAST_TYPE, seen.type, "pt"),
        _least("line", rules.LEAST_LINE, seen.line, "pt"),
        Check("tint", f"≥ {rules.LEAST_TINT:.0%}", f"{seen.tint:.1%}", seen.tint >= rules.LEAST_TINT),
        Check("colours", ", ".join(sorted(spaces)), found, seen.spaces <= spaces),
    ]


def _file_checks(document: Document, seen: Seen, printer: Printer) -> list[Check]:
    reader, root = document.reader, document.root
    fonts = [font for leaf in document.leaves() for font in leaf.fonts.values()]
    acts = sum(name in root for name in ("/OpenAction", "/AA", "/AcroForm", "/Names"))
    checks = [
        _equal("fonts", 0, sum(not font.is_embedded for font in fonts)),
        _equal("bookmarks", 0, int("/Outlines" in root)),
        _equal("annotations", 0, seen.annotations),
        _equal("actions", 0, acts),
        _equal("locked", 0, int(reader.is_encrypted)),
        Check("others", "0", ", ".join(sorted(seen.unknown)) or "0", not seen.unknown),
    ]
    return [*checks, *(_pdfx(document) if printer.is_pdfx else [_no_metadata(document)])]


def _no_metadata(document: Document) -> Check:
    found = len(_info(document)) + ("/Metadata" in document.root)
    return _equal("metadata", 0, found)


def _info(document: Document) -> dict[str, Any]:
    return dict(document.info.get_object()) if document.info is not None else {}


def _pdfx(document: Document) -> list[Check]:
    info, header = _info(document), document.reader.pdf_header
    intents = [one.get_object() for one in document.root.get("/OutputIntents", ())]
    named = [str(one.get("/OutputConditionIdentifier", "")) for one in intents if one["/S"] == "/GTS_PDFX"]
    version = f"{info.get('/GTS_PDFXVersion')} {info.get('/GTS_PDFXConformance')}"
    extra = set(info) - X_INFO | ({"/Metadata"} & set(document.root))
    lacking = X_INFO - {key for key, value in info.items() if str(value)}
    trapped = str(info.get("/Trapped", ""))
    return [
        Check("header", "PDF 1.3", header.strip("%").replace("-", " "), header == "%PDF-1.3"),
        Check("standard", X_CONFORMANCE, version, version == f"{X_VERSION} {X_CONFORMANCE}"),
        Check("intent", "1", ", ".join(named) or "0", len(named) == 1 and bool(named[0])),
        _equal("facts", 0, len(lacking)),
        Check("trapped", "True / False", trapped.strip("/") or "–", trapped in ("/True", "/False")),
        Check("metadata", "0", ", ".join(sorted(extra)) or "0", not extra),
        _equal("identity", 2, len(document.reader.trailer.get("/ID", ()))),
    ]


def _size(rule: str, seen: Seen, wanted: tuple[float, float]) -> Check:
    right = all(abs(one - two) < 0.1 for size in seen.sizes for one, two in zip(size, wanted, strict=True))
    found = ", ".join(f"{_number(w / INCH)} × {_number(h / INCH)} in" for w, h in sorted(seen.sizes))
    return Check(rule, f"{_number(wanted[0] / INCH)} × {_number(wanted[1] / INCH)} in", found, right)


def _least(rule: str, wanted: float, found: float, unit: str) -> Check:
    scale = INCH if unit == "in" else 1
    has = "–" if found == float("inf") else f"{_number(found / scale)} {unit}"
    return Check(rule, f"≥ {_number(wanted / scale)} {unit}", has, found >= wanted - NEAR)


def _equal(rule: str, wanted: int, found: int) -> Check:
    return Check(rule, str(wanted), str(found), wanted == found)


def _inches(points: float) -> str:
    return f"{_number(points / INCH)} in"


def _number(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")
