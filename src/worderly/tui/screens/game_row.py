"""A row of the home page: a game, or the weekend's puzzle."""

from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget


class GameRow(Widget, can_focus=True):
    """A game: its name in its accent colour, the state of its daily, and a short description."""

    ALLOW_SELECT = False
    DEFAULT_CSS = """
    GameRow { height: 2; width: 100%; padding: 0 1; margin-bottom: 1;  }
    GameRow:focus { background: $tile; }
    GameRow:nocolor:focus { text-style: reverse; }
    """
    state: reactive[str] = reactive("")

    class Chosen(Message):
        def __init__(self, row: "GameRow") -> None:
            super().__init__()
            self.row = row

    def __init__(self, game_id: str, key: str, title: str, about: str, name: str = "") -> None:
        """`key` plays it; `name` is its own if it is not the daily of the game."""
        super().__init__(id=f"row-{name or game_id}")
        self.game_id, self.key, self.title, self.about = game_id, key, title, about

    def render(self) -> Content:
        width = self.content_size.width
        accent = f"bold $game-{self.game_id}"
        sign = "▸" if self.has_focus else " "
        name = Content.assemble((f"{sign} {self.key}  ", "$soft"), (self.title, accent))
        state = Content.styled(self.state, "$foreground")
        room = max(0, width - state.cell_length)
        about = Content.styled(f"     {self.about}", "$soft").truncate(width, ellipsis=True)
        return Content.assemble(name.truncate(room, pad=True), state, "\n", about)

    def on_click(self) -> None:
        self.focus()
        self.post_message(self.Chosen(self))

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()
