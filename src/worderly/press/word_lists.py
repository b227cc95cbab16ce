"""Reads words from pasted or uploaded text: plain lists, CSV and tables."""

import csv
import io
from functools import cache
from pathlib import Path

from worderly.kit import Refused
from worderly.kit.choices import MOST_WORDS
from worderly.kit.forms import split_words
from worderly.languages import interface_languages
from worderly.messages import Messages

LARGEST_LIST = 2**20
_MARKS = ((b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"), (b"\xef\xbb\xbf", "utf-8-sig"))


def words_from(path: Path) -> tuple[str, ...]:
    """The words of a file; reads no more than the largest allowed list."""
    with path.open("rb") as file:
        return words_of(file.read(LARGEST_LIST + 1), str(path))


def words_of(data: bytes, name: str) -> tuple[str, ...]:
    words = words_in(text_in(data, name))
    if len(words) > MOST_WORDS:
        raise Refused("too_many_words", file=name, count=len(words), most=MOST_WORDS)
    return words


def text_in(data: bytes, name: str) -> str:
    """Decodes UTF-8, or UTF-16 with a byte order mark; raises Refused for anything else."""
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
    """One word on each line, all fields of a table, or only the column that is headed as one of words."""
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
    # A list without columns has no heading: its first line may be the word "word".
    heads = [field.casefold() for field in rows[0]] if rows and len(rows[0]) > 1 else []
    return next((n for n, head in enumerate(heads) if head in _word_heads()), None)


@cache
def _word_heads() -> frozenset[str]:
    """How a column of words is headed, in any language: a list may come from anywhere."""
    lists = (Messages(language).text("maker-word-columns") for language in interface_languages())
    return frozenset(head for heads in lists for head in split_words(heads))
