"""The structure of a PDF that screen readers follow (PDF/UA-1): headings, lists, pictures, links."""

from collections.abc import Iterator
from typing import NamedTuple
from xml.sax.saxutils import escape

from worderly.press.page.model import Item, Path, Row, Tag, Text, Turned
from worderly.press.page.pdf.objects import ObjectFile, number_text, text_string
from worderly.press.page.scripts import script_of
from worderly.press.page.shaping import has_leftwards

LISTS = {"L": ("LI", "LBody"), "TOC": ("TOCI", "Reference", "Link")}
"""Roles with parts of their own, and the elements around each part."""
SPOKEN = {"Figure": "Alt", "P": "ActualText", "H1": "ActualText"}
"""What the text of a tag stands for: a picture is described, a row of tiles is read."""
ARTIFACT = "Artifact"
LANGUAGES = {"Hebrew": "he", "Arabic": "ar"}
"""The usual one of a script from right to left, so that a screen reader takes another voice."""
SAME_PARAGRAPH = 2.0
"""Lines at most so many font sizes apart are of one paragraph."""
XMP = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<pdf:Producer>Worderly</pdf:Producer><pdfuaid:part>1</pdfuaid:part>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>"""


class Open(NamedTuple):
    """A list that is being written: its element, its role and its parts so far."""

    element: int
    role: str
    parts: list[int]


class Structure:
    """The tree of a whole file (ISO 32000-1, 14.7); a page's elements are written with the page."""

    def __init__(self, file: ObjectFile) -> None:
        self.file = file
        self.root, self.document = file.new(), file.new()
        self.pages: list[int] = []
        self.owners: list[int] = []
        """By key of the parent tree: the elements of a page's contents, or the element of a link."""
        self.goals: set[int] = set()
        """The pages that links lead to."""

    def key(self, owner: int) -> int:
        self.owners.append(owner)
        return len(self.owners) - 1

    def close(self, title: str, pages: list[int]) -> str:
        """Writes the tree and the metadata; returns the entries of the catalog."""
        file, kids = self.file, _references(self.pages)
        file.put(self.document, f"<< /Type /StructElem /S /Document /P {self.root} 0 R /K [{kids}] >>")
        numbers = " ".join(f"{key} {owner} 0 R" for key, owner in enumerate(self.owners))
        tree = file.put(file.new(), f"<< /Nums [{numbers}] >>")
        end = f"/ParentTreeNextKey {len(self.owners)}"
        root = f"/K [{self.document} 0 R] /ParentTree {tree} 0 R {end}"
        file.put(self.root, f"<< /Type /StructTreeRoot {root} >>")
        packet = XMP.format(title=escape(title)).encode()
        about = file.put(file.new(), "<< /Type /Metadata /Subtype /XML >>", packet, packed=False)
        goals = " ".join(f"/p{goal} [{pages[goal - 1]} 0 R /Fit]" for goal in sorted(self.goals))
        return (
            f"/StructTreeRoot {self.root} 0 R /MarkInfo << /Marked true >> /Metadata {about} 0 R "
            f"/ViewerPreferences << /DisplayDocTitle true >> /Dests << {goals} >> "
        )


