"""The rules and keys of a game."""

from textual.content import Content

from worderly.tui.screens.pages import GamePages


class HelpPage(GamePages):
    DEFAULT_CSS = """
    HelpPage #text { width: 100%; max-width: 76; }
    """

    def heading(self) -> str:
        return self.say("tui-help-title", game=self.say(f"title-{self.game_id}"))

    def content(self) -> Content:
        return Content.assemble(
            (self.say(f"plain-about-{self.game_id}"), "bold $game"),
            "\n\n",
            self.say(f"tui-help-{self.game_id}"),
            "\n\n",
            (self.say("tui-help-keys"), "$soft"),
        )
