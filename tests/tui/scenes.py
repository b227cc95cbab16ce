"""Moments of the arcade that are kept as pictures: `make golden` draws them anew."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any
from unittest import mock

from tests.golden.stage import FILES
from tests.tui.idle_clock import run_on_idle_clock
from tests.tui.stage import Clock, Stage, arcade, request
from worderly.device.local.results import Result
from worderly.device.request import Request
from worderly.games import IDS
from worderly.tui.settings import Settings, SettingsFile

FOLDER = Path(__file__).parent / "snapshots"
WORDS = str(FILES["WORDS"])
SATURDAY = date(2026, 11, 21)
SMALL, MIDDLE, LARGE = (40, 20), (80, 24), (140, 40)


@dataclass(frozen=True)
class Scene:
    name: str
    keys: Callable[[Stage], Any]
    wanted: Request | None = None
    size: tuple[int, int] = MIDDLE
    look: str = "dark"
    no_colour: bool = False
    marks: bool = False
    lesson: str = ""
    says_ready: bool = True


async def nothing(stage: Stage) -> None:
    return None


async def wizard(stage: Stage) -> None:
    words = list(dict.fromkeys(word.word for word in stage.state.words[1:]))
    await stage.enter("".join(sorted(stage.state.letters.lower())[:3]))
    for word in words[:3]:
        await stage.enter(word)
    await stage.type(words[3][:2])


async def scrolled(stage: Stage) -> None:
    """The lower right of a board that is larger than the screen, with the draft of a word."""
    await stage.press("pagedown", "pagedown", *["ctrl+right"] * 10)
    await stage.type("".join(stage.game.view.letters[:3]).lower())


async def hand(stage: Stage) -> None:
    await stage.enter("jar")
    await stage.type("f*")


async def boogle(stage: Stage) -> None:
    await stage.enter("satin")
    await stage.type("rat")


async def battle(stage: Stage) -> None:
    first, second, *_ = stage.state.words
    await stage.enter(f"{'abcdefghijkl'[first.row]}{first.col + 1}")
    await stage.enter(first.word)
    await stage.enter(f"{'abcdefghijkl'[second.row]}{second.col + 1}")
    await stage.enter("zzzz")
    await stage.press("down", "down")


async def search(stage: Stage) -> None:
    for word in stage.state.hidden[:4]:
        await stage.click_cell("#grid", word.cells[0])
        await stage.click_cell("#grid", word.cells[-1])
    await stage.press("down", "enter", "right", "right")


async def result(stage: Stage) -> None:
    await stage.enter("satin")
    await stage.press("f7")
    await stage.pilot.pause()
    await stage.press("escape", "down")


async def weekend(stage: Stage) -> None:
    stage.app.device.today = lambda: SATURDAY
    await stage.press("o", "escape", "k")


async def practice(stage: Stage) -> None:
    await stage.press("p", "down")


async def figures(stage: Stage) -> None:
    for day in range(1, 8):
        played = f"2026-01-0{day}"
        stage.app.device.shelf.results.add(
            Result("boogle", "en", played, 40 * day, "", daily=played, flawless=day == 3, longest=3 + day)
        )
    await stage.press("down", "down", "s")


async def finished(stage: Stage) -> None:
    """A daily that was given up, opened again."""
    await stage.press("5", "f8", "down", "enter")
    await stage.press("escape", "5")


async def naming(stage: Stage) -> None:
    await result(stage)
    await stage.press("p")


async def setting(stage: Stage) -> None:
    await stage.press("o", "down")


async def left(stage: Stage) -> None:
    await stage.enter("jar")
    await stage.press("escape", "4")
    await stage.enter("c7")
    await stage.press("escape", "r")


async def make(stage: Stage) -> None:
    await stage.press("up", "m", "down", "right")


async def together(stage: Stage) -> None:
    await stage.press("g")


async def taught(stage: Stage) -> None:
    """The first step with a move, after another move than the wanted one."""
    await stage.press("enter")
    await stage.enter("zzzz")


async def crossroads(stage: Stage) -> None:
    await stage.press("ctrl+c")


WIZARDS = request("wizards")._replace(lexicon=WORDS)
BATTLEWORDS = request("battlewords")._replace(lexicon=WORDS)
TALL = request("wizards", rows=19)._replace(lexicon=WORDS)
HUGE = request("wizards", book="bibliotheca")
HANDS = request("hands", hand="ajef*rx", hands=1, substitute=False, replay=False)
BOOGLE = request("boogle", grid="pers/latg/sine/ters")
TREES = ("alder", "beech", "elm", "hazel", "larch", "maple", "oak", "rowan")
SEARCH = request("wordsearch", words=TREES, rows=10, cols=10, title="Trees")

SCENES: tuple[Scene, ...] = (
    Scene("home", nothing),
    Scene("home-small", nothing, size=SMALL),
    Scene("home-light", nothing, look="light"),
    Scene("wizards", wizard, WIZARDS),
    Scene("wizards-small", wizard, WIZARDS, SMALL),
    Scene("wizards-large", wizard, WIZARDS, LARGE),
    Scene("wizards-scrolled", scrolled, TALL),
    Scene("wizards-huge", scrolled, HUGE),
    Scene("wizards-huge-small", scrolled, HUGE, SMALL),
    Scene("hands", hand, HANDS),
    Scene("hands-large", hand, HANDS, LARGE),
    Scene("hands-small", hand, HANDS, SMALL),
    Scene("boogle", boogle, BOOGLE),
    Scene("boogle-small", boogle, BOOGLE, SMALL),
    Scene("boogle-large", boogle, BOOGLE, LARGE),
    Scene("boogle-light", boogle, BOOGLE, look="light"),
    Scene("boogle-contrast", boogle, BOOGLE, look="contrast"),
    Scene("boogle-result", result, BOOGLE),
    Scene("battlewords", battle, BATTLEWORDS),
    Scene("battlewords-small", battle, BATTLEWORDS, SMALL),
    Scene("battlewords-large", battle, BATTLEWORDS, LARGE),
    Scene("battlewords-no-colour", battle, BATTLEWORDS, no_colour=True),
    Scene("wordsearch", search, SEARCH),
    Scene("wordsearch-small", search, SEARCH, SMALL),
    Scene("wordsearch-large", search, SEARCH, LARGE),
    Scene("wizards-signs", wizard, WIZARDS, marks=True),
    Scene("wordsearch-signs", search, SEARCH, marks=True),
    Scene("waiting", left, HANDS),
    Scene("maker", make),
    Scene("together-small", together, size=SMALL),
    Scene("settings", setting),
    Scene("crossroads", crossroads, HANDS),
    *(Scene(f"lesson-{game_id}", taught, lesson=game_id) for game_id in IDS),
    Scene("lesson-small", taught, size=SMALL, lesson="wizards"),
    Scene("home-large", nothing, size=LARGE),
    Scene("boogle-result-small", result, BOOGLE, SMALL),
    Scene("boogle-result-large", result, BOOGLE, LARGE),
    Scene("waiting-small", left, HANDS, SMALL),
    Scene("waiting-large", left, HANDS, LARGE),
    Scene("ready", nothing, BOOGLE, says_ready=False),
)


ALL_SIZES = {"-small": SMALL, "": MIDDLE, "-large": LARGE}
SCENES += tuple(
    Scene(f"{name}{ending}", keys, wanted, size)
    for name, keys, wanted in (
        ("home-weekend", weekend, None),
        ("practice", practice, None),
        ("figures", figures, None),
        ("finished", finished, None),
        ("file-name", naming, BOOGLE),
    )
    for ending, size in ALL_SIZES.items()
)


def picture(scene: Scene, folder: Path) -> str:
    """The screen as SVG; the same each time: clock, date, seed and motion stand still."""
    SettingsFile(folder / "settings.json").write(Settings(look=scene.look, marks=scene.marks, motion=False))  # type: ignore[arg-type]
    with mock.patch.dict(os.environ, {"NO_COLOR": "1"} if scene.no_colour else {}):
        if not scene.no_colour:
            os.environ.pop("NO_COLOR", None)
        return run_on_idle_clock(_drawn(scene, folder))


async def _drawn(scene: Scene, folder: Path) -> str:
    clock = Clock()
    app = arcade(folder, scene.wanted, clock, no_colour=scene.no_colour, lesson=scene.lesson)
    async with app.run_test(size=scene.size) as pilot:
        await pilot.pause()
        stage = Stage(app, pilot, clock)
        if scene.says_ready:
            await stage.say_ready()
        await scene.keys(stage)
        await pilot.pause()
        return app.export_screenshot()
