"""Compressed texts by key on disk, read one block at a time, so that unused meanings cost nothing.

Layout, little-endian: magic, then u32 each: entries, blocks, CRC-32 of the index, size of the index; the
index (lines of "offset size first-key"); the blocks: zlib streams of "key TAB text" lines in key order.
"""

import mmap
import struct
import zlib
from bisect import bisect_right
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from worderly.lexicon.errors import LexiconError, lexicon_error

MAGIC = b"WDYTEXT1"
ENTRIES_PER_BLOCK = 128

_HEADER = struct.Struct("<8sIIII")


def write_blocks(path: Path, texts: Mapping[str, str]) -> None:
    keys = sorted(texts)
    groups = [keys[at : at + ENTRIES_PER_BLOCK] for at in range(0, len(keys), ENTRIES_PER_BLOCK)]
    blocks = [
        zlib.compress("\n".join(f"{k}\t{texts[k]}" for k in group).encode("utf-8"), 9) for group in groups
    ]
    index = _index([group[0] for group in groups], blocks)
    header = _HEADER.pack(MAGIC, len(keys), len(blocks), zlib.crc32(index), len(index))
    path.write_bytes(b"".join([header, index, *blocks]))


def _index(first_keys: list[str], blocks: list[bytes]) -> bytes:
    rows, offset = [], 0
    for key, block in zip(first_keys, blocks, strict=True):
        rows.append(f"{offset} {len(block)} {key}")
        offset += len(block)
    return "\n".join(rows).encode("utf-8")


class Blocks:
    """An open file of texts; the file stays mapped and the last 64 blocks stay unpacked."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._data = _map(path)
        count, self._start, rows = self._read_index()
        self._count = count
        self._spans = [(int(offset), int(size)) for offset, size, _ in rows]
        self._first_keys = [key for _, _, key in rows]
        self._block = lru_cache(maxsize=64)(self._unpack)

    def __len__(self) -> int:
        return self._count

    def get(self, key: str) -> str | None:
        """Searches the bytes of the block: this takes a fifth of the time of building a dict."""
        at = bisect_right(self._first_keys, key) - 1
        if at < 0:
            return None
        block, start = self._block(at), b"\n%s\t" % key.encode("utf-8", "replace")
        found = block.find(start) + len(start)
        return block[found : block.index(b"\n", found)].decode("utf-8") if found >= len(start) else None

    def _read_index(self) -> tuple[int, int, list[list[str]]]:
        try:
            magic, count, blocks, crc, size = _HEADER.unpack_from(self._data)
            index = bytes(self._data[_HEADER.size : _HEADER.size + size])
            rows = [row.split(" ", 2) for row in index.decode("utf-8").split("\n")] if index else []
            if magic != MAGIC or zlib.crc32(index) != crc or len(rows) != blocks:
                raise self._damaged()
        except (struct.error, UnicodeDecodeError) as error:
            raise self._damaged() from error
        return count, _HEADER.size + size, rows

    def _unpack(self, at: int) -> bytes:
        offset, size = self._spans[at]
        try:
            return b"\n%s\n" % zlib.decompress(self._data[self._start + offset : self._start + offset + size])
        except zlib.error as error:
            raise self._damaged() from error

    def _damaged(self) -> LexiconError:
        return lexicon_error("damaged", file=str(self._path))


def _map(path: Path) -> "mmap.mmap | bytes":
    try:
        with path.open("rb") as file:
            return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except ValueError:  # an empty file cannot be mapped; reading its header then fails
        return b""
    except OSError as error:
        raise lexicon_error("missing", file=str(path)) from error
