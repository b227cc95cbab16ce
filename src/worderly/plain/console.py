"""Reads and writes lines of plain text, from a keyboard or a pipe."""

from collections import deque
from typing import TextIO

from worderly.messages.visible import visible

LONGEST = 1000
"""Characters of a line that are read; no move is longer."""


class EndOfInput(Exception):  # noqa: N818 - the end of a pipe is not an error
    """The input has no more lines."""


class Console:
    """Prints the input of a pipe too, so that a transcript looks like a session at a keyboard."""

    def __init__(self, source: TextIO, sink: TextIO, *, is_piped: bool) -> None:
        self._source, self._sink, self.is_piped = source, sink, is_piped
        self._returned: deque[str] = deque()

    def say(self, *lines: str) -> None:
        for line in lines:
            self._sink.write(visible(line) + "\n")
        self._sink.flush()

    def ask(self, prompt: str) -> str:
        self._sink.write(visible(prompt))
        self._sink.flush()
        if self._returned:
            line = self._returned.popleft()
            self.say(line)
            return line
        raw = self._source.readline()
        if not raw:
            self.say("")
            raise EndOfInput
        line = printable(raw)
        if self.is_piped:
            self.say(line)
        return line

    def put_back(self, line: str) -> None:
        """Returns this line to the next question, because it did not answer the last one."""
        self._returned.append(line)


def printable(raw: str) -> str:
    """Removes control characters, which could control the terminal."""
    return "".join(ch if ch.isprintable() else " " for ch in raw[:LONGEST]).strip()
