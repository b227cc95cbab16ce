"""How others did, below a result on a server."""

from pathlib import Path

from sqlalchemy import Connection

from tests.server.running import Running
from tests.tui.stage import TODAY, Stage, play
from worderly.store import dailies
from worderly.store.ranking import others
from worderly.table.days.puzzles import name_of
from worderly.tui.ending.result import ResultScreen
from worderly.tui.games.hands import HandsScreen
from worderly.tui.screens.dialog import Dialog


async def end_daily(stage: Stage) -> None:
    await stage.press("2")
    await stage.until(lambda: stage.is_on(HandsScreen))
    await stage.press("f7")
    await stage.until(lambda: stage.is_on(Dialog) or stage.is_on(ResultScreen))
    while stage.is_on(Dialog):
        await stage.press("escape")
    await stage.until(lambda: stage.screen.has_class("others"))


def test_from_ten_players_on_a_result_tells_how_others_did(server: Running, tmp_path: Path) -> None:
    async def first(stage: Stage) -> None:
        await end_daily(stage)
        assert stage.text_of("#others") == "You are one of the first today."

    play(tmp_path / "first", first, server=server.url)
    row = server.service.store.read_now(lambda c: dailies.newest(c, "hands", "en", TODAY.isoformat()))
    assert row is not None
    name = name_of(row)

    def count(connection: Connection) -> None:
        for points in range(12):
            others.count(connection, name, points * 10, 60_000, ())

    server.service.store.write_now(count)

    async def second(stage: Stage) -> None:
        await end_daily(stage)
        assert "players · average" in stage.text_of("#others")

    play(tmp_path / "second", second, server=server.url)
