"""Makes the shipped fonts from their npm packages (`make fonts`); the output is deterministic."""

import io
import sys
import tarfile
from collections.abc import Iterable, Sequence
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
LEFT_OUT = ("GPOS", "GSUB", "GDEF", "kern", "DSIG", "STAT", "MATH", "FFTM", "cvt ", "fpgm", "prep")


def cut(data: bytes, codes: Iterable[int] | None = None) -> Any:
    """A subset with these letters (or all), without hints and layout tables."""
    from fontTools import subset
    from fontTools.ttLib import TTFont

    font = TTFont(io.BytesIO(data), recalcTimestamp=False)
    options = subset.Options(hinting=False, layout_features=[], notdef_outline=True, name_IDs=["*"])
    options.drop_tables += LEFT_OUT
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
        fonts[f"AtkinsonHyperlegibleNext-{weight}.ttf"] = saved(joined(parts))
        codes = [code for first, last in SCRIPTS for code in range(first, last + 1)]
        whole = DEJAVU.read(packages, f"ttf/{DEJAVU_NAMES[weight]}")
        fonts[f"DejaVuSans-{weight}.ttf"] = saved(cut(whole, codes))
    return fonts


def main(packages: str) -> None:
    for name, data in make_fonts(Path(packages)).items():
        place = SHIPPED / name
        same = place.exists() and place.read_bytes() == data
        place.write_bytes(data)
        print(f"{name}: {len(data):,} bytes, {'as it was' if same else 'new'}")


if __name__ == "__main__":
    main(sys.argv[1])
