"""This device's leader boards."""

from textual.content import Content

from worderly.local.files import Damaged
from worderly.tui.pages import GamePages


class BoardsPage(GamePages):
    def heading(self) -> str:
        return self.say("plain-board-title", game=self.say(f"title-{self.game_id}"))

    def content(self) -> Content:
        try:
            leaders = self.arcade.device.leaders(self.game_id).read()
        except Damaged as damaged:
            self.arcade.report(damaged)
            leaders = ()
        if not leaders:
            return Content.styled(self.say("plain-board-empty"), "$soft")
        rows = [
            Content.assemble(
                (f"{place:>3}  ", "$soft"),
                (f"{leader.name:<12}", "bold $game" if place == 1 else "bold"),
                f"{leader.points:>7}",
            )
            for place, leader in enumerate(leaders, 1)
        ]
        return Content("\n").join(rows)
