"""The leader boards: this device's, or a server's of today and of all time."""

from collections.abc import Iterable

from textual.content import Content

from worderly.device.local.device import BoardEntry
from worderly.tui.screens.pages import GamePages
from worderly.tui.widgets.bars import Key

NAME = 24


class BoardsPage(GamePages):
    def __init__(self, game_id: str) -> None:
        super().__init__(game_id)
        self.span = 0
        self.entries: list[BoardEntry] | None = None
        """None: still loading."""

    def heading(self) -> str:
        title = self.say("plain-board-title", game=self.say(f"title-{self.game_id}"))
        if not self.arcade.device.server:
            return title
        return f"{title} · {self.say(f'plain-board-{self.spans[self.span]}')}"

    @property
    def spans(self) -> tuple[str, ...]:
        return self.arcade.device.spans()

    def show(self) -> None:
        device, asked = self.arcade.device, (self.game_id, self.spans[self.span])

        def came(entries: list[BoardEntry]) -> None:
            if asked == (self.game_id, self.spans[self.span]):
                self.entries = entries
                super(BoardsPage, self).show()

        self.entries = None
        super().show()
        self.arcade.playing.call(lambda: device.board(*asked), came)

    def content(self) -> Content:
        if self.entries is None:
            waiting = self.say("tui-asking", server=self.arcade.device.server)
            return Content.styled(waiting if self.arcade.device.server else "", "$soft")
        if not self.entries:
            return Content.styled(self.say("plain-board-empty"), "$soft")
        return Content("\n").join([self._row(entry) for entry in self.entries])

    def _row(self, entry: BoardEntry) -> Content:
        strong = entry.is_you or entry.rank == 1
        you = f" {self.say('plain-board-you')}" if entry.is_you else ""
        width = NAME if self.arcade.device.server else 12
        return Content.assemble(
            (f"{entry.rank:>3}  ", "$soft"),
            (f"{entry.name:<{width}.{width}}", "bold $game" if strong else "bold"),
            f"{entry.points:>7}{you}",
        )

    def keys(self) -> Iterable[Key]:
        if len(self.spans) > 1:
            yield self.key("t", "t", "tui-key-span", "turn_span")
        yield from super().keys()

    def action_turn_span(self) -> None:
        self.span = (self.span + 1) % len(self.spans)
        self.show()
