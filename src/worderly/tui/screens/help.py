"""The rules and keys of a game."""

from collections.abc import Iterable

from textual.content import Content

from worderly.tui.screens.pages import GamePages
from worderly.tui.widgets.bars import Key


class HelpPage(GamePages):
    DEFAULT_CSS = """
    HelpPage #text { width: 100%; max-width: 76; }
    """

    def heading(self) -> str:
        return self.say("tui-help-title", game=self.say(f"title-{self.game_id}"))

    def keys(self) -> Iterable[Key]:
        yield self.key("l", "l", "lesson-key", "teach")
        yield from super().keys()

    def action_teach(self) -> None:
        self.arcade.playing.teach(self.game_id)

    def content(self) -> Content:
        return Content.assemble(
            (self.say(f"plain-about-{self.game_id}"), "bold $game"),
            "\n\n",
            self.say(f"tui-help-{self.game_id}"),
            "\n\n",
            (self.say("tui-help-keys"), "$soft"),
            "\n\n",
            (self.say("keys-help", file=str(self.arcade.keys_path)), "$soft"),
        )
