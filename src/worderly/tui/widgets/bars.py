"""The bars of a screen: title with figures, message, entry, keys."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, NamedTuple

from textual import events
from textual.content import Content
from textual.geometry import Size
from textual.reactive import reactive
from textual.widget import Widget
from textual.widgets import Static


class Key(NamedTuple):
    """A key: its name for Textual, its name on the screen, its label, and its action."""

    key: str
    shown: str
    label: str
    action: str


class TitleBar(Widget):
    """The title on the accent colour, and the figures at the right."""

    DEFAULT_CSS = """
    TitleBar { height: 1; width: 1fr; background: $game; color: $on-accent; text-style: bold; padding: 0 1; }
    TitleBar:nocolor { text-style: bold reverse; }
    """
    name_text: reactive[str] = reactive("")
    figures: reactive[str] = reactive("")

    def render(self) -> Content:
        width = self.content_size.width
        figures = self.figures[: max(0, width - 8)]
        room = max(0, width - len(figures) - 1)
        name = self.name_text if len(self.name_text) <= room else self.name_text[: room - 1] + "…"
        return Content(f"{name:<{room}} {figures}")


class MessageBar(Static):
    """The reply to the last move, with a mark besides its colour."""

    MARKS: ClassVar[dict[str, str]] = {"right": "✓ ", "wrong": "✕ ", "info": "· ", "none": ""}
    DEFAULT_CSS = """
    MessageBar { height: auto; min-height: 1; max-height: 2; width: 1fr; padding: 0 1; color: $foreground; }
    MessageBar.right { color: $success; text-style: bold; }
    MessageBar.wrong { color: $error; }
    MessageBar.info { color: $soft; }
    """

    def show(self, text: str, kind: str = "info") -> None:
        for name in self.MARKS:
            self.set_class(name == kind, name)
        self.update(Content(self.MARKS[kind] + text if text else " "))


class Entry(Widget):
    """The draft of a move, with buttons for Backspace and Enter."""

    ALLOW_SELECT = False
    DEFAULT_CSS = """
    Entry { height: 1; width: 1fr; padding: 0 1; color: $foreground; }
    """
    draft: reactive[str] = reactive("")
    note: reactive[str] = reactive("")
    """The points of the draft, if the game shows them."""
    prompt: reactive[str] = reactive("")
    back: reactive[str] = reactive("⌫")
    enter: reactive[str] = reactive("↵")

    @property
    def _buttons(self) -> tuple[str, str]:
        """The texts of the buttons, with their names if there is room."""
        named = f"  ⌫ {self.back}", f"  ↵ {self.enter}"
        room = self.content_size.width - sum(map(len, named))
        return named if room >= len(self.prompt) + 2 else ("  ⌫", "  ↵ ")

    async def on_click(self, event: events.Click) -> None:
        """Finds the button by its distance from the right end."""
        from_right = self.content_size.width - (event.x - 1)
        back, enter = (len(button) for button in self._buttons)
        if from_right <= enter:
            await self.run_action("screen.submit")
        elif from_right <= enter + back:
            await self.run_action("screen.rub_out")

    def render(self) -> Content:
        back, enter = self._buttons
        buttons = Content.assemble((back, "$soft"), (enter, "bold $game"))
        if self.draft:
            draft = (self.draft.upper(), "bold")
            left = Content.assemble(("› ", "$soft"), draft, ("▏", "$game"), (f"  {self.note}", "$soft"))
        else:
            left = Content.assemble(("› ", "$soft"), (self.prompt, "$soft"))
        room = max(0, self.content_size.width - buttons.cell_length)
        return Content.assemble(left.truncate(room, ellipsis=True, pad=True), buttons)


class KeyBar(Widget):
    """The keys of this screen as buttons: as many as fit, and always the last one."""

    ALLOW_SELECT = False
    DEFAULT_CSS = """
    KeyBar { height: auto; width: 1fr; background: $panel; color: $soft; padding: 0 1; dock: bottom; }
    """
    keys: reactive[tuple[Key, ...]] = reactive((), layout=True)
    most_lines: reactive[int] = reactive(2, layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(laid_out(self.keys, width, self.most_lines))

    def lines_in(self, width: int) -> int:
        """The number of lines on a screen of this width."""
        return len(laid_out(self.keys, width - self.gutter.width, self.most_lines))

    def render(self) -> Content:
        return Content("\n").join([self._line(keys) for keys in self._shown()])

    def _line(self, keys: Sequence[Key]) -> Content:
        parts = [Content.assemble((key.shown, "bold $foreground"), f" {key.label}  ") for key in keys]
        return Content.assemble(*parts)

    def _shown(self) -> list[list[Key]]:
        return laid_out(self.keys, self.content_size.width, self.most_lines)

    async def on_click(self, event: events.Click) -> None:
        shown = self._shown()
        if event.y < len(shown) and (key := key_at(shown[event.y], event.x - 1)) is not None:
            await self.run_action(key.action)


def key_at(shown: Iterable[Key], x: int) -> Key | None:
    """The key at this column."""
    for key in shown:
        x -= len(key.shown) + len(key.label) + 3
        if x < 0:
            return key
    return None


def laid_out(keys: Sequence[Key], room: int, most_lines: int) -> list[list[Key]]:
    """Spreads the keys over at most `most_lines` lines."""
    lines: list[list[Key]] = []
    left = list(keys)
    while len(lines) < most_lines - 1 and len(fitting(left, room)) < len(left):
        first = fitting([*left, NO_KEY], room)[:-1]
        lines.append(first)
        left = left[len(first) :]
    return [*lines, fitting(left, room)]


NO_KEY = Key("", "", "", "")


def fitting(keys: Sequence[Key], room: int) -> list[Key]:
    if not keys:
        return []
    *most, last = keys
    room -= len(last.shown) + len(last.label) + 1
    shown = []
    for key in most:
        room -= len(key.shown) + len(key.label) + 3
        if room < 0:
            break
        shown.append(key)
    return [*shown, last]
