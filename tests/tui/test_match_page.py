"""Moves on their way to a match, and the answers."""

import asyncio
from pathlib import Path

from tests.ports import free_port
from tests.server.running import running
from tests.tui.puzzles import HAND
from tests.tui.stage import Stage, play, request, said
from worderly.tui.games.hands import HandsScreen
from worderly.tui.screens.dialog import Dialog


def test_a_refusal_is_told_in_words_and_costs_nothing(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.enter("cabin")
        assert "Uncover a cell first" in stage.text_of("MessageBar")
        await stage.enter("c99")
        assert stage.text_of("MessageBar").startswith("✕")

    play(tmp_path, action, request("battlewords"))


def test_a_pause_hides_the_board_and_stops_the_clock(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("f5")
        assert stage.is_on(Dialog)
        assert "unranked" in stage.screen.question
        stage.clock.ms += 60_000
        await stage.press("enter")
        assert stage.game.link.elapsed_ms == 0

    play(tmp_path, action, request("boogle", grid="pers/latg/sine/ters", time_s=60))


def test_a_lost_connection_is_shown_and_the_move_is_sent_when_it_is_back(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/w.db"
    port = free_port()
    first = running(database, tmp_path, at=port)
    here = first.__enter__()

    async def action(stage: Stage) -> None:
        await stage.until(lambda: stage.is_on(HandsScreen))
        await asyncio.to_thread(first.__exit__, None, None, None)
        await stage.until(lambda: said(stage, "is lost; trying again"))
        await stage.enter("jar")
        assert stage.game.view.score == 0
        second = running(database, tmp_path, at=port)
        await asyncio.to_thread(second.__enter__)
        await stage.until(lambda: stage.game.view.score == 90)
        await asyncio.to_thread(second.__exit__, None, None, None)

    play(tmp_path / "player", action, HAND, server=here.url)
