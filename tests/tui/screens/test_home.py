"""The first page: the puzzles of the day, earlier days, rows to click."""

from datetime import date
from pathlib import Path

import pytest

from tests.tui.stage import Stage, play, states
from worderly.device.local.results import Result
from worderly.device.local.shelf import Shelf
from worderly.games import IDS, game_of, part_of
from worderly.tui.ending.result import ResultScreen
from worderly.tui.games.battlewords import BattlewordsScreen
from worderly.tui.screens.game_row import GameRow
from worderly.tui.screens.home import Home

SCREENS = [part_of("worderly.tui.games", game, "SCREEN") for game in IDS]


def test_home_shows_every_puzzle_and_opens_each_by_its_number(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        assert states(stage) == ["○ to play"] * len(IDS)
        for number, screen in enumerate(SCREENS, 1):
            await stage.press(str(number))
            await stage.say_ready()
            assert stage.is_on(screen)
            await stage.press("escape")
            assert stage.is_on(Home)
        clocks = {game: "… just begun" for game in IDS if game_of(game).has_clock}
        assert states(stage) == [clocks.get(game, "○ to play") for game in IDS]

    play(tmp_path, action)


def test_a_click_on_a_row_plays_it(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.pilot.click("#row-battlewords")
        assert stage.is_on(BattlewordsScreen)

    play(tmp_path, action)


def test_earlier_days_are_a_key_away(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("left", "left")
        assert "Sunday 1 February · number 32" in stage.text_of("#day")
        await stage.press("4")
        assert stage.game.link.daily == "2026-02-01"

    play(tmp_path, action)


def test_a_change_of_language_is_seen_at_home(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("o", *["down"] * 4, "right", "escape")
        assert states(stage) == ["○ à jouer"] * len(IDS)
        assert stage.screen.query_one("#row-wordsearch", GameRow).title == "Mots cachés"
        assert "Jouer" in stage.text_of("KeyBar")

    play(tmp_path, action)


def test_the_date_grows_back_with_the_window(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        wide = stage.text_of("#day")
        await stage.pilot.resize_terminal(40, 20)
        await stage.until(lambda: stage.text_of("#day") != wide)
        await stage.pilot.resize_terminal(80, 24)
        await stage.until(lambda: stage.text_of("#day") == wide)

    play(tmp_path, action)


@pytest.mark.parametrize(
    ("language", "day"),
    [("en", "Tuesday 3 February"), ("fr", "mardi 3 février"), ("de", "Dienstag, 3. Februar")],
)
def test_the_date_has_the_form_of_its_language(tmp_path: Path, language: str, day: str) -> None:
    async def action(stage: Stage) -> None:
        assert day in stage.text_of("#day")

    play(tmp_path, action, language=language)


def test_an_earlier_year_is_named(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        stage.app.device.today = lambda: date(2027, 1, 1)
        await stage.press("left")
        assert "Thursday 31 December 2026" in stage.text_of("#day")

    play(tmp_path, action)


SATURDAY = date(2026, 11, 21)


@pytest.mark.parametrize("size", [(40, 20), (80, 24), (140, 40)])
def test_the_weekend_s_puzzle_is_at_home_on_a_weekend_and_is_done_once(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async def action(stage: Stage) -> None:
        assert not stage.screen.query_one("#row-weekend").display
        stage.app.device.today = lambda: SATURDAY
        await stage.press("o", "escape")
        row = stage.screen.query_one("#row-weekend", GameRow)
        request = stage.app.device.weekend()
        assert request is not None
        assert (row.display, row.state) == (True, "○ to play")
        assert row.title == f"Weekend 47: {stage.app.messages.text(f'title-{request.game}')}"
        assert row.region.bottom <= stage.screen.query_one("KeyBar").region.y
        await stage.press("k", "enter")
        await stage.say_ready()
        assert stage.game.link.match.config.weekend == SATURDAY.isoformat()
        await stage.press("f8", "down", "enter")
        await stage.press("escape")
        assert row.state == "✓ done"
        await stage.press("w")
        assert stage.is_on(ResultScreen)

    play(tmp_path, action, size=size)


def test_a_done_daily_shows_its_rank_where_there_is_room(tmp_path: Path) -> None:
    day, rank = "2026-02-03", game_of("hands").ranks.names[2]
    result = Result("hands", "en", day, 257, "", daily=day, rank=rank, flawless=True)

    async def action(stage: Stage) -> None:
        title = stage.app.messages.text(f"hands-rank-{rank}")
        assert states(stage)[1] == f"✓ 257 points · {title} ◆"

    Shelf(tmp_path).results.add(result)
    play(tmp_path, action)


def test_j_and_k_go_from_game_to_game(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("j", "j", "k")
        assert stage.screen.chosen == IDS[1]

    play(tmp_path, action)
