"""The objects of a PDF file, written one after another; the table of their places comes last."""

import hashlib
import zlib
from array import array
from typing import BinaryIO

BUNDLE = 200
"""Objects that are packed together: the tags of a book are many, and alike."""
PLAIN, PACKED = 1, 2
LEVEL = 4
"""Of compression: half the time of the usual one, for a file that is a twelfth larger."""


class ObjectFile:
    """Numbers, writes and counts objects (ISO 32000-1, 7.5); packs small ones where the version has that."""

    def __init__(self, out: BinaryIO, version: str, reserved: int) -> None:
        self.out, self.at, self.last = out, 0, reserved
        self.packs = version >= "1.5"
        # A book of a thousand pages has a hundred thousand objects: arrays hold their places.
        self.kinds = array("B", [0] * (reserved + 1))
        self.places = array("Q", [0] * (reserved + 1))
        """The offset of an object, or the number of its bundle."""
        self.indices = array("H", [0] * (reserved + 1))
        self.bundle: list[tuple[int, bytes]] = []
        self._write(f"%PDF-{version}\n".encode() + b"%\xe2\xe3\xcf\xd3\n")

    def _write(self, data: bytes) -> None:
        self.out.write(data)
        self.at += len(data)

    def new(self) -> int:
        self.last += 1
        for places in (self.kinds, self.places, self.indices):
            places.append(0)
        return self.last

    def put(self, number: int, body: str, stream: bytes | None = None, *, packed: bool = True) -> int:
        if stream is None and self.packs:
            self._bundle(number, body.encode("latin-1"))
            return number
        self.kinds[number], self.places[number] = PLAIN, self.at
        if stream is None:
            self._write(f"{number} 0 obj\n{body}\nendobj\n".encode("latin-1"))
            return number
        data = zlib.compress(stream, LEVEL) if packed else stream
        head = f"{body[:-2]} /Length {len(data)} {'/Filter /FlateDecode ' if packed else ''}>>"
        self._write(f"{number} 0 obj\n{head}\nstream\n".encode("latin-1") + data + b"\nendstream\nendobj\n")
        return number

    def _bundle(self, number: int, body: bytes) -> None:
        self.bundle.append((number, body))
        if len(self.bundle) == BUNDLE:
            self._flush()

    def _flush(self) -> None:
        """Writes the bundle as an object stream (7.5.7)."""
        bundle, self.bundle = self.bundle, []
        if not bundle:
            return
        holder, at, heads = self.new(), 0, []
        for index, (number, body) in enumerate(bundle):
            self.kinds[number], self.places[number], self.indices[number] = PACKED, holder, index
            heads.append(f"{number} {at}")
            at += len(body) + 1
        head = " ".join(heads).encode() + b"\n"
        facts = f"<< /Type /ObjStm /N {len(bundle)} /First {len(head)} >>"
        self.put(holder, facts, head + b"\n".join(body for _, body in bundle))

    def end(self, facts: str, salt: str) -> None:
        """Writes the places of all objects; the id of the file depends only on its content."""
        self._flush()
        mark = hashlib.sha256(self.places.tobytes() + self.indices.tobytes() + salt.encode()).hexdigest()[:32]
        known = f"{facts} /ID [<{mark}> <{mark}>]"
        start = self.at
        if self.packs:
            self._end_packed(known)
        else:
            self._end_plain(known)
        self._write(f"startxref\n{start}\n%%EOF\n".encode())

    def _end_plain(self, facts: str) -> None:
        count = self.last + 1
        rows = "".join(f"{place:010d} 00000 n \n" for place in self.places[1:])
        self._write(f"xref\n0 {count}\n0000000000 65535 f \n{rows}".encode())
        self._write(f"trailer\n<< /Size {count} {facts} >>\n".encode())

    def _end_packed(self, facts: str) -> None:
        """A cross-reference stream (7.5.8): the kind, the place and the index of each object."""
        number = self.new()
        self.kinds[number], self.places[number] = PLAIN, self.at
        rows = bytearray()
        for kind, place, index in zip(self.kinds, self.places, self.indices, strict=True):
            rows += bytes((kind,)) + place.to_bytes(5) + index.to_bytes(2)
        self.put(number, f"<< /Type /XRef /Size {self.last + 1} /W [1 5 2] {facts} >>", bytes(rows))


def text_string(text: str) -> str:
    return f"<feff{text.encode('utf-16-be').hex()}>"


def number_text(number: float) -> str:
    return f"{number:.2f}"
