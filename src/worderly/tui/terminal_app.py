"""An application on a real terminal: its driver, its signals, and the end of the terminal itself."""

import asyncio
import signal
from collections.abc import Sequence
from typing import Any

from textual.app import App
from textual.driver import Driver
from textual.filter import LineFilter

from worderly.tui.harmless import HARMLESS
from worderly.tui.terminal import HUNG_UP, has_vanished, let_go

INTERRUPTED = 130
WATCH_S = 0.5
"""How often the program looks whether its terminal is still there."""


class TerminalApp(App[int]):
    def get_line_filters(self) -> Sequence[LineFilter]:
        return [*super().get_line_filters(), HARMLESS]

    def get_driver_class(self) -> type[Driver]:
        """Textual's own driver waits for ever when its terminal has vanished."""
        kind = super().get_driver_class()
        if kind.__name__ != "LinuxDriver":
            return kind
        from worderly.tui.driver import LastingDriver

        return LastingDriver

    def watch_terminal(self) -> None:
        if not self.is_headless:
            self._handle_signals()
            self.set_interval(WATCH_S, self._leave_if_vanished)

    def _handle_signals(self) -> None:
        """Without handlers a signal would leave the terminal in full-screen mode."""
        loop = asyncio.get_running_loop()
        for name, code in (("SIGTERM", 143), ("SIGHUP", HUNG_UP), ("SIGINT", INTERRUPTED)):
            if hasattr(signal, name):
                with_code = code
                loop.add_signal_handler(getattr(signal, name), self.leave, with_code)
        if hasattr(signal, "SIGTSTP"):
            loop.add_signal_handler(signal.SIGTSTP, self._stop, signal.getsignal(signal.SIGTSTP))

    def _stop(self, stop_now: Any) -> None:
        """Textual tells of Ctrl+Z only, but the signal may come from outside: clocks must stand still too."""
        self.app_suspend_signal.publish(self)
        stop_now(signal.SIGTSTP, None)

    def _leave_if_vanished(self) -> None:
        """Not every closed window sends a signal."""
        if has_vanished():
            self.leave(HUNG_UP)

    def on_terminal_vanished(self) -> None:
        """The driver found it when it came back."""
        self.leave(HUNG_UP)

    def leave(self, code: int) -> None:
        if not self.is_headless and has_vanished():
            let_go()
        self.exit(code, return_code=code)
