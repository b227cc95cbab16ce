"""The analysis: a list of moves, and the sea by its chances."""

from pathlib import Path

import pytest
from textual.widgets import OptionList

from tests.server.running import Running
from tests.tui.puzzles import BATTLEWORDS, HAND, WORDSEARCH
from tests.tui.stage import Stage, play, request
from worderly.device.request import Request
from worderly.games.boogle.model import Done, Find, Ready
from worderly.kit.analysis import Scene
from worderly.tui.ending.analysis import AnalysisScreen, scene_tiles
from worderly.tui.ending.result import ResultScreen
from worderly.tui.games.boogle_turns import TurnsScreen
from worderly.tui.games.hands import HandsScreen
from worderly.tui.screens.dialog import Question
from worderly.tui.widgets.tiles import Tile, TileGrid


async def give_up(stage: Stage) -> None:
    await stage.press("f8", "down", "enter")
    await stage.pilot.pause()
    if isinstance(stage.screen, Question):
        await stage.press("escape")
    assert stage.is_on(ResultScreen)


async def analyse(stage: Stage) -> AnalysisScreen:
    await stage.press("v")
    await stage.until(lambda: stage.is_on(AnalysisScreen) and stage.screen.analysis is not None)
    await stage.pilot.pause()
    screen: AnalysisScreen = stage.screen
    return screen


async def reveal_and_guess(stage: Stage) -> None:
    first = stage.state.words[0]
    await stage.enter(f"{'abcdefghijkl'[first.row]}{first.col + 1}")
    await stage.enter(first.word)
    await give_up(stage)


@pytest.mark.parametrize("size", [(80, 24), (140, 40), (44, 24)])
def test_the_sea_stands_beside_the_move_that_is_chosen(tmp_path: Path, size: tuple[int, int]) -> None:
    async def action(stage: Stage) -> None:
        await reveal_and_guess(stage)
        screen = await analyse(stage)
        assert screen.query_one(OptionList).option_count == 4
        assert "%" in stage.text_of("#lines")
        await stage.press("down")
        await stage.pilot.pause()
        assert "Uncovered" in stage.text_of("#what")
        grid = screen.query_one("#scene", TileGrid)
        assert (len(grid.tiles), len(grid.tiles[0])) == (12, 12)
        assert grid.cursor == screen.analysis.verdicts[0].cells[0]  # type: ignore[union-attr]
        await stage.press("down")
        await stage.pilot.pause()
        assert "Guessed" in stage.text_of("#what")
        await stage.press("escape")
        await stage.pilot.pause()
        assert stage.is_on(ResultScreen)

    play(tmp_path, action, BATTLEWORDS, size)


@pytest.mark.parametrize(("wanted", "word"), [(HAND, "jar"), (WORDSEARCH, "oak")])
def test_every_game_is_analysed_by_the_same_key(tmp_path: Path, wanted: Request, word: str) -> None:
    async def action(stage: Stage) -> None:
        await stage.enter(word)
        await give_up(stage)
        screen = await analyse(stage)
        await stage.press("down")
        await stage.pilot.pause()
        assert word.upper() in stage.text_of("#what")
        assert screen.query_one("#scene", TileGrid).display == (wanted is WORDSEARCH)

    play(tmp_path, action, wanted)


def test_a_key_goes_from_one_moment_worth_a_look_to_the_next(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        for cell in ("a1", "a2", "a3", "a4", "a5"):
            await stage.enter(cell)
        await give_up(stage)
        screen = await analyse(stage)
        assert screen.analysis is not None
        moves, seen = screen.query_one(OptionList), []
        for _ in range(len(screen.analysis.moments) + 1):
            await stage.press("m")
            seen.append((moves.highlighted or 0) - 1)
        assert seen == [*screen.analysis.moments, screen.analysis.moments[0]]

    play(tmp_path, action, BATTLEWORDS)


def test_a_match_on_a_server_is_analysed_by_the_server(server: Running, tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.until(lambda: stage.is_on(HandsScreen))
        await stage.enter("jar")
        await stage.until(lambda: stage.game.view.score == 90)
        await stage.press("f7")
        await stage.until(lambda: stage.is_on(ResultScreen))
        screen = await analyse(stage)
        assert screen.analysis is not None
        assert [verdict.text for verdict in screen.analysis.verdicts] == ["JAR", ""]

    play(tmp_path, action, HAND, server=server.url)


def test_players_at_one_screen_look_at_each_others_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def not_asked(*_: object) -> None:
        """The moves are made behind the screen's back: whose turn it is need not be said."""

    monkeypatch.setattr(TurnsScreen, "hand_over", not_asked)
    turns = request("boogle", grid="pers/latg/sine/ters", mode="turns", players=("Ann", "Bob"), time_s=0)

    async def action(stage: Stage) -> None:
        match = stage.game.link.match
        for seat, word in ((0, "satin"), (1, "rates")):
            for move in (Ready(), Find(word), Done()):
                match.submit(move, seat)
        await stage.until(lambda: stage.is_on(ResultScreen))
        screen = await analyse(stage)
        assert "SATIN" in str([one.text for one in screen.analysis.verdicts])  # type: ignore[union-attr]
        await stage.press("n")
        await stage.until(lambda: screen.analysis is not None and screen.analysis.seat == 1)
        assert screen.analysis is not None
        assert "RATES" in [one.text for one in screen.analysis.verdicts]

    play(tmp_path, action, turns)


def test_a_covered_cell_says_its_percent() -> None:
    scene = Scene(("?.A???",), ((0, 0, 0, 12, 40, 100),))
    assert scene_tiles(scene) == (
        (
            Tile("", "hidden"),
            Tile("~", "water"),
            Tile("A", "plain"),
            Tile("12", "hidden"),
            Tile("40", "pulse"),
            Tile("●", "fresh"),
        ),
    )
