"""Makes the shipped fonts from their npm packages (`make fonts`); the output is deterministic."""

import io
import sys
import tarfile
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from worderly.press.page.fonts import SHIPPED


class Package(NamedTuple):
    """An npm package, as `npm pack` downloads it."""

    file: str
    digest: str

    def read(self, folder: Path, member: str) -> bytes:
        data = (folder / self.file).read_bytes()
        if sha256(data).hexdigest() != self.digest:
            raise SystemExit(f"{self.file} has a different SHA-256: {sha256(data).hexdigest()}")
        with tarfile.open(fileobj=io.BytesIO(data)) as tar:
            found = tar.extractfile(f"package/{member}")
            assert found is not None
            return found.read()


ATKINSON = Package(
    "fontsource-atkinson-hyperlegible-next-5.3.0.tgz",
    "33dcb7d0d4e2ea98a96985ca7448f738c3b5b370cfc5230b1e40e4f728920cc2",
)
DEJAVU = Package(
    "dejavu-fonts-ttf-2.37.3.tgz",
    "b7013ac58f9225250619db82cfb72e99c37ca8195f2b5a06a9e6a95bc5e1c84a",
)
HEBREW = Package(
    "fontsource-noto-sans-hebrew-5.3.0.tgz",
    "16a70f001f739cbcdaecdf3b164bdee8bb84cb35a8569d6dd9ec82dfcd74c78c",
)
ARABIC = Package(
    "fontsource-noto-sans-arabic-5.3.0.tgz",
    "e0a81ade67ce507c9b91546ca3d91332d184a8277fc683440b00896b430856bb",
)
WEIGHTS = {"Regular": 400, "Bold": 700}
DEJAVU_NAMES = {"Regular": "DejaVuSans.ttf", "Bold": "DejaVuSans-Bold.ttf"}
SCRIPTS = (
    *((0x20, 0x7E), (0xA0, 0x17F)),  # Latin
    *((0x370, 0x3FF), (0x1F00, 0x1FFE)),  # Greek
    (0x400, 0x525),  # Cyrillic
    (0x531, 0x58A),  # Armenian
    (0x10A0, 0x10FC),  # Georgian
    (0x1E00, 0x1EFB),  # more Latin, Vietnamese among it
    (0x2010, 0x202F),  # dashes, quotes, spaces
    *((0x20AC, 0x20AC), (0x2122, 0x2122), (0x2190, 0x2193), (0x2212, 0x2212)),
    *((0x25CB, 0x25CB), (0x25CF, 0x25CF), (0x2605, 0x2606), (0x2713, 0x2713), (0x2717, 0x2717)),
)
"""The characters taken from DejaVu: letters that Atkinson lacks, and a few signs."""
SPACES = ((0x20, 0x20), (0xA0, 0xA0), (0x200C, 0x200D))
LEFTWARDS = {
    "hebrew": (HEBREW, (*SPACES, (0x591, 0x5F4), (0x20AA, 0x20AA))),
    "arabic": (
        ARABIC,
        (*SPACES, (0x60C, 0x60C), (0x61B, 0x61B), (0x61F, 0x66D), (0x670, 0x670), (0x6F0, 0x6F9)),
    ),
}
"""Scripts from right to left: their packages, and their letters but for those that Unicode has joined."""
FORMS = ((0xFB50, 0xFBE9), (0xFBFC, 0xFBFF), (0xFE80, 0xFEFC))
"""Arabic letters as they are joined, which Unicode keeps as characters of their own."""
FEATURES = {"initial": "init", "medial": "medi", "final": "fina"}
PLACED = ("ccmp", "mark", "mkmk", "kern")
LAYOUT = ("GPOS", "GSUB", "GDEF", "kern")
LEFT_OUT = ("DSIG", "STAT", "MATH", "FFTM", "cvt ", "fpgm", "prep")


def codes_in(ranges: Iterable[tuple[int, int]]) -> list[int]:
    return [code for first, last in ranges for code in range(first, last + 1)]


def cut(data: bytes, codes: Iterable[int] | None = None, features: Sequence[str] = ()) -> Any:
    """A subset with these letters (or all), without hints, and with these features of layout only."""
    from fontTools import subset
    from fontTools.ttLib import TTFont

    font = TTFont(io.BytesIO(data), recalcTimestamp=False)
    options = subset.Options(hinting=False, layout_features=[*features], notdef_outline=True, name_IDs=["*"])
    options.drop_tables += LEFT_OUT if features else (*LEFT_OUT, *LAYOUT)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=font.getBestCmap() if codes is None else codes)
    cutter.subset(font)
    font.flavor = None
    return font


def joined(fonts: Sequence[bytes]) -> Any:
    """Merges fonts of the same design; each letter comes from the first font that has it."""
    from fontTools.merge import Merger
    from fontTools.ttLib import TTFont

    known: set[int] = set()
    parts: list[io.BytesIO] = []
    for data in fonts:
        own = set(TTFont(io.BytesIO(data)).getBestCmap()) - known
        known |= own
        parts.append(io.BytesIO(saved(cut(data, own))))
    head = TTFont(parts[0])["head"]
    whole = Merger().merge(parts)
    # The merger writes the current time.
    whole["head"].created, whole["head"].modified = head.created, head.modified
    whole.recalcTimestamp = False
    return whole


