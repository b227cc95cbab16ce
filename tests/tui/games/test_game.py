"""What the screens of all games share: clock, size, giving up."""

from pathlib import Path

from tests.tui.stage import Stage, play, request
from worderly.tui.ending.result import ResultScreen
from worderly.tui.games.wizards import WizardsScreen


def test_time_ends_a_turn(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        game = stage.game
        for ms in (60_000, 62_000):
            stage.clock.ms = ms
            await game.poll()
        await stage.pilot.pause()
        assert stage.is_on(ResultScreen)

    play(tmp_path, action, request("boogle", grid="pers/latg/sine/ters", time_s=60))


def test_giving_up_asks_first_and_shows_the_solution(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        words = {word.display for word in stage.state.words}
        await stage.press("f8", "enter")
        assert stage.is_on(WizardsScreen)
        await stage.press("f8", "down", "enter")
        assert stage.is_on(ResultScreen)
        assert {word.text for word in stage.screen.summary.words} == words
        assert not any(word.found for word in stage.screen.summary.words)

    play(tmp_path, action, request("wizards", words=5))


def test_a_resize_during_play_keeps_the_game(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        for size, cell in (((140, 40), (4, 2)), ((40, 20), (1, 1)), ((80, 24), (2, 1))):
            await stage.pilot.resize_terminal(*size)
            # Textual waits a moment for the window to come to rest.
            await stage.until(lambda cell=cell: stage.game.grid.cell == cell)  # type: ignore[misc]
        await stage.enter("".join(sorted(stage.state.letters.lower())))
        assert stage.game.view.lives == 4

    play(tmp_path, action, request("wizards"))


def test_a_grid_larger_than_the_screen_moves_under_the_cursor(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        grid, stand = stage.game.grid, stage.screen.query_one("#stage")
        await stage.press("down", "up", "left")
        assert grid.cursor == (59, 59)
        assert stand.region.contains_region(grid.place_of(grid.cursor).translate(grid.region.offset))
        await stage.press("down", "right")
        assert grid.cursor == (0, 0)
        assert stand.region.contains_region(grid.place_of(grid.cursor).translate(grid.region.offset))

    play(tmp_path, action, request("wordsearch", words=("oak", "elm"), rows=60, cols=60), size=(40, 20))
