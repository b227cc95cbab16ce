"""The player's statistics: games, average, best, streak, distribution of the scores."""

from textual.content import Content

from worderly.device.local.results import Result, Stats, all_milestones, stats
from worderly.kit.achievements.milestones import milestone_text
from worderly.tui.screens.pages import GamePages

BAR = 40
"""Columns of the longest bar; half of it in a narrow terminal."""


class StatsPage(GamePages):
    def heading(self) -> str:
        return self.say("plain-stats-title", game=self.say(f"title-{self.game_id}"))

    def content(self) -> Content:
        device = self.arcade.device
        results = device.shelf.results.read()
        figures = stats(results, self.game_id, device.word_language, device.today())
        if not figures.games:
            return Content.styled(self.say("plain-stats-none"), "$soft")
        average = round(figures.average)
        lines = [
            Content(self.say("plain-stats-games", games=figures.games, average=average, best=figures.best)),
            Content(self._streak(figures)),
            Content(""),
            *self._bars(figures),
            *self._milestones(results),
        ]
        return Content("\n").join(lines)

    def _streak(self, figures: Stats) -> str:
        facts = {"streak": figures.streak, "longest": figures.best_streak, "freezes": figures.freezes}
        return self.say("plain-stats-streak", **facts)

    def _milestones(self, results: list[Result]) -> list[Content]:
        """Of this game and of all games together, the latest first."""
        reached = [one for one in all_milestones(results) if one.game in ("", self.game_id)]
        return [
            Content(""),
            *(Content.assemble(("◆ ", "$game"), milestone_text(one, self.say)) for one in reached[::-1]),
        ]

    def _bars(self, figures: Stats) -> list[Content]:
        longest = BAR if self.app.size.width >= 72 else BAR // 2
        return [
            Content.assemble((f"{bar.low:>6}  ", "$soft"), ("█" * bar.length, "$game"), f" {bar.games or ''}")
            for bar in figures.bars(longest)
        ]
