"""What is pressed to reach the moments that are kept as pictures, each from the one before it."""

from datetime import date
from typing import Any

from msgspec.structs import replace
from textual.widgets import OptionList

from tests.tui.stage import Stage, past_name
from tests.tui.still_room import StillRoom
from worderly.device.local.results import Result
from worderly.tui.rooms.opting import ask_to_enroll
from worderly.tui.screens.dialog import Dialog

SATURDAY = date(2026, 11, 21)


async def nothing(stage: Stage) -> None:
    return None


def dressed(**settings: Any) -> Any:
    """The same moment with other settings."""

    async def wear(stage: Stage) -> None:
        stage.app.set(replace(stage.app.settings, **settings))
        await stage.pilot.pause()

    return wear


async def go_home(stage: Stage) -> None:
    stage.app.go_home()
    await stage.pilot.pause()


# --- pages behind home --------------------------------------------------------------


async def all_keys(stage: Stage) -> None:
    await dressed(look="dark")(stage)
    await stage.press("question_mark", "down")


async def palette(stage: Stage) -> None:
    await stage.press("escape", "ctrl+p")
    await stage.type("s")


async def boards(stage: Stage) -> None:
    await stage.press("escape")
    board = stage.app.device.leaders("wizards")
    for name, points in (("Ann", 61), ("Bob", 54), ("Charlotte", 48), ("dave_17", 9)):
        board.add(name, points)
    await stage.press("b")


async def practice(stage: Stage) -> None:
    await stage.press("escape", "p", "down")


async def settings(stage: Stage) -> None:
    await stage.press("escape", "o", "down")


async def together(stage: Stage) -> None:
    await stage.press("escape", "g")


async def enrolling(stage: Stage) -> None:
    """The notice of a server before the first room."""
    ask_to_enroll(stage.app, None, lambda: None, on_boards=False, question="tui-room-opt-in")  # type: ignore[arg-type]
    await stage.pilot.pause()


async def figures(stage: Stage) -> None:
    await go_home(stage)
    for day in range(1, 8):
        played = f"2026-01-0{day}"
        stage.app.device.shelf.results.add(
            Result("boogle", "en", played, 40 * day, "", daily=played, flawless=day == 3, longest=3 + day)
        )
    await stage.press("down", "down", "s")


async def helped(stage: Stage) -> None:
    await stage.press("escape", "f1")


async def turns(stage: Stage) -> None:
    await stage.press("escape", "t", "down")


async def maker(stage: Stage) -> None:
    await stage.press("escape", "down", "down", "m", "down", "right")


async def weekend(stage: Stage) -> None:
    stage.app.device.today = lambda: SATURDAY
    await stage.press("escape", "o", "escape", "j")


# --- rooms ----------------------------------------------------------------------------


async def room(stage: Stage) -> None:
    stage.app.show_room(StillRoom("lobby"))  # type: ignore[arg-type]
    await stage.pilot.pause()


async def room_code(stage: Stage) -> None:
    await stage.press("c")


async def room_over(stage: Stage) -> None:
    await stage.press("escape")
    stage.app.show_room(StillRoom("over"))  # type: ignore[arg-type]
    await stage.pilot.pause()


# --- games ----------------------------------------------------------------------------


async def wizards(stage: Stage) -> None:
    words = list(dict.fromkeys(word.word for word in stage.state.words[1:]))
    await stage.enter("".join(sorted(stage.state.letters.lower())[:3]))
    for word in words[:3]:
        await stage.enter(word)
    await stage.type(words[3][:2])


async def scrolled(stage: Stage) -> None:
    """The lower right of a board that is larger than the screen, with the draft of a word."""
    await stage.press("pagedown", "pagedown", *["ctrl+right"] * 10)
    await stage.type("".join(stage.game.view.letters[:3]).lower())


async def hands(stage: Stage) -> None:
    await stage.enter("jar")
    await stage.type("f*")


async def crossroads(stage: Stage) -> None:
    await stage.press("ctrl+c")


async def waiting(stage: Stage) -> None:
    await stage.press("escape", "escape", "escape", "4")
    await stage.enter("c7")
    await stage.press("escape", "r")


async def hands_ended(stage: Stage) -> None:
    rows = stage.screen.query_one(OptionList)
    rows.highlighted = [one.game for one in stage.screen.waiting].index("hands")
    await stage.press("enter")
    await stage.enter("f*x")
    await stage.press("f7")
    await past_name(stage)


async def boogle(stage: Stage) -> None:
    await stage.say_ready()
    await stage.enter("satin")
    await stage.type("rat")


async def boogle_ended(stage: Stage) -> None:
    await dressed(look="dark")(stage)
    await stage.press("escape", "f7")
    await past_name(stage)
    await stage.press("down")


async def file_name(stage: Stage) -> None:
    await stage.press("p")


async def report(stage: Stage) -> None:
    await stage.press("escape", "r")


async def turn(stage: Stage) -> None:
    await stage.until(lambda: stage.is_on(Dialog))
    await stage.press("enter")
    for word in ("satin", "tern", "rat"):
        await stage.enter(word)


async def handed_over(stage: Stage) -> None:
    """Between two turns the board is hidden."""
    await stage.press("f7")
    await stage.until(lambda: stage.is_on(Dialog))


async def turns_ended(stage: Stage) -> None:
    """Two players have had their turns; the words stand under their names."""
    await stage.press("enter")
    for word in ("satin", "less"):
        await stage.enter(word)
    await stage.press("f7", "down")


async def clouds(stage: Stage) -> None:
    await stage.press("c")


async def battlewords(stage: Stage) -> None:
    first, second, *_ = stage.state.words
    await stage.enter(f"{'abcdefghijkl'[first.row]}{first.col + 1}")
    await stage.enter(first.word)
    await stage.enter(f"{'abcdefghijkl'[second.row]}{second.col + 1}")
    await stage.enter("zzzz")
    await stage.press("down", "down")


async def given_up(stage: Stage) -> None:
    await stage.press("ctrl+u", "f8", "down", "enter")
    await past_name(stage)
    await stage.press("down")


async def analysis(stage: Stage) -> None:
    """The second move of a sea that was given up."""
    await stage.press("v", "down", "down")


async def wordsearch(stage: Stage) -> None:
    for word in stage.state.hidden[:4]:
        await stage.click_cell("#grid", word.cells[0])
        await stage.click_cell("#grid", word.cells[-1])
    await stage.press("down", "enter", "right", "right")


async def paused(stage: Stage) -> None:
    await stage.press("f5")


async def words_beside(stage: Stage) -> None:
    """What stands beside the board where there is room."""
    await stage.press("enter")
    stage.screen.action_words()
    await stage.pilot.pause()


async def search_ended(stage: Stage) -> None:
    await stage.press("escape")
    await given_up(stage)


# --- dailies and lessons ----------------------------------------------------------------


async def rank_question(stage: Stage) -> None:
    await stage.press("2", "f3")


async def finished(stage: Stage) -> None:
    """A daily that was given up, opened again."""
    await stage.press("escape", "escape", "5", "f8", "down", "enter")
    await stage.press("escape", "5")


async def lesson_offer(stage: Stage) -> None:
    await stage.press("4")


def lesson(game_id: str) -> Any:
    """The first step with a move, after another move than the wanted one."""

    async def taught(stage: Stage) -> None:
        stage.app.playing.teach(game_id)
        await stage.pilot.pause()
        await stage.press("enter")
        await stage.enter("zzzz")

    return taught
