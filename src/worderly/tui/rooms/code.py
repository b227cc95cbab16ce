"""The QR code of a room over its page; any key closes it."""

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from worderly.tui.widgets.qr import qr_content


class CodeDialog(ModalScreen[None]):
    DEFAULT_CSS = """
    CodeDialog { align: center middle; }
    CodeDialog > VerticalScroll {
        width: auto; height: auto; max-height: 100%; background: $panel; scrollbar-size-vertical: 0;
        align-horizontal: center;
    }
    CodeDialog #qr { width: auto; }
    CodeDialog .link { width: auto; text-align: center; }
    """

    def __init__(self, link: str, back: str) -> None:
        super().__init__()
        self.link, self.back = link, back

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            yield Static(qr_content(self.link), id="qr", markup=False)
            yield Static(f"{self.link}\nesc {self.back}", classes="link", markup=False)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self.dismiss()

    def on_click(self) -> None:
        self.dismiss()
