"""Moments of the arcade that are kept as pictures: `make golden` draws them anew."""

import os
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from tests.golden.stage import FILES
from tests.tui import moments as at
from tests.tui.idle_clock import run_on_idle_clock
from tests.tui.stage import REFRESH_S, Clock, Stage, arcade, request
from worderly.device.request import Request
from worderly.games import IDS
from worderly.tui.app import Arcade
from worderly.tui.settings import Settings, SettingsFile

FOLDER = Path(__file__).parent / "snapshots"
WORDS = str(FILES["WORDS"])
MIDDLE = {"": (80, 24)}
ALL_SIZES = {**MIDDLE, "-small": (40, 20), "-large": (140, 40)}
"""The end of a picture's name → columns and lines of the window."""


class Moment(NamedTuple):
    name: str
    reach: Callable[[Stage], Awaitable[None]]
    sizes: Mapping[str, tuple[int, int]] = ALL_SIZES


@dataclass(frozen=True)
class Scene:
    """Moments that follow each other in one run of the arcade; at each of them its window takes each size."""

    moments: tuple[Moment, ...]
    wanted: Request | None = None
    no_colour: bool = False
    marks: bool = False
    is_new: bool = False

    @property
    def name(self) -> str:
        """Of all moments, so that `-k` finds the scene by any of them."""
        return "+".join(moment.name for moment in self.moments)


WIZARDS = request("wizards")._replace(lexicon=WORDS)
BATTLEWORDS = request("battlewords")._replace(lexicon=WORDS)
TALL = request("wizards", rows=19)._replace(lexicon=WORDS)
HUGE = request("wizards", book="bibliotheca")
HANDS = request("hands", hand="ajef*rx", hands=1, substitute=False, replay=False)
BOOGLE = request("boogle", grid="pers/latg/sine/ters")
TURNS = request("boogle", grid="pers/latg/sine/ters", players=("Ann", "Bob"), time_s=0, same_board=True)
TREES = ("alder", "beech", "elm", "hazel", "larch", "maple", "oak", "rowan")
SEARCH = request("wordsearch", words=TREES, rows=10, cols=10, title="Trees")

HOME = (
    Moment("home", at.nothing),
    Moment("home-light", at.dressed(look="light"), MIDDLE),
    Moment("keys", at.all_keys),
    Moment("palette", at.palette),
    Moment("boards", at.boards),
    Moment("practice", at.practice),
    Moment("settings", at.settings),
    Moment("together", at.together),
    Moment("enrolling", at.enrolling),
    Moment("figures", at.figures),
    Moment("help", at.helped),
    Moment("turns", at.turns),
    Moment("maker", at.maker),
    Moment("home-weekend", at.weekend),
)
ROOM = (Moment("room", at.room), Moment("room-code", at.room_code), Moment("room-over", at.room_over))
DAILIES = (Moment("rank-question", at.rank_question), Moment("finished", at.finished))
SCENES: tuple[Scene, ...] = (
    Scene(HOME),
    Scene(ROOM),
    Scene(DAILIES),
    Scene((Moment("lesson-offer", at.lesson_offer),), is_new=True),
    *(Scene((Moment(f"lesson-{game_id}", at.lesson(game_id)),)) for game_id in IDS),
    Scene(
        (
            Moment("wizards", at.wizards),
            Moment("wizards-result", at.given_up),
        ),
        WIZARDS,
    ),
    Scene((Moment("wizards-signs", at.wizards, MIDDLE),), WIZARDS, marks=True),
    Scene((Moment("wordsearch-signs", at.wordsearch, MIDDLE),), SEARCH, marks=True),
    Scene((Moment("wizards-scrolled", at.scrolled, MIDDLE),), TALL),
    Scene((Moment("wizards-huge", at.scrolled),), HUGE),
    Scene(
        (
            Moment("hands", at.hands),
            Moment("crossroads", at.crossroads),
            Moment("waiting", at.waiting),
            Moment("hands-result", at.hands_ended),
        ),
        HANDS,
    ),
    Scene(
        (
            Moment("ready", at.nothing),
            Moment("boogle", at.boogle),
            Moment("boogle-light", at.dressed(look="light"), MIDDLE),
            Moment("boogle-contrast", at.dressed(look="contrast"), MIDDLE),
            Moment("boogle-result", at.boogle_ended),
            Moment("file-name", at.file_name),
            Moment("report", at.report),
        ),
        BOOGLE,
    ),
    Scene(
        (
            Moment("turn", at.turn),
            Moment("handed-over", at.handed_over),
            Moment("turns-result", at.turns_ended),
            Moment("clouds", at.clouds),
        ),
        TURNS,
    ),
    Scene(
        (
            Moment("battlewords", at.battlewords),
            Moment("battlewords-result", at.given_up),
            Moment("analysis", at.analysis),
        ),
        BATTLEWORDS,
    ),
    Scene((Moment("battlewords-no-colour", at.battlewords, MIDDLE),), BATTLEWORDS, no_colour=True),
    Scene(
        (
            Moment("wordsearch", at.wordsearch),
            Moment("paused", at.paused),
            Moment("words-beside", at.words_beside),
            Moment("wordsearch-result", at.search_ended),
        ),
        SEARCH,
    ),
)


def pictures(scene: Scene, folder: Path) -> dict[str, str]:
    """The screens as SVG; the same each time: clock, date, seed and motion stand still."""
    SettingsFile(folder / "settings.json").write(Settings(look="dark", marks=scene.marks, motion=False))
    with (
        mock.patch.dict(os.environ, {"NO_COLOR": "1"} if scene.no_colour else {}),
        mock.patch.object(Arcade, "keys_path", Path("~/worderly/player/keys.toml")),
    ):
        if not scene.no_colour:
            os.environ.pop("NO_COLOR", None)
        return run_on_idle_clock(_drawn(scene, folder))


async def _drawn(scene: Scene, folder: Path) -> dict[str, str]:
    clock, drawn = Clock(), {}
    app = arcade(folder, scene.wanted, clock, no_colour=scene.no_colour, is_new=scene.is_new)
    async with app.run_test(size=MIDDLE[""]) as pilot:
        await pilot.pause()
        stage = Stage(app, pilot, clock)
        for moment in scene.moments:
            await moment.reach(stage)
            for ending, size in moment.sizes.items():
                await _take_size(stage, size)
                drawn[f"{moment.name}{ending}"] = app.export_screenshot()
            await _take_size(stage, MIDDLE[""])
    return drawn


async def _take_size(stage: Stage, size: tuple[int, int]) -> None:
    """A window that has the size already is only waited for."""
    if stage.app.size != size:
        await stage.pilot.resize_terminal(*size)
    await stage.pilot.pause(REFRESH_S)
