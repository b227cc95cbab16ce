"""The bookmarks of a PDF, in two levels."""

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from worderly.press.page.pdf.objects import ObjectFile, text_string


class Mark(NamedTuple):
    """A bookmark; `inside` puts it below the last top-level bookmark."""

    title: str
    inside: bool = False


def write_outline(file: ObjectFile, marks: Sequence[tuple[Mark, int]]) -> int:
    """Writes the bookmarks with the objects of their pages (12.3.3); the inner ones are closed at first."""
    root, numbers = file.new(), [file.new() for _ in marks]
    marked = dict(zip(numbers, marks, strict=True))
    inner: dict[int, list[int]] = defaultdict(list)
    above = root
    for number, (mark, _) in marked.items():
        inner[above if mark.inside else root].append(number)
        above = above if mark.inside else number
    for parent, children in list(inner.items()):
        for before, number, after in zip([0, *children], children, [*children[1:], 0], strict=False):
            mark, page = marked[number]
            near = f"/Prev {before} 0 R " * bool(before) + f"/Next {after} 0 R " * bool(after)
            own = f"{_ends(inner[number])} /Count -{len(inner[number])} " if number in inner else ""
            goal = f"/Dest [{page} 0 R /Fit]"
            file.put(number, f"<< /Title {text_string(mark.title)} /Parent {parent} 0 R {near}{own}{goal} >>")
    return file.put(root, f"<< /Type /Outlines {_ends(inner[root])} /Count {len(inner[root])} >>")


def _ends(numbers: Sequence[int]) -> str:
    return f"/First {numbers[0]} 0 R /Last {numbers[-1]} 0 R"