class PageTags:
    """Tags the contents of one page while they are drawn: each call yields operators to write first."""

    def __init__(self, structure: Structure, page: int, height: float) -> None:
        self.structure, self.file, self.page, self.height = structure, structure.file, page, height
        self.section = self.file.new()
        self.children: list[int] = []
        self.contents: list[int] = []
        """The element of each marked content, by its number."""
        self.links: list[int] = []
        self.is_open = self.is_artifact = False
        self.blocks = 0
        """Tags inside a tag that takes all of its items as one content."""
        self.list: Open | None = None
        self.last: Text | None = None
        self.wants_space = False
        """The last text goes on where another line ended, so that a space belongs between them."""
        self.rows = 0

    def pause(self) -> Iterator[str]:
        """Ends what is open."""
        if self.is_open:
            yield "EMC"
        self.is_open = self.is_artifact = False
        self.last = None

    def before(self, item: Item) -> Iterator[str]:
        match item:
            case Text():
                yield from self._text(item)
            case Row():
                yield from self._row(item)
            case Path():
                yield from self._path()
            case Tag():
                yield from self._tag(item)
            case Turned():
                yield from self.pause()

    def _tag(self, tag: Tag) -> Iterator[str]:
        if tag.role:
            yield from self._begin(tag)
        elif self.blocks:
            self.blocks -= 1
            if not self.blocks:
                yield from self.pause()
        elif self.list:
            yield from self.pause()
            self._put(self.list.element, self.list.role, self.section, f"[{_references(self.list.parts)}]")
            self.children.append(self.list.element)
            self.list = None

    def _begin(self, tag: Tag) -> Iterator[str]:
        if self.blocks:
            self.blocks += 1
            return
        yield from self.pause()
        self.rows = 0
        if tag.role in LISTS:
            self.list = Open(self.file.new(), tag.role, [])
            return
        self.blocks = 1
        yield self._marked(tag)

    def _text(self, item: Text) -> Iterator[str]:
        last, self.rows = self.last, 0
        goes_on = last is not None and _continues(last, item)
        self.wants_space = goes_on or bool(last and self.blocks and self.list)
        if not self.blocks and (not goes_on or self.list):
            yield from self.pause()
            yield self._marked(Tag("P", item.text if has_leftwards(item.text) else ""))
        self.last = item

    def _row(self, item: Row) -> Iterator[str]:
        """Rows of a grid are read letter by letter, each after its number."""
        if not self.blocks:
            yield from self.pause()
            self.rows += 1
            yield self._marked(Tag("P", f"{self.rows}: {' '.join(item.text)}"))

    def _path(self) -> Iterator[str]:
        """Lines are no content unless a picture is made of them."""
        if not self.blocks and not self.is_artifact:
            yield from self.pause()
            yield self._marked(Tag(ARTIFACT))

    def _marked(self, tag: Tag) -> str:
        self.is_open, self.is_artifact = True, tag.role == ARTIFACT
        if self.is_artifact:
            return f"/{ARTIFACT} BMC"
        number = len(self.contents)
        owner = self._part(tag, number) if self.list else self._leaf(tag, self.section, str(number))
        if not self.list:
            self.children.append(owner)
        self.contents.append(owner)
        return f"/{tag.role} << /MCID {number} >> BDC"

    def _part(self, tag: Tag, number: int) -> int:
        """A part of a list: elements one within another; the innermost has the content and the link."""
        assert self.list is not None
        names = LISTS[self.list.role]
        elements = [self.file.new() for _ in names]
        above = [self.list.element, *elements]
        for name, element, parent, child in zip(names, elements, above, elements[1:], strict=False):
            self._put(element, name, parent, f"[{child} 0 R]")
        self.list.parts.append(elements[0])
        link = f" << /Type /OBJR /Obj {self._link(tag, elements[-1])} 0 R >>" if tag.goal else ""
        return self._put(elements[-1], names[-1], above[-2], f"[{number}{link}]", _in_order(tag))

    def _link(self, tag: Tag, element: int) -> int:
        assert tag.area is not None
        self.structure.goals.add(tag.goal)
        left, bottom = tag.area.x, self.height - tag.area.bottom
        corners = (left, bottom, tag.area.right, bottom + tag.area.height)
        self.links.append(self.file.new())
        return self.file.put(
            self.links[-1],
            f"<< /Type /Annot /Subtype /Link /Rect [{' '.join(map(number_text, corners))}] /F 4 "
            f"/Border [0 0 0] /Dest /p{tag.goal} /Contents {text_string(tag.text)} "
            f"/StructParent {self.structure.key(element)} >>",
        )

    def _leaf(self, tag: Tag, above: int, kids: str) -> int:
        spoken = f" /{SPOKEN[tag.role]} {text_string(tag.text)}" if tag.text and tag.role in SPOKEN else ""
        return self._put(self.file.new(), tag.role, above, kids, spoken + _language(tag.text))

    def _put(self, number: int, role: str, above: int, kids: str, more: str = "") -> int:
        place = f"/P {above} 0 R/Pg {self.page} 0 R"
        return self.file.put(number, f"<</S/{role}{place}/K {kids}{more}>>")

    def close(self) -> str:
        """Writes the section of the page; returns the entries of the page."""
        self._put(self.section, "Sect", self.structure.document, f"[{_references(self.children)}]")
        self.structure.pages.append(self.section)
        owners = self.file.put(self.file.new(), f"[{_references(self.contents)}]")
        links = f" /Annots [{_references(self.links)}]" if self.links else ""
        return f" /StructParents {self.structure.key(owners)} /Tabs /S{links}"


def _continues(last: Text, item: Text) -> bool:
    is_alike = (last.size, last.bold, last.ink, last.align) == (item.size, item.bold, item.ink, item.align)
    if has_leftwards(last.text + item.text):
        return False
    return is_alike and 0 < item.y - last.y <= item.size * SAME_PARAGRAPH and item.x == last.x


def _in_order(tag: Tag) -> str:
    """The text of a part in the order of reading, where letters stand the other way round."""
    if not has_leftwards(tag.text):
        return ""
    whole = f"{tag.text} {tag.goal}" if tag.goal else tag.text
    return f" /ActualText {text_string(whole)}{_language(tag.text)}"


def _language(text: str) -> str:
    """Of a text whose letters are not those of the document's languages; nothing for any other."""
    if not has_leftwards(text):
        return ""
    found = next(filter(None, (LANGUAGES.get(script_of(ch)) for ch in text)), "")
    return f" /Lang ({found})" if found else ""


def _references(numbers: list[int]) -> str:
    return " ".join(f"{number} 0 R" for number in numbers)
