"""Judges a PDF by the rules of PDF/UA-1 that a machine can check; shares no code with the writer."""

from collections.abc import Iterator
from html import unescape
from io import BytesIO
from typing import Any

from pypdf import PdfReader
from pypdf.generic import ContentStream

SHOWS = {b"Tj", b"TJ", b"S", b"f", b"B"}
INSIDE = {
    "LI": {"L"},
    "LBody": {"LI"},
    "TOCI": {"TOC"},
    "Reference": {"TOCI"},
    "Sect": {"Document"},
    "Document": {""},
}
"""The elements in which an element may be."""
KNOWN = {*INSIDE, "H1", "P", "L", "TOC", "Link", "Figure"}


class Element:
    def __init__(self, found: Any, above: str) -> None:
        self.found, self.above, self.role = found, above, str(found["/S"])[1:]

    @property
    def kids(self) -> list[Any]:
        kids = self.found.get("/K", [])
        return list(kids) if isinstance(kids, list) else [kids]

    @property
    def contents(self) -> list[int]:
        return [int(kid) for kid in self.kids if isinstance(kid, int)]

    @property
    def objects(self) -> list[Any]:
        inner = [kid.get_object() for kid in self.kids]
        return [kid["/Obj"] for kid in inner if isinstance(kid, dict) and kid.get("/Type") == "/OBJR"]


def elements(reader: PdfReader) -> list[Element]:
    """All elements in reading order."""

    def below(kid: Any, above: str) -> Iterator[Element]:
        found = kid.get_object()
        if isinstance(found, dict) and "/S" in found:
            one = Element(found, above)
            yield one
            for inner in one.kids:
                yield from below(inner, one.role)

    tree: Any = reader.trailer["/Root"]["/StructTreeRoot"]  # type: ignore[index]
    return [one for kid in tree["/K"] for one in below(kid, "")]


def faults(data: bytes) -> set[str]:
    """The names of the rules that the file breaks."""
    reader = PdfReader(BytesIO(data), strict=True)
    root: Any = reader.trailer["/Root"]
    if "/StructTreeRoot" not in root:
        return {"structure"}
    found = set(_document(root, reader))
    for page in reader.pages:
        found |= set(_page(page, reader, root))
    for element in elements(reader):
        found |= set(_element(element))
    return found


def _document(root: Any, reader: PdfReader) -> Iterator[str]:
    if not root.get("/MarkInfo", {}).get("/Marked"):
        yield "marked"
    if not root.get("/Lang"):
        yield "language"
    if not root.get("/ViewerPreferences", {}).get("/DisplayDocTitle"):
        yield "title shown"
    packet = root["/Metadata"].get_data().decode() if "/Metadata" in root else ""
    if "<pdfuaid:part>1</pdfuaid:part>" not in packet:
        yield "standard named"
    if not reader.metadata or not reader.metadata.title or reader.metadata.title not in unescape(packet):
        yield "title"


def _page(page: Any, reader: PdfReader, root: Any) -> Iterator[str]:
    owners = _owner(root, page["/StructParents"]) if "/StructParents" in page else []
    seen = []
    depth = 0
    for given, name in ContentStream(page["/Contents"].get_object(), reader).operations:
        if name in (b"BDC", b"BMC"):
            depth += 1
            seen += [int(given[1]["/MCID"])] if name == b"BDC" else []
        elif name == b"EMC":
            depth -= 1
        elif name in SHOWS and depth != 1:
            yield "content tagged"
        elif name == b"TJ" and not _is_read(seen, owners):
            yield "rows read"
    if seen != list(range(len(owners))):
        yield "contents owned"
    for number, owner in enumerate(owners):
        if number not in Element(owner.get_object(), "").contents:
            yield "contents owned"
    for note in page.get("/Annots", []):
        yield from _note(note.get_object(), page, root)
    for font in page["/Resources"]["/Font"].values():
        inner = font.get_object()["/DescendantFonts"][0].get_object()
        if "/ToUnicode" not in font.get_object() or "/FontFile2" not in inner["/FontDescriptor"]:
            yield "fonts"


def _is_read(seen: list[int], owners: list[Any]) -> bool:
    """Letters that stand apart are no words: the last content needs a text that is read instead."""
    if not seen or seen[-1] >= len(owners):
        return True
    owner = owners[seen[-1]].get_object()
    return "/ActualText" in owner or "/Alt" in owner


def _note(note: Any, page: Any, root: Any) -> Iterator[str]:
    if not note.get("/Contents"):
        yield "links described"
    if page.get("/Tabs") != "/S":
        yield "order of links"
    owner = _owner(root, note["/StructParent"]) if "/StructParent" in note else None
    if owner is None or owner.get("/S") != "/Link":
        yield "links owned"
    if note["/Dest"] not in root["/Dests"]:
        yield "links lead somewhere"


def _owner(root: Any, key: int) -> Any:
    numbers = root["/StructTreeRoot"]["/ParentTree"]["/Nums"]
    return dict(zip(numbers[::2], numbers[1::2], strict=True))[key].get_object()


def _element(element: Element) -> Iterator[str]:
    if element.role not in KNOWN:
        yield "known roles"
    if element.role in INSIDE and element.above not in INSIDE[element.role]:
        yield "nesting"
    if element.role == "Figure" and not element.found.get("/Alt"):
        yield "pictures described"
    if element.role == "Link" and not element.objects:
        yield "links owned"
