"""The bytes of a word graph file, laid out as in native/layout.hpp: header, slots, words below each slot."""

import struct
from collections.abc import Sequence
from typing import NamedTuple

from worderly.lexicon.errors import LexiconError

MAGIC = b"WORDGRPH"
VERSION = 1
PADDING = 32
SLOT_STEP = 16
MAX_SLOTS = 1 << 30
MAX_LETTERS = 32
MAX_LENGTH = 63
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
    body = struct.pack(f"<{len(contents.slots)}Q", *contents.slots)
    counts = struct.pack(f"<{len(contents.counts)}I", *contents.counts)
    counts_sum = checksum(counts)
    draft = _header(contents, counts_sum, 0) + body
    return _header(contents, counts_sum, checksum(draft, CHECKSUM_WORD)) + body + counts


def _header(contents: Contents, counts_sum: int, total: int) -> bytes:
    alphabet = [ord(c) for c in contents.alphabet.ljust(MAX_LETTERS, "\0")]
    sizes = (len(contents.alphabet), len(contents.slots), contents.n_words, contents.max_length)
    return _HEADER.pack(MAGIC, VERSION, *sizes, 0, 0, 0, counts_sum, total, *alphabet)


def decode(data: bytes) -> Contents:
    """Checks what the kernel checks, with the same words."""
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
    slots_end = _HEADER.size + 8 * n_slots
    if slots_end + 4 * n_slots != len(data):
        raise LexiconError("its size does not match its header (truncated?)")
    if checksum(data[:slots_end], CHECKSUM_WORD) != rest[4]:
        raise LexiconError("its checksum is wrong")
    slots = struct.unpack_from(f"<{n_slots}Q", data, _HEADER.size)
    counts = struct.unpack_from(f"<{n_slots}I", data, slots_end)
    _check_slots(slots, n_letters)
    return Contents(_alphabet(rest[5 : 5 + n_letters]), n_words, max_length, slots, counts)


def counts_are_sound(data: bytes, n_slots: int) -> bool:
    stored: int = _HEADER.unpack_from(data)[9]
    return checksum(data[_HEADER.size + 8 * n_slots :]) == stored


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
