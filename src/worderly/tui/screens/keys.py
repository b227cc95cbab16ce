"""A list of all keys of a screen, also of those for which the key bar has no room."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType

from worderly.tui.screens.dialog import Dialog
from worderly.tui.widgets.bars import Key

NAME = 6
"""Columns of a key's name."""


class KeysDialog(Dialog):
    """Returns the action of the chosen key."""

    DEFAULT_CSS = """
    KeysDialog > Vertical { width: 44; padding: 0 2; }
    KeysDialog OptionList { max-height: 55vh; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("question_mark", "dismiss('')", show=False)]

    def __init__(
        self, question: str, keys: Sequence[Key], about: str, usual: Callable[[events.Key], events.Key]
    ) -> None:
        """`usual` translates the player's own keys."""
        self.keys, self.usual = keys, usual
        super().__init__(question, [(key.action, f"{key.shown:<{NAME}}{key.label}") for key in keys], about)

    async def on_key(self, event: events.Key) -> None:
        """A key does the same here as on the page."""
        pressed = self.usual(event).key
        for key in self.keys:
            if pressed == key.key and pressed not in ("enter", "escape"):
                event.stop()
                self.dismiss(key.action)
                return