Form = tuple[str, tuple[int, ...]]
"""Where a form stands (`initial`, `medial`, `final` or `isolated`), and its letters."""


def joined_forms() -> dict[Form, int]:
    found: dict[Form, int] = {}
    for code in codes_in(FORMS):
        kind, *letters = unicodedata.decomposition(chr(code)).split() or [""]
        if letters:
            found[kind[1:-1], tuple(int(letter, 16) for letter in letters)] = code
    return found


def arabic(data: bytes, codes: Sequence[int]) -> Any:
    """The font with one glyph for each form of a letter; by its own rules dots are glyphs too."""
    from fontTools.feaLib.builder import addOpenTypeFeaturesFromString

    forms = joined_forms()
    letters = [letter for _, parts in forms for letter in parts]
    # Nor its places for vowels, which joined forms with dots do not have: HarfBuzz centres them by itself.
    font = cut(data, [*codes, *letters, *forms.values()])
    rules = "".join(_rules(forms, font.getBestCmap()))
    addOpenTypeFeaturesFromString(font, f"languagesystem arab dflt;{rules}", tables=["GSUB"])
    return font


def _rules(forms: Mapping[Form, int], names: Mapping[int, str]) -> Iterator[str]:
    """One letter becomes its form; then lam and alef, each joined, become one."""
    for (kind, letters), code in forms.items():
        if len(letters) == 1 and kind in FEATURES:
            yield _feature(FEATURES[kind], names[letters[0]], names[code])
    for (kind, letters), code in forms.items():
        if len(letters) > 1:
            lam = forms["medial" if kind == "final" else "initial", letters[:1]]
            pair = f"{names[lam]} {names[forms['final', letters[1:]]]}"
            yield _feature("rlig", pair, names[code])


def _feature(tag: str, glyphs: str, form: str) -> str:
    return f"feature {tag} {{ lookupflag IgnoreMarks; sub {glyphs} by {form}; }} {tag};"


def with_plain_zero(font: Any) -> Any:
    """Opens the slashed zero: in page numbers and lists no letter O stands beside it."""
    from fontTools.pens.ttGlyphPen import TTGlyphPointPen

    glyphs = font["glyf"]
    points, ends, flags = glyphs["zero"].getCoordinates(glyphs)
    outside = list(zip(points[: ends[0] + 1], flags, strict=False))
    outer, inner = _box(points[: ends[0] + 1]), _box(points[ends[0] + 1 :])
    # Backwards, so that it is a hole.
    hole = [(_moved(point, outer, inner), on) for point, on in reversed(outside)]
    pen = TTGlyphPointPen(None)
    for course in (outside, hole):
        pen.beginPath()
        for point, on in course:
            pen.addPoint(point, "qcurve" if on else None)
        pen.endPath()
    glyphs["zero"] = pen.glyph()
    return font


Box = tuple[int, int, int, int]


def _box(points: Sequence[tuple[int, int]]) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _moved(point: tuple[int, int], old: Box, new: Box) -> tuple[int, int]:
    """The point at the same place in another box."""
    x, y = (
        new[side] + (point[side] - old[side]) * (new[side + 2] - new[side]) / (old[side + 2] - old[side])
        for side in (0, 1)
    )
    return round(x), round(y)


def saved(font: Any) -> bytes:
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def make_fonts(packages: Path) -> dict[str, bytes]:
    """All shipped fonts by file name."""
    fonts: dict[str, bytes] = {}
    for weight, number in WEIGHTS.items():
        parts = [
            ATKINSON.read(packages, f"files/atkinson-hyperlegible-next-{part}-{number}-normal.woff")
            for part in ("latin", "latin-ext")
        ]
        fonts[f"AtkinsonHyperlegibleNext-{weight}.ttf"] = saved(with_plain_zero(joined(parts)))
        whole = DEJAVU.read(packages, f"ttf/{DEJAVU_NAMES[weight]}")
        fonts[f"DejaVuSans-{weight}.ttf"] = saved(cut(whole, codes_in(SCRIPTS)))
        for script, (package, ranges) in LEFTWARDS.items():
            whole = package.read(packages, f"files/noto-sans-{script}-{script}-{number}-normal.woff")
            font = (
                arabic(whole, codes_in(ranges))
                if script == "arabic"
                else cut(whole, codes_in(ranges), PLACED)
            )
            fonts[f"NotoSans{script.title()}-{weight}.ttf"] = saved(font)
    return fonts


def main(packages: str) -> None:
    for name, data in make_fonts(Path(packages)).items():
        place = SHIPPED / name
        same = place.exists() and place.read_bytes() == data
        place.write_bytes(data)
        print(f"{name}: {len(data):,} bytes, {'as it was' if same else 'new'}")


if __name__ == "__main__":
    main(sys.argv[1])
