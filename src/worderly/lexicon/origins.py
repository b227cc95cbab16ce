"""Where each word of a list comes from: a table of classes, and a byte for each word in its order."""

import zlib
from collections.abc import Sequence
from pathlib import Path

from worderly.lexicon.errors import lexicon_error

_END_OF_NAMES = b"\0"
_MOST_NAMES = 256


def write_origins(path: Path, classes: Sequence[str]) -> None:
    """Takes the class of each word, in the order of the words; empty: none is known."""
    names = sorted({*classes})
    if len(names) > _MOST_NAMES:
        raise ValueError(f"{len(names)} classes do not fit into a byte")
    numbers = {name: number for number, name in enumerate(names)}
    table = "\n".join(names).encode("utf-8")
    path.write_bytes(zlib.compress(table + _END_OF_NAMES + bytes(numbers[one] for one in classes), 9))


class Origins:
    def __init__(self, path: Path) -> None:
        """Raises LexiconError if the file is damaged."""
        try:
            table, end, self._numbers = zlib.decompress(path.read_bytes()).partition(_END_OF_NAMES)
            self._names = table.decode("utf-8").split("\n")
        except (zlib.error, UnicodeDecodeError) as error:
            raise lexicon_error("damaged", file=str(path)) from error
        if not end or max(self._numbers, default=0) >= len(self._names):
            raise lexicon_error("damaged", file=str(path))

    def __len__(self) -> int:
        return len(self._numbers)

    def of(self, rank: int) -> str:
        """The class of the word at this place of the list, or empty."""
        return self._names[self._numbers[rank]]
