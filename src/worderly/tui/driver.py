"""The driver of a real terminal, which survives the terminal: a closed window loses nothing but itself."""

import sys
from contextlib import suppress
from queue import Queue
from threading import Thread
from typing import Any, TextIO

from textual.drivers.linux_driver import LinuxDriver
from textual.message import Message

from worderly.tui.terminal import has_vanished, let_go

MOST_WAITING = 30
"""Texts that may wait to be written: a slow terminal slows the program down."""


class TerminalVanished(Message):
    """The window was closed while the program was suspended."""


class Writer(Thread):
    """Writes in the background; what can no longer be written is dropped.

    Textual's own writer ends with the first error, and the program would wait for it for ever.
    """

    def __init__(self, file: TextIO) -> None:
        super().__init__(daemon=True, name="worderly-output")
        self.file = file
        self.queue: Queue[str | None] = Queue(MOST_WAITING)

    def run(self) -> None:
        while (text := self.queue.get()) is not None:
            with suppress(OSError):
                self.file.write(text)
                if self.queue.empty():
                    self.file.flush()

    def stop(self) -> None:
        """Waits until everything is written."""
        self.queue.put(None)
        self.join()


class LastingDriver(LinuxDriver):
    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.writer: Writer | None = None

    def start_application_mode(self) -> None:
        """Called again after a suspension."""
        assert sys.__stderr__ is not None
        if self.writer is None or not self.writer.is_alive():
            self.writer = Writer(sys.__stderr__)
            self.writer.start()
        super().start_application_mode()  # type: ignore[no-untyped-call]

    def write(self, data: str) -> None:
        assert self.writer is not None
        self.writer.queue.put(data)

    def close(self) -> None:
        if self.writer is not None:
            self.writer.stop()
        super().close()

    def resume_application_mode(self) -> None:
        """The terminal may have vanished while the program was suspended."""
        if has_vanished():
            let_go()
            self.send_message(TerminalVanished())
        super().resume_application_mode()
