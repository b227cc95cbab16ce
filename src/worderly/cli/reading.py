"""Files that a command is given: a text, a list of words."""

import os
import sys
from pathlib import Path

from worderly.cli.errors import Misuse


def read_text(place: str) -> str:
    """A file, or (`-`) the input."""
    if place == "-":
        return sys.stdin.read()
    return Path(place).read_bytes().decode("utf-8-sig", errors="replace")


def take_keyboard() -> None:
    """After a list came through the input (`cat list | worderly …`), a person plays at the keyboard."""
    if sys.stdin.isatty() or not sys.stdout.isatty():
        return
    try:
        keyboard = os.open("/dev/tty", os.O_RDWR)
    except OSError:
        return
    os.dup2(keyboard, sys.stdin.fileno())
    os.close(keyboard)
    sys.stdin = os.fdopen(os.dup(sys.stdin.fileno()), encoding=sys.stdin.encoding, errors="replace")


def read_words(place: str) -> tuple[str, ...]:
    """A list, CSV or a table, from a file or (`-`) the input."""
    from worderly.press.word_lists import words_from, words_of

    words = (
        words_of(sys.stdin.read().encode(errors="surrogateescape"), place)
        if place == "-"
        else words_from(Path(place))
    )
    if not words:
        raise Misuse("shell-no-words", file=place)
    return words
