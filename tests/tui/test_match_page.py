"""Moves on their way to a match, and the answers."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.device.local.test_files import full_disk
from tests.ports import free_port
from tests.server.running import running
from tests.tui.puzzles import HAND
from tests.tui.stage import Play, Stage, play, request, said
from worderly.device.local.device import UNRANKED
from worderly.device.local.owners import Owners
from worderly.games import IDS
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


async def clue(stage: Stage) -> None:
    await stage.press("f3")


async def pause(stage: Stage) -> None:
    await stage.press("f5")


def was_hinted(stage: Stage) -> bool:
    return bool(stage.state.hint)


@pytest.mark.parametrize(
    ("game", "move", "is_done"),
    [
        ("hands", clue, was_hinted),
        ("boogle", pause, lambda stage: stage.game.link.match.was_paused),
    ],
)
def test_what_ends_the_rank_of_a_daily_asks_once(
    game: str, move: Play, is_done: Callable[[Stage], bool], tmp_path: Path
) -> None:
    async def action(stage: Stage) -> None:
        await stage.press(str(IDS.index(game) + 1))
        await stage.say_ready()
        await move(stage)
        assert isinstance(stage.screen, Dialog)
        await stage.press("enter")
        assert said(stage, "It stays ranked.")
        assert not is_done(stage)
        await move(stage)
        await stage.press("down", "enter")
        if stage.is_on(Dialog):  # The pause itself.
            await stage.press("enter")
        assert is_done(stage)
        assert stage.game.link.match.notes == {UNRANKED: True}

    play(tmp_path, action)


def test_no_word_is_late_while_the_clock_shows_time(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        stage.clock.ms = 59_900
        await stage.game.poll()
        stage.clock.ms = 60_000
        # Sooner than the next regular look at the clock.
        await stage.pilot.pause(0.11)
        assert "0:00" in stage.screen.query_one("TitleBar").figures
        await stage.enter("satin")
        assert stage.game.view.late == ("satin",)
        assert "0:00" in stage.screen.query_one("TitleBar").figures

    play(tmp_path, action, request("boogle", grid="pers/latg/sine/ters", time_s=60))


def test_the_time_is_saved_between_two_moves(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.enter("jar")
        stage.clock.ms = 30_000
        await stage.game.poll()
        kept = [stage.app.device.shelf.saves.read(slot) for slot in stage.app.device.shelf.saves.slots()]
        assert [one.elapsed_ms for one in kept if one] == [30_000]

    play(tmp_path, action, HAND)


def test_a_window_that_was_taken_over_says_so_though_nobody_moves(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.enter("jar")
        slot = stage.game.link.match.config.slot
        Owners(tmp_path / "saves").claim(slot, take_over=True)
        stage.clock.ms = 30_000
        await stage.game.poll()
        assert said(stage, "taken over in another window")

    play(tmp_path, action, HAND)


def test_a_game_on_a_full_disk_goes_on_in_memory_and_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def action(stage: Stage) -> None:
        await stage.enter("jar")
        assert said(stage, "it goes on in memory")
        await stage.enter("f*x")
        assert not said(stage, "it goes on in memory")
        assert stage.game.view.score == 306

    monkeypatch.setattr(os, "fsync", full_disk)
    play(tmp_path, action, HAND)
