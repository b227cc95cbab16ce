"""The driver of a real terminal, which survives the terminal: a closed window loses nothing but itself."""

from contextlib import suppress
from typing import Any, TextIO

from textual.drivers.linux_driver import LinuxDriver

from worderly.tui.terminal import HUNG_UP, has_vanished, let_go


class LastingFile:
    """A file whose reader may go away: what can no longer be written is dropped.

    Textual's writer thread would end with the first error, and the program would wait for it for ever.
    """

    def __init__(self, file: TextIO) -> None:
        self.file = file

    def write(self, text: str) -> int:
        try:
            return self.file.write(text)
        except OSError:
            return len(text)

    def flush(self) -> None:
        with suppress(OSError):
            self.file.flush()

    def fileno(self) -> int:
        return self.file.fileno()


class LastingDriver(LinuxDriver):
    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._file: Any = LastingFile(self._file)

    def resume_application_mode(self) -> None:
        """The terminal may have vanished while the program was suspended."""
        if has_vanished():
            let_go()
            self._app.call_later(self._app.exit, HUNG_UP, HUNG_UP)
        super().resume_application_mode()
