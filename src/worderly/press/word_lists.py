"""Words out of what people paste and upload: plain lists, CSV and tables."""

import csv
import io
from pathlib import Path

from worderly.kit import Refused
from worderly.kit.choices import MOST_WORDS

HEADS = ("word", "words", "mot", "mots", "term", "vocabulary", "vocabulaire")
LARGEST_LIST = 2**20
_MARKS = ((b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"), (b"\xef\xbb\xbf", "utf-8-sig"))


def words_from(path: Path) -> tuple[str, ...]:
    """The words of a file; no more of it is read than a list may be long."""
    with path.open("rb") as file:
        return words_of(file.read(LARGEST_LIST + 1), str(path))


def words_of(data: bytes, name: str) -> tuple[str, ...]:
    words = words_in(text_in(data, name))
    if len(words) > MOST_WORDS:
        raise Refused("too_many_words", file=name, count=len(words), most=MOST_WORDS)
    return words


def text_in(data: bytes, name: str) -> str:
    """UTF-8, or UTF-16 with its mark; raises Refused rather than guess."""
    if len(data) > LARGEST_LIST:
        raise Refused("list_too_large", file=name, mebibytes=LARGEST_LIST >> 20)
    coding = next((coding for mark, coding in _MARKS if data.startswith(mark)), "utf-8")
    try:
        text = data.decode(coding)
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise Refused("not_unicode", file=name, line=line) from None
    if "\0" in text:
        raise Refused("not_unicode", file=name, line=text[: text.index("\0")].count("\n") + 1)
    return text


def words_in(text: str) -> tuple[str, ...]:
    """One a line; or every field of a table; or one column where its head says that it has the words."""
    rows = [[field.strip() for field in row] for row in _rows(text)]
    column = _named_column(rows)
    fields = [row[column : column + 1] for row in rows[1:]] if column is not None else rows
    return tuple(dict.fromkeys(word for row in fields for word in row if word))


def _rows(text: str) -> list[list[str]]:
    lines = [line for line in text.splitlines() if line.strip()]
    mark = next((mark for mark in "\t;," if any(mark in line for line in lines)), None)
    if mark is None:
        return [[line.strip().strip('"')] for line in lines]
    return list(csv.reader(io.StringIO("\n".join(lines)), delimiter=mark, strict=False))


def _named_column(rows: list[list[str]]) -> int | None:
    heads = [field.casefold() for field in rows[0]] if rows else []
    return next((n for n, head in enumerate(heads) if head in HEADS), None)
