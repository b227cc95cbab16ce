"""Forms: each row has a name and a value that arrow keys, Enter or a click change."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from worderly.lexicon.folding import fold_latin
from worderly.tui.screens.dialog import Question
from worderly.tui.screens.page import Page
from worderly.tui.widgets.bars import Key, KeyBar, MessageBar, TitleBar

NARROW = 44
LABEL = 34
"""Width of the names in columns."""


class Choice(NamedTuple):
    """A row with one of several values; each value has a text."""

    name: str
    label: str
    values: Sequence[tuple[Any, str]]


class Field(NamedTuple):
    """A row with a text that the player types."""

    name: str
    label: str
    hint: str = ""
    accepts: Callable[[str], bool] = lambda text: True


class Act(NamedTuple):
    """A button: `name` is the action of the page."""

    name: str
    label: str


Row = Choice | Field | Act


class FormRow(Widget, can_focus=True):
    ALLOW_SELECT = False
    DEFAULT_CSS = """
    FormRow { height: auto; width: 100%; max-width: 84; padding: 0 1; }
    FormRow:focus { background: $tile; }
    FormRow:nocolor:focus { text-style: reverse; }
    FormRow.act { margin-top: 1; }
    """

    class Changed(Message):
        def __init__(self, row: Row, step: int) -> None:
            super().__init__()
            self.row, self.step = row, step

    def __init__(self, row: Row, values: dict[str, Any]) -> None:
        super().__init__(classes="act" if isinstance(row, Act) else None)
        self.row, self.form_values = row, values

    def render(self) -> Content:
        sign = "▸ " if self.has_focus else "  "
        if isinstance(self.row, Act):
            return Content.assemble((sign, "$soft"), (self.row.label, "bold $game"))
        label = Content.assemble((sign, "$soft"), (self.row.label, "$foreground"))
        is_hint = isinstance(self.row, Field) and not self.form_values[self.row.name]
        value = Content.styled(self._value(self.row), "$soft" if is_hint else "bold")
        room = self.content_size.width
        if room < NARROW:
            below = Content.assemble("    ", value.truncate(max(0, room - 4), ellipsis=True))
            return Content.assemble(label.truncate(room, ellipsis=True), "\n", below)
        width = min(LABEL, room // 2)
        named = label.truncate(width - 1, ellipsis=True, pad=True)
        return Content.assemble(named, " ", value.truncate(room - width, ellipsis=True))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """On a narrow screen the value stands below its name."""
        return 1 if isinstance(self.row, Act) or width >= NARROW else 2

    def _value(self, row: Choice | Field) -> str:
        value = self.form_values[row.name]
        if isinstance(row, Field):
            return str(value) or row.hint or "…"
        return f"‹ {next((text for one, text in row.values if one == value), str(value))} ›"

    def on_click(self) -> None:
        self.focus()
        self.post_message(self.Changed(self.row, 1))

    def on_focus(self) -> None:
        self.refresh()
        self.scroll_visible(animate=False, immediate=True)

    def on_blur(self) -> None:
        self.refresh()


class Rows(VerticalScroll, can_focus=False, inherit_bindings=False):
    """Has no bindings of its own: arrow keys must move the focus, not scroll the page."""


class FormPage(Page):
    DEFAULT_CSS = """
    FormPage #rows { height: 1fr; padding: 1 2; scrollbar-size-vertical: 1; }
    """
    heading = ""
    moving = "tui-moving-form"

    def __init__(self) -> None:
        super().__init__()
        self.values: dict[str, Any] = {}

    def heading_text(self) -> str:
        return self.say(self.heading)

    def rows(self) -> Iterable[Row]:
        return ()

    def compose(self) -> ComposeResult:
        rows = list(self.rows())
        for row in rows:
            if not isinstance(row, Act):
                first = row.values[0][0] if isinstance(row, Choice) else ""
                self.values.setdefault(row.name, first)
        yield TitleBar()
        with Rows(id="rows"):
            for row in rows:
                yield FormRow(row, self.values)
        yield MessageBar(" ", markup=False)
        yield KeyBar()

    def opened(self) -> None:
        super().opened()
        self.query_one(TitleBar).name_text = self.heading_text()
        self.query_one(FormRow).focus()

    def keys(self) -> Iterable[Key]:
        yield self.key("left", "←", "tui-key-before", "turn(-1)")
        yield self.key("right", "→", "tui-key-after", "turn(1)")
        yield self.key("enter", "↵", "tui-key-choose", "turn(1)")
        yield self.key("escape", "esc", "tui-back", "leave")

    async def handle_other_key(self, event: events.Key) -> None:
        if event.key in ("up", "down"):
            self.focus_previous() if event.key == "up" else self.focus_next()
        elif isinstance(self.focused, FormRow) and isinstance(self.focused.row, Choice) and event.character:
            self.jump(self.focused.row, event.character)

    def jump(self, row: Choice, letter: str) -> None:
        """Goes to the next value that begins with the letter: nobody steps through a hundred themes."""
        at = next((i for i, (value, _) in enumerate(row.values) if value == self.values[row.name]), -1)
        following = (*row.values[at + 1 :], *row.values[: at + 1])
        wanted = fold_latin(letter)
        found = next((value for value, text in following if fold_latin(text).startswith(wanted)), None)
        if found is not None:
            self.put(row.name, found)

    def on_form_row_changed(self, event: FormRow.Changed) -> None:
        self.turn(event.row, event.step)

    def action_turn(self, step: int) -> None:
        if isinstance(self.focused, FormRow):
            self.turn(self.focused.row, step)

    def turn(self, row: Row, step: int) -> None:
        if isinstance(row, Act):
            self.call_later(self.run_action, f"screen.{row.name}")
        elif isinstance(row, Field):
            self._ask(row)
        else:
            values = [value for value, _ in row.values]
            at = values.index(self.values[row.name]) if self.values[row.name] in values else 0
            self.put(row.name, values[(at + step) % len(values)])

    def _ask(self, row: Field) -> None:
        def answer(text: str | None) -> None:
            if text is not None:
                self.put(row.name, text)

        self.app.push_screen(Question(row.label, row.accepts, row.hint, str(self.values[row.name])), answer)

    def put(self, name: str, value: Any) -> None:
        self.values[name] = value
        for row in self.query(FormRow):
            row.refresh()
        self.changed()

    def changed(self) -> None:
        """Called after a value has changed."""

    def show_message(self, text: str, kind: str = "info") -> None:
        self.query_one(MessageBar).show(text, kind)

    def on_off(self, name: str, message: str) -> Choice:
        return Choice(
            name, self.say(message), ((False, self.say("option-off")), (True, self.say("option-on")))
        )

    def action_leave(self) -> None:
        self.app.pop_screen()
