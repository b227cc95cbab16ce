"""A player's figures from their ranked daily results."""

from tests.table.stage import Stage, play
from worderly.store.ranking import boards
from worderly.store.ranking.boards import Result
from worderly.table.days.calendar import closes_ms
from worderly.table.people.stats import of_player


def test_figures_count_the_days_and_not_the_board_of_all_time(database: str) -> None:
    async def script(stage: Stage) -> None:
        player = await stage.player()
        for day, score in (("2026-03-01", 10), ("2026-03-02", 30), ("all", 30)):
            board = "hands/en/all" if day == "all" else f"hands/en/1/{day}"
            result = Result(score, 0, f"match-{day}", 0)
            await stage.store.write(
                lambda c, b=board, r=result: boards.post(c, b, player, r, keep_best=False)  # type: ignore[misc]
            )
        now_ms = closes_ms("2026-03-01")
        (figures,) = await stage.store.read(lambda c: of_player(c, player, now_ms))
        assert (figures.game, figures.language, figures.games) == ("hands", "en", 2)
        assert (figures.average, figures.best, figures.scores) == (20, 30, (10, 30))
        assert figures.streak.days == 2

    play(database, script)
