"""Makes the shape of a grid from a picture: its dark parts become cells."""

from pathlib import Path
from typing import TYPE_CHECKING

from worderly.kit import Refused

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

LARGEST_FILE = 20 * 2**20
LARGEST_PICTURE = 40_000_000
"""Pixels; checked in the file header before the picture is decoded."""
FORMATS = ("PNG", "JPEG", "GIF", "BMP", "WEBP")
SIDE = 20
DARK = 128


def mask_of(path: Path, size: tuple[int, int] | None = None) -> tuple[str, ...]:
    """Rows of `#` and `.`; without a size the longer side has twenty cells."""
    from PIL import Image, UnidentifiedImageError

    if path.stat().st_size > LARGEST_FILE:
        raise Refused("picture_too_large", file=path.name)
    try:
        with Image.open(path, formats=FORMATS) as picture:
            if picture.width * picture.height > LARGEST_PICTURE:
                raise Refused("picture_too_large", file=path.name)
            rows, cols = size or _fitting(picture.width, picture.height)
            grey = _on_white(picture).resize((cols, rows), Image.Resampling.BOX)
            values = grey.tobytes()
    except Image.DecompressionBombError:
        raise Refused("picture_too_large", file=path.name) from None
    except (UnidentifiedImageError, OSError, SyntaxError, ValueError):
        raise Refused("not_a_picture", file=path.name, formats=", ".join(FORMATS)) from None
    marks = "".join("#" if value < DARK else "." for value in values)
    if "#" not in marks:
        raise Refused("picture_too_bright", file=path.name)
    return tuple(marks[at : at + cols] for at in range(0, len(marks), cols))


def _fitting(width: int, height: int) -> tuple[int, int]:
    longer = max(width, height)
    return max(3, round(SIDE * height / longer)), max(3, round(SIDE * width / longer))


def _on_white(picture: "Picture") -> "Picture":
    from PIL import Image

    flat = picture.convert("RGBA")
    white = Image.new("RGBA", flat.size, "white")
    return Image.alpha_composite(white, flat).convert("L")
