"""Results on boards."""

from pathlib import Path

from tests.table.stage import Stage, guess, play
from worderly.store.ranking import boards
from worderly.table.days import calendar as days
from worderly.table.match.matchmaking import begin
from worderly.wire.rest import NewMatch


def test_a_result_after_the_close_is_on_no_board_and_changes_none(tmp_path: Path) -> None:
    """Begun in time, ended late: the board has been frozen in between."""

    async def late(stage: Stage) -> tuple[int, int]:
        day = "2026-11-15"
        early, tardy = await stage.player("Early"), await stage.player("Tardy")
        tables = []
        stage.clock.jump_to(days.closes_ms(day) - 2)
        for player in (early, tardy):
            begun = await begin(stage.hub, NewMatch(game="codeword", daily=day), player)
            tables.append(await stage.hub.table(begun.match))
        for table, moment in zip(tables, (days.closes_ms(day) - 1, days.closes_ms(day)), strict=True):
            stage.clock.jump_to(moment)
            await table.submit(0, "a", guess(table.stream.state.state.secret))
        await stage.hub.wait_for_tasks()
        names = (f"codeword/en/{tables[0].reducer.game.version}/{day}", "codeword/en/all")
        first, second = (stage.store.read_now(lambda c, n=name: boards.count(c, n)) for name in names)  # type: ignore[misc]
        return first, second

    assert play(f"sqlite:///{tmp_path}/w.db", late) == (1, 1)
