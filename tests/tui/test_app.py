"""The arcade itself: Ctrl+C, the palette, its language."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.running import running
from tests.tui.idle_clock import run_on_idle_clock
from tests.tui.pseudo_terminal import environment
from tests.tui.puzzles import HAND
from tests.tui.stage import Clock, Stage, arcade, play, request, states
from worderly.device.request import Request
from worderly.games import IDS
from worderly.tui.app import InterruptDialog
from worderly.tui.games.hands import HandsScreen
from worderly.tui.games.wizards import WizardsScreen
from worderly.tui.screens.home import Home
from worderly.tui.settings import Settings, SettingsFile


@pytest.mark.parametrize(
    ("choice", "expected"), [(0, WizardsScreen), (1, Home), (2, WizardsScreen)], ids=["on", "menu", "restart"]
)
def test_ctrl_c_asks_where_to_go(choice: int, expected: type, tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("ctrl+c")
        assert stage.is_on(InterruptDialog)
        await stage.press(*["down"] * choice, "enter")
        assert stage.is_on(expected)

    play(tmp_path, action, request("wizards", words=5))


def test_ctrl_c_twice_leaves_with_130(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("ctrl+c", "ctrl+c")

    assert play(tmp_path, action, request("wizards", words=5)).return_code == 130


def test_ctrl_c_at_home_leaves_at_once(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("ctrl+c")

    assert play(tmp_path, action).return_code == 130


def test_the_palette_offers_what_the_keys_do(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        titles = {command.title for command in stage.app.get_system_commands(stage.screen)}
        assert {"Shuffle", "Pause", "Give up", "Help", "Quit"} <= titles
        await stage.press("ctrl+p")
        await stage.type("shuffle")
        await stage.press("enter")
        await stage.press("enter")

    play(tmp_path, action, request("wizards", words=5))


@pytest.mark.parametrize("wanted", [None, HAND], ids=["home", "game"])
def test_the_palette_lists_nothing_twice(wanted: Request | None, tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        titles = [command.title for command in stage.app.get_system_commands(stage.screen)]
        assert "Quit" in titles
        assert len(titles) == len(set(titles))

    play(tmp_path, action, wanted)


def test_the_arcade_speaks_french(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        assert states(stage) == ["○ à jouer"] * len(IDS)
        await stage.press("5")
        assert "Mots cachés" in stage.text_of("TitleBar")

    play(tmp_path, action, language="fr")


@pytest.mark.parametrize("sound", [True, False])
def test_a_bell_rings_for_a_right_word_only_when_sound_is_on(sound: bool, tmp_path: Path) -> None:
    SettingsFile(tmp_path / "settings.json").write(Settings(sound=sound))
    rung: list[int] = []

    async def action(stage: Stage) -> None:
        stage.app.bell = lambda: rung.append(1)  # type: ignore[method-assign]
        await stage.enter("jar")

    play(tmp_path, action, HAND)
    assert bool(rung) == sound


def test_the_first_frame_loads_no_game_and_nothing_of_the_network(tmp_path: Path) -> None:
    program = (
        "import asyncio, sys; from pathlib import Path; from tests.tui.bare import open_home;"
        "asyncio.run(open_home(Path(sys.argv[1]))); print('\\n'.join(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[2],
        env=environment(tmp_path),
        check=True,
    )
    loaded = set(done.stdout.split())
    games = {f"worderly.games.{game}" for game in ("wizards", "hands", "boogle", "battlewords", "wordsearch")}
    assert "worderly.tui.screens.home" in loaded
    assert not loaded & {
        *games,
        "worderly.solver",
        "worderly.press",
        "worderly.device.remote",
        "httpx",
        "numpy",
    }


def test_leaving_does_not_wait_for_a_server_that_is_away(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path) as here:
        app = arcade(tmp_path / "player", HAND, Clock(), server=here.url)

        async def drive() -> None:
            async with app.run_test() as pilot:
                stage = Stage(app, pilot, Clock())
                await stage.until(lambda: stage.is_on(HandsScreen))
                here.service.is_closing = True
                await stage.press("ctrl+c", "ctrl+c")

        run_on_idle_clock(drive(), skips=False)
    assert app.return_code == 130
