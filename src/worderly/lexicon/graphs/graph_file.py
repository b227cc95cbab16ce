"""The format of a word graph file, as in native/layout.hpp: header, checksums, slots, word counts."""

import struct
from collections.abc import Sequence
from typing import NamedTuple

from worderly.lexicon.errors import LexiconError

MAGIC = b"WORDGRPH"
VERSION = 2
PADDING = 32
SLOT_STEP = 16
PIECE_SLOTS = 512
MAX_SLOTS = 1 << 30
MAX_LETTERS = 32
MAX_LENGTH = 63
COUNTS_CHECKSUM_WORD = 6
CHECKSUM_WORD = 7

_HEADER = struct.Struct("<8s6I4Q32I")
_SEEDS = (0x243F6A8885A308D3, 0x13198A2E03707344, 0xA4093822299F31D0, 0x082EFA98EC4E6C89)
_KEYS = (0x452821E638D01377, 0xBE5466CF34E90C6C, 0xC0AC29B7C97C50DD, 0x3F84D5B5B5470917)
_LOW = (1 << 64) - 1


class Contents(NamedTuple):
    alphabet: str
    n_words: int
    max_length: int
    slots: Sequence[int]
    counts: Sequence[int]


class Head(NamedTuple):
    """The header of a file, which is read before its slots and counts."""

    alphabet: str
    n_words: int
    max_length: int
    n_slots: int
    counts_sum: int


def slots_start(n_slots: int) -> int:
    """The checksums of the pieces fill whole blocks of 64 bytes."""
    return _HEADER.size + -(-_pieces(n_slots) // 8) * 64


def counts_start(n_slots: int) -> int:
    return slots_start(n_slots) + 8 * n_slots


def _pieces(n_slots: int) -> int:
    return -(-n_slots // PIECE_SLOTS)


def fold_multiply(a: int, b: int) -> int:
    product = a * b
    return (product ^ (product >> 64)) & _LOW


def checksum(data: bytes, skipped_word: int | None = None) -> int:
    words = list(struct.unpack(f"<{len(data) // 8}Q", data))
    if skipped_word is not None:
        words[skipped_word] = 0
    lanes = list(_SEEDS)
    for j, key in enumerate(_KEYS):
        lane = lanes[j]
        for a, b in zip(words[2 * j :: 8], words[2 * j + 1 :: 8], strict=True):
            product = (lane ^ a) * (key ^ b)
            lane = (product ^ (product >> 64)) & _LOW
        lanes[j] = lane
    total = len(data)
    for lane, key in zip(lanes, _KEYS, strict=True):
        total = fold_multiply(total ^ lane, key)
    return total


def encode(contents: Contents) -> bytes:
    n_slots = len(contents.slots)
    alphabet = [ord(c) for c in contents.alphabet.ljust(MAX_LETTERS, "\0")]
    sizes = (len(contents.alphabet), n_slots, contents.n_words, contents.max_length)
    header = _HEADER.pack(MAGIC, VERSION, *sizes, 0, 0, 0, 0, 0, *alphabet)
    slots = struct.pack(f"<{n_slots}Q", *contents.slots)
    return seal(
        header.ljust(slots_start(n_slots), b"\0") + slots + struct.pack(f"<{n_slots}I", *contents.counts)
    )


def seal(data: bytes) -> bytes:
    """Adds the checksums to a file that is complete except for them."""
    n_slots: int = _HEADER.unpack_from(data)[3]
    start, end = slots_start(n_slots), counts_start(n_slots)
    sums = struct.pack(f"<{_pieces(n_slots)}Q", *_sums(data[start:end]))
    head = bytearray(data[: _HEADER.size] + sums.ljust(start - _HEADER.size, b"\0"))
    struct.pack_into("<Q", head, 8 * COUNTS_CHECKSUM_WORD, checksum(data[end:]))
    struct.pack_into("<Q", head, 8 * CHECKSUM_WORD, checksum(bytes(head), CHECKSUM_WORD))
    return bytes(head) + data[start:]


def _sums(slots: bytes) -> list[int]:
    size = 8 * PIECE_SLOTS
    return [checksum(slots[at : at + size]) for at in range(0, len(slots), size)]


def read_head(data: bytes) -> Head:
    """Makes the same checks as the kernel, with the same error texts."""
    if len(data) < _HEADER.size:
        raise LexiconError("it is too short to be a word graph")
    magic, version, n_letters, n_slots, n_words, max_length, *rest = _HEADER.unpack_from(data)
    if magic != MAGIC:
        raise LexiconError("it is not a word graph")
    if version != VERSION:
        raise LexiconError(f"it has format version {version}; this program reads version {VERSION}")
    letters_ok = 1 <= n_letters <= MAX_LETTERS
    slots_ok = PADDING <= n_slots < MAX_SLOTS and n_slots % SLOT_STEP == 0
    if not letters_ok or not slots_ok or max_length > MAX_LENGTH:
        raise LexiconError("its header is damaged")
    if counts_start(n_slots) + 4 * n_slots != len(data):
        raise LexiconError("its size does not match its header (truncated?)")
    if checksum(data[: slots_start(n_slots)], CHECKSUM_WORD) != rest[4]:
        raise LexiconError("its checksum is wrong")
    return Head(_alphabet(rest[5 : 5 + n_letters]), n_words, max_length, n_slots, rest[3])


def read_slots(data: bytes, head: Head) -> Sequence[int]:
    start, end = slots_start(head.n_slots), counts_start(head.n_slots)
    sums = struct.unpack_from(f"<{_pieces(head.n_slots)}Q", data, _HEADER.size)
    if list(sums) != _sums(data[start:end]):
        raise LexiconError("its checksum is wrong")
    slots = struct.unpack_from(f"<{head.n_slots}Q", data, start)
    _check_slots(slots, len(head.alphabet))
    return slots


def read_counts(data: bytes, head: Head) -> Sequence[int]:
    end = counts_start(head.n_slots)
    if checksum(data[end:]) != head.counts_sum:
        raise LexiconError("its word counts are damaged")
    return struct.unpack_from(f"<{head.n_slots}I", data, end)


def _check_slots(slots: Sequence[int], n_letters: int) -> None:
    highest = (len(slots) - PADDING + 1) << 33
    letters = 0
    for slot in slots:
        letters |= slot
    if max(slots) >= highest or (letters & 0xFFFFFFFF) >> n_letters:
        raise LexiconError("its contents are damaged")


def _alphabet(codes: Sequence[int]) -> str:
    if max(codes) > 0x10FFFF:
        raise LexiconError("its header is damaged")
    return check_alphabet("".join(map(chr, codes)))


def check_alphabet(letters: str) -> str:
    if not 1 <= len(letters) <= MAX_LETTERS:
        raise LexiconError("an alphabet has 1 to 32 letters")
    if len(set(letters)) != len(letters):
        raise LexiconError("an alphabet has each letter once")
    return letters
