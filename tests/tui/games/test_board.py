"""A board that is larger than the screen."""

from collections import Counter
from pathlib import Path

import pytest

from tests.tui.stage import REFRESH_S, Stage, play, request
from worderly.device.request import Request
from worderly.tui.games.wizards import WizardsScreen
from worderly.tui.widgets.tiles import Cell

TALL = request("wizards", rows=19)
HUGE = request("wizards", book="bibliotheca")
BOTH = pytest.mark.parametrize(
    ("wanted", "size"), [(TALL, (80, 24)), (TALL, (40, 20)), (HUGE, (80, 24)), (HUGE, (40, 20))]
)


def in_sight(stage: Stage, cell: Cell) -> bool:
    grid = stage.game.grid
    place = grid.place_of(cell).translate(grid.region.offset)
    return bool(stage.screen.query_one("#stage").region.contains_region(place))


@BOTH
def test_tray_draft_and_figures_stay_in_sight(wanted: Request, size: tuple[int, int], tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        whole = stage.screen.region
        for keys in ((), ("pagedown",), ("a",)):
            await stage.press(*keys)
            above = 0
            for part in ("TitleBar", "#stage", "#tray", "MessageBar", "Entry", "KeyBar"):
                region = stage.screen.query_one(part).region
                assert whole.contains_region(region)
                assert region.area
                assert region.y >= above, part
                above = region.bottom

    play(tmp_path, action, wanted, size)


@BOTH
def test_every_corner_of_the_board_is_reached_by_keys(
    wanted: Request, size: tuple[int, int], tmp_path: Path
) -> None:
    async def action(stage: Stage) -> None:
        rows, cols = len(stage.game.grid.tiles), len(stage.game.grid.tiles[0])
        assert in_sight(stage, (0, 0))
        await stage.press(*["pagedown"] * 3, *["ctrl+right"] * 20)
        assert in_sight(stage, (rows - 1, cols - 1))
        await stage.press(*["ctrl+up"] * rows, *["ctrl+left"] * 20)
        assert in_sight(stage, (0, 0))

    play(tmp_path, action, wanted, size)


def test_a_word_that_is_found_out_of_sight_comes_into_sight(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        assert isinstance(stage.game, WizardsScreen)
        words = Counter(word.word for word in stage.state.words)
        once = [word for word in stage.state.words if words[word.word] == 1]
        lowest = max(once, key=lambda word: word.row)
        await stage.enter(lowest.word)
        await stage.pilot.pause(REFRESH_S)
        assert all(in_sight(stage, cell) for cell in stage.game.fresh)

    play(tmp_path, action, HUGE)


def test_a_board_that_has_room_says_nothing_of_scrolling(tmp_path: Path) -> None:
    async def small(stage: Stage) -> None:
        assert "PgDn" not in stage.text_of("MessageBar")

    async def large(stage: Stage) -> None:
        assert "PgDn" in stage.text_of("MessageBar")

    play(tmp_path / "small", small, request("wizards"))
    play(tmp_path / "large", large, HUGE)
