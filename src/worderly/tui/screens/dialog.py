"""Small questions over the screen: a choice, or a line to type."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option


class Choices(OptionList):
    """A list that is also moved by j and k."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("j", "cursor_down", show=False),
        Binding("k", "cursor_up", show=False),
    ]


class Dialog(ModalScreen[str]):
    """Returns the value of the choice; Escape returns an empty text."""

    DEFAULT_CSS = """
    Dialog { align: center middle; }
    Dialog > Vertical {
        width: 56; max-width: 96%; height: auto; max-height: 90%;
        background: $panel; border: round $edge; padding: 1 2;
    }
    Dialog .question { margin-bottom: 1; color: $foreground; text-style: bold; }
    Dialog OptionList { background: $panel; border: none; height: auto; padding: 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')", show=False)]

    def __init__(
        self, question: str, choices: Sequence[tuple[str, str]], about: str = "", *, solid: bool = False
    ) -> None:
        super().__init__(classes="solid" if solid else None)
        self.question, self.choices, self.about = question, choices, about

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.question, classes="question", markup=False)
            if self.about:
                yield Static(self.about, classes="question", markup=False)
            yield Choices(*(Option(label, id=value) for value, label in self.choices), markup=False)

    async def on_key(self, event: events.Key) -> None:
        """A digit goes to the choice that it begins, or else to the choice of that number; Enter takes it."""
        if event.key.isdecimal():
            event.stop()
            self._go_to(event.key)

    def _go_to(self, digit: str) -> None:
        labels = [label for _, label in self.choices]
        named = [at for at, label in enumerate(labels) if label.startswith(digit)]
        at = named[0] if named else int(digit) - 1
        if 0 <= at < len(labels):
            self.query_one(OptionList).highlighted = at

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option.id or "")


class TextDialog(ModalScreen[None]):
    """A long text: arrow keys scroll it, the other keys close it."""

    DEFAULT_CSS = """
    TextDialog { align: center middle; }
    TextDialog > VerticalScroll {
        width: 56; max-width: 96%; height: auto; max-height: 96%; scrollbar-size-vertical: 1;
        background: $panel; border: round $edge; border-subtitle-color: $soft; padding: 1 2;
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,f2,q", "dismiss", show=False)]

    def __init__(self, text: str, back: str) -> None:
        super().__init__()
        self.text, self.back = text, back

    def compose(self) -> ComposeResult:
        with VerticalScroll() as sheet:
            sheet.border_subtitle = f"esc {self.back}"
            yield Static(self.text, markup=False)

    def on_click(self) -> None:
        self.dismiss()


class Question(ModalScreen[str]):
    """Returns the line that was typed; Escape returns None."""

    DEFAULT_CSS = """
    Question { align: center middle; }
    Question > Vertical {
        width: 56; max-width: 96%; height: auto;
        background: $panel; border: round $edge; padding: 1 2;
    }
    Question .question { margin-bottom: 1; }
    Question .complaint { color: $soft; height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(
        self,
        question: str,
        accepts: Callable[[str], bool],
        complaint: str,
        value: str = "",
    ) -> None:
        super().__init__()
        self.question, self.accepts, self.complaint, self.value = question, accepts, complaint, value

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.question, classes="question", markup=False)
            yield Input(self.value)
            yield Static("", classes="complaint", markup=False)

    @on(Input.Submitted)
    def take(self, event: Input.Submitted) -> None:
        answer = event.value.strip()
        if not answer or self.accepts(answer):
            self.dismiss(answer)
        else:
            self.query_one(".complaint", Static).update(self.complaint)
