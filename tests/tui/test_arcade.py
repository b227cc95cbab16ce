"""Around the games: home, saving and resuming, pause, leaving, settings, turns, makers, sharing."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.tui.stage import TODAY, Stage, play, request
from worderly.device.local.shelf import Shelf
from worderly.games.wizards.model import Guess
from worderly.kit import Refused
from worderly.tui.app import Crossroads
from worderly.tui.ending.clouds import CloudPage
from worderly.tui.ending.result import ResultScreen
from worderly.tui.games.battlewords import BattlewordsScreen
from worderly.tui.games.boogle import BoogleScreen
from worderly.tui.games.boogle_turns import TurnsPage, TurnsScreen
from worderly.tui.games.hands import HandsScreen
from worderly.tui.games.wizards import WizardsScreen
from worderly.tui.games.wordsearch import WordsearchScreen
from worderly.tui.screens.boards import BoardsPage
from worderly.tui.screens.dialog import Dialog, Question, TextDialog
from worderly.tui.screens.help import HelpPage
from worderly.tui.screens.home import GameRow, Home
from worderly.tui.screens.keys import KeysDialog
from worderly.tui.screens.maker import MakerPage
from worderly.tui.screens.settings import SettingsPage
from worderly.tui.screens.stats import StatsPage
from worderly.tui.settings import Settings, SettingsFile

HAND = request("hands", hand="ajef*rx", hands=1, substitute=False, replay=False)
SCREENS = (WizardsScreen, HandsScreen, BoogleScreen, BattlewordsScreen, WordsearchScreen)


def states(stage: Stage) -> list[str]:
    return [row.state for row in stage.screen.query(GameRow)]


def test_home_shows_five_puzzles_and_opens_each_by_its_number(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        assert states(stage) == ["○ to play"] * 5
        for number, screen in enumerate(SCREENS, 1):
            await stage.press(str(number))
            assert stage.is_on(screen)
            await stage.press("escape")
            assert stage.is_on(Home)
        assert states(stage) == ["… just begun"] * 5

    play(tmp_path, action)


def test_a_click_on_a_row_plays_it(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.pilot.click("#row-battlewords")
        assert stage.is_on(BattlewordsScreen)

    play(tmp_path, action)


def test_a_daily_goes_on_where_it_was_left(tmp_path: Path) -> None:
    async def leave(stage: Stage) -> None:
        await stage.press("4")
        await stage.enter("c7")
        await stage.press("escape")
        assert states(stage)[3] == "… 1 move in"

    async def go_on(stage: Stage) -> None:
        assert states(stage)[3] == "… 1 move in"
        await stage.press("4")
        assert stage.game.view.reveals == 1

    play(tmp_path, leave)
    play(tmp_path, go_on)


def test_practice_asks_before_it_throws_a_game_away(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("p", "escape", "p")
        assert stage.is_on(Dialog)
        await stage.press("enter")
        assert stage.is_on(WizardsScreen)

    play(tmp_path, action)


def test_earlier_days_are_a_key_away(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("left", "left")
        assert "2026-02-01" in stage.text_of("#day")
        await stage.press("4")
        assert stage.game.link.daily == "2026-02-01"

    play(tmp_path, action)


def test_a_finished_daily_shows_its_points_at_home_and_counts_once(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        for _ in range(2):
            await stage.press("2", "f7")
            if isinstance(stage.screen, Dialog | Question):
                await stage.press("escape")
            assert stage.is_on(ResultScreen)
            await stage.press("escape")
        assert states(stage)[1] == "✓ 0 points"

    play(tmp_path, action)
    assert [one.daily for one in Shelf(tmp_path).results.read()] == [TODAY.isoformat()]


def test_a_refusal_is_told_in_words_and_costs_nothing(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.enter("cabin")
        assert "Uncover a cell first" in stage.text_of("Said")
        await stage.enter("c99")
        assert stage.text_of("Said").startswith("✕")

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


def test_time_ends_a_turn(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        game = stage.game
        for ms in (60_000, 62_000):
            stage.clock.ms = ms
            await game.beat()
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


@pytest.mark.parametrize(
    ("choice", "expected"), [(0, WizardsScreen), (1, Home), (2, WizardsScreen)], ids=["on", "menu", "restart"]
)
def test_ctrl_c_asks_where_to_go(choice: int, expected: type, tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("ctrl+c")
        assert stage.is_on(Crossroads)
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


def test_a_good_score_asks_for_a_name_and_stands_on_the_board(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.enter("jar")
        await stage.press("f7")
        assert stage.is_on(Question)
        await stage.enter("a")
        assert stage.is_on(Question)
        await stage.press("backspace")
        await stage.enter("ann")
        await stage.pilot.pause()
        assert stage.is_on(BoardsPage)
        assert "ann" in stage.text_of("#text")

    play(tmp_path, action, HAND)
    assert [tuple(leader) for leader in Shelf(tmp_path).leaders("hands", "en").read()] == [("ann", 90)]


def test_the_result_is_shared_by_the_clipboard_and_words_have_meanings(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.enter("jar")
        await stage.press("f7", "escape")
        assert stage.is_on(ResultScreen)
        assert "jar" in stage.text_of("#meaning")
        await stage.press("s")
        assert stage.app.clipboard.startswith("Hands · 90 points")
        assert "Copied" in stage.text_of("Said")
        await stage.press("a")
        assert stage.is_on(HandsScreen)

    play(tmp_path, action, HAND)


def test_a_result_is_printed_into_the_folder_one_is_in_and_never_over_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)

    async def action(stage: Stage) -> None:
        await stage.enter("jar")
        await stage.press("f7", "escape")
        assert stage.is_on(ResultScreen)
        await stage.press("p")
        assert "worderly-hands.pdf" in stage.text_of("Said")
        await stage.press("p")
        assert len(list(folder.iterdir())) == 2
        monkeypatch.setattr("worderly.press.summaries.summary.save_summary", full)
        await stage.press("p")
        assert "✕" in stage.text_of("Said")
        assert "No space left" in stage.text_of("Said")
        monkeypatch.setattr("worderly.press.summaries.summary.save_summary", unset)
        await stage.press("p")
        assert "(Hebrew)" in stage.text_of("Said")

    def full(*_: object) -> Path:
        raise OSError(28, "No space left on device", "worderly-hands.pdf")

    def unset(*_: object) -> Path:
        raise Refused("right_to_left", letter="ש", script="Hebrew")

    play(tmp_path / "data", action, HAND)
    assert all(path.read_bytes().startswith(b"%PDF-") for path in folder.iterdir())


def test_settings_are_worn_at_once_and_remembered(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("o")
        assert stage.is_on(SettingsPage)
        await stage.press("right", "down", "right", "down", "right")
        assert stage.app.theme == "light"
        assert stage.app.covered == "□"
        assert not stage.app.has_motion

    play(tmp_path, action)
    kept = SettingsFile(tmp_path / "settings.json").read()
    assert kept == Settings(look="light", marks=True, motion=False, language="en")


def test_settings_that_cannot_be_read_are_kept_aside(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    file.path.write_bytes(b"{ torn")
    assert file.read() == Settings()
    assert (tmp_path / "settings.json.damaged-1").read_bytes() == b"{ torn"


def test_the_arcade_speaks_french(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        assert states(stage) == ["○ à jouer"] * 5
        await stage.press("5")
        assert "Mots cachés" in stage.text_of("TitleBar")

    play(tmp_path, action, language="fr")


def test_pages_turn_from_game_to_game(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        for key, page in (("b", BoardsPage), ("s", StatsPage), ("f1", HelpPage)):
            await stage.press(key)
            assert stage.is_on(page)
            await stage.press("right", "right")
            assert stage.screen.game_id == "boogle"
            await stage.press("left", "escape")
        assert stage.is_on(Home)

    play(tmp_path, action)


def test_the_palette_offers_what_the_keys_do(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        titles = {command.title for command in stage.app.get_system_commands(stage.screen)}
        assert {"Shuffle", "Pause", "Give up", "Help", "Quit"} <= titles
        await stage.press("ctrl+p")
        await stage.type("shuffle")
        await stage.press("enter")
        await stage.press("enter")

    play(tmp_path, action, request("wizards", words=5))


def test_a_shuffle_changes_the_order_alone(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        assert isinstance(stage.game, WizardsScreen)
        before = stage.game.letters
        orders = set()
        for _ in range(4):
            await stage.press("f4")
            orders.add(stage.game.letters)
            assert sorted(stage.game.letters) == sorted(before)
        assert len(orders | {before}) > 1

    play(tmp_path, action, request("wizards", words=5))


def test_a_resize_during_play_keeps_the_game(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        for size, cell in (((140, 40), (4, 2)), ((40, 20), (1, 1)), ((80, 24), (2, 1))):
            await stage.pilot.resize_terminal(*size)
            # Textual waits a moment for the window to come to rest.
            await stage.until(lambda cell=cell: stage.game.grid.cell == cell)  # type: ignore[misc]
        await stage.enter("zzz")
        assert stage.game.view.lives == 4

    play(tmp_path, action, request("wizards"))


def test_words_hide_behind_a_key_where_it_is_narrow(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        assert not stage.screen.query_one("#side").display
        await stage.press("f2")
        assert stage.is_on(TextDialog)
        assert "Words left" in stage.screen.text
        await stage.press("f2")
        assert stage.is_on(WizardsScreen)

    play(tmp_path, action, request("wizards"), size=(40, 20))


@pytest.mark.parametrize("width", [40, 80])
def test_every_key_of_a_page_is_listed_behind_one_that_is_always_shown(width: int, tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        assert "? Keys" in stage.text_of("KeyBar")
        keys = list(stage.screen.keys())
        await stage.press("question_mark")
        assert stage.is_on(KeysDialog)
        listed = [label.split() for _, label in stage.screen.choices]
        assert all([key.shown, *key.label.split()] in listed for key in keys)
        await stage.press("escape", "question_mark", "o")
        assert stage.is_on(SettingsPage)
        await stage.press("escape", "question_mark", "down", "down", "down", "enter")
        assert stage.is_on(TurnsPage)

    play(tmp_path, action, size=(width, 20))


def test_a_grid_larger_than_the_screen_moves_under_the_cursor(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        grid, stand = stage.game.grid, stage.screen.query_one("#stage")
        await stage.press("down", "up", "left")
        assert grid.cursor == (59, 59)
        assert stand.region.contains_region(grid.cursor_region)
        await stage.press("down", "right")
        assert grid.cursor == (0, 0)
        assert stand.region.contains_region(grid.cursor_region)

    play(tmp_path, action, request("wordsearch", words=("oak", "elm"), rows=60, cols=60), size=(40, 20))


@pytest.mark.parametrize(("width", "has_names"), [(40, True), (25, False)])
def test_rows_and_columns_have_names_unless_letters_would_be_small_for_it(
    width: int, has_names: bool, tmp_path: Path
) -> None:
    async def action(stage: Stage) -> None:
        stage.game.lay_out(width, 20)
        assert bool(stage.game.grid.row_labels) == has_names
        if has_names:
            assert stage.game.grid.row_labels[:2] == ("A", "B")

    play(tmp_path, action, request("wordsearch", words=("oak", "elm"), rows=12, cols=12))


def test_arrow_keys_spell_from_the_tray(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("right", "space", "right", "right", "space", "space")
        first, _, third, *_ = stage.game.view.letters
        assert stage.game.entry.draft == (first + third).lower()

    play(tmp_path, action, request("wizards"))


def test_a_hand_tells_what_the_letters_spelled_would_earn(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.type("jar")
        assert stage.game.entry.note == "10 × 9 = 90"
        await stage.press("enter")
        assert (stage.game.view.score, stage.game.entry.note) == (90, "")
        await stage.type("q")
        assert stage.game.entry.note == ""

    play(tmp_path, action, HAND)


def test_the_name_on_the_board_is_offered_again(tmp_path: Path) -> None:
    async def name(stage: Stage) -> None:
        await stage.enter("jar")
        await stage.press("f7")
        await stage.enter("ann")
        await stage.pilot.pause()

    async def again(stage: Stage) -> None:
        await stage.enter("jar")
        await stage.press("f7")
        assert stage.screen.query_one("Input").value == "ann"

    play(tmp_path, name, HAND)
    play(tmp_path, again, HAND)


def test_a_question_leaves_the_page_behind_it_in_sight_and_a_pause_does_not(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("f8")
        assert stage.screen.styles.background.a < 1
        await stage.press("escape", "f5")
        assert stage.screen.styles.background.a == 1

    play(tmp_path, action, HAND)


def test_a_game_given_up_is_not_offered_a_place_on_the_board(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.enter("jar")
        await stage.press("f8", "down", "enter")
        await stage.pilot.pause()
        assert stage.is_on(ResultScreen)

    play(tmp_path, action, HAND)
    assert Shelf(tmp_path).leaders("hands", "en").read() == ()


def test_a_hand_is_substituted_replayed_and_followed_by_the_next(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        first = stage.game.view.hand
        await stage.press("f6", "enter")
        assert stage.game.view.hand != first
        await stage.press("f7", "f6")
        assert stage.game.view.first_score == 0
        await stage.press("f7")
        assert stage.game.view.number == 2
        await stage.press("f7")
        await stage.pilot.pause()
        assert stage.is_on(ResultScreen)

    play(tmp_path, action, request("hands", hands=2))


def test_turns_hand_over_without_showing_the_board_and_end_in_clouds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("t")
        assert stage.is_on(TurnsPage)
        stage.screen.values |= {"time_s": 0, "machine": "schoolchild"}
        await stage.press("up", "enter")
        await stage.pilot.pause()
        game = stage.screen
        assert isinstance(game, TurnsScreen)
        for name in ("Ann", "Bob"):
            await game.beat()
            await stage.pilot.pause()
            assert stage.is_on(Dialog)
            assert name in stage.screen.question
            assert game.view.faces == ()
            await stage.press("enter")
            assert stage.screen is game
            await stage.press("f7")
        await game.beat()
        await stage.pilot.pause()
        assert stage.is_on(ResultScreen)
        assert [name for name, _ in stage.screen.summary.clouds] == ["Ann", "Bob", "Machine"]
        assert stage.screen.summary.clouds[2][1]
        assert "Machine" in stage.text_of("#share").partition("·")[2].partition("·")[0]
        boards, grid = stage.screen.summary.boards, stage.screen.query_one("#grid")
        assert [tile.text for tile in grid.tiles[0]] == [tile.text for tile in boards[0][0]]
        await stage.press("end")
        assert [tile.text for tile in grid.tiles[0]] == [tile.text for tile in boards[-1][0]]
        await stage.press("c")
        assert stage.is_on(CloudPage)
        monkeypatch.chdir(tmp_path)
        for _ in range(2):
            await stage.press("s")
            await stage.until(lambda: "Written" in stage.text_of("Said"))

    play(tmp_path, action)
    assert Shelf(tmp_path).results.read() == []
    assert {path.name for path in tmp_path.glob("*.svg")} == {
        "worderly-cloud-machine.svg",
        "worderly-cloud-machine-2.svg",
    }


def test_one_name_alone_is_no_game_in_turns(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("t")
        stage.screen.values["players"] = "Ann"
        await stage.press("up", "enter")
        assert stage.is_on(TurnsPage)
        assert stage.text_of("Said").startswith("✕")

    play(tmp_path, action)


def test_a_maker_plays_words_of_their_own(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("up", "m")
        assert stage.is_on(MakerPage)
        await stage.press("enter")
        await stage.enter("oak, elm")
        assert stage.screen.values["words"] == "oak, elm"
        await stage.press(*["up"] * 4, "enter")
        await stage.pilot.pause()
        assert stage.is_on(WordsearchScreen)
        assert [word.text for word in stage.game.view.words] == ["oak", "elm"]

    play(tmp_path, action)


@pytest.mark.parametrize("number", range(5))
def test_every_game_can_be_made_with_its_first_options(number: int, tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press(*["down"] * number, "m")
        await stage.press(*["up"] * 4, "enter")
        await stage.pilot.pause()
        assert stage.is_on(SCREENS[number])

    play(tmp_path, action)


def test_a_change_of_language_is_seen_at_home(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("o", *["down"] * 4, "right", "escape")
        assert states(stage) == ["○ à jouer"] * 5
        assert stage.screen.query_one("#row-wordsearch", GameRow).title == "Mots cachés"
        assert "Jouer" in stage.text_of("KeyBar")

    play(tmp_path, action)


def test_the_words_may_have_another_language_than_the_texts(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("o", *["down"] * 5, "right", "right", "escape")
        assert states(stage) == ["○ to play"] * 5

    app = play(tmp_path, action)
    assert (app.device.language, app.device.word_language) == ("en", "fr")
    assert app.device.practice("hands").options.languages == ("fr",)


def test_grid_and_words_take_turns_in_a_narrow_result(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("f8", "down", "enter")
        await stage.pilot.pause()
        seen = []
        for _ in range(2):
            seen.append((stage.screen.query_one("#list").display, stage.screen.query_one("#stage").display))
            await stage.press("w")
        assert seen == [(True, False), (False, True)]

    play(tmp_path, action, request("battlewords"), size=(40, 20))


# --- makers write files ------------------------------------------------------


async def write(stage: Stage, ending: str, path: Path) -> None:
    stage.screen.values |= {"format": ending, "path": str(path)}
    stage.screen.query("FormRow").last().focus()
    await stage.press("enter")


STARTS = {"pdf": b"%PDF", "svg": b"<svg", "png": b"\x89PNG", "json": b"{", "txt": b""}


@pytest.mark.parametrize("ending", STARTS)
def test_a_maker_writes_a_file_and_says_where(ending: str, tmp_path: Path) -> None:
    target = tmp_path / f"mine.{ending}"

    async def action(stage: Stage) -> None:
        await stage.press("up", "m")
        stage.screen.values |= {"words": "oak, elm", "seed": "1", "title": "Trees"}
        await write(stage, ending, tmp_path / "mine")
        await stage.until(lambda: "Written" in stage.text_of("Said"))
        assert str(target) in stage.text_of("Said")

    play(tmp_path / "data", action)
    assert STARTS[ending] in target.read_bytes()[:200]


@pytest.mark.parametrize("number", range(5))
def test_every_game_is_written_with_its_first_options(number: int, tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press(*["down"] * number, "m")
        await write(stage, "json", tmp_path / "puzzle.json")
        await stage.until(lambda: "Written" in stage.text_of("Said"))

    play(tmp_path / "data", action)
    made = json.loads((tmp_path / "puzzle.json").read_text())
    assert {"game", "seed", "options", "puzzle", "solution"} <= set(made)


@pytest.mark.parametrize(("answer", "kept"), [(["enter"], True), (["down", "enter"], False)])
def test_a_maker_asks_before_it_writes_over_a_file(answer: list[str], kept: bool, tmp_path: Path) -> None:
    target = tmp_path / "mine.txt"
    target.write_text("precious")

    async def action(stage: Stage) -> None:
        await stage.press("up", "m")
        await write(stage, "txt", target)
        assert stage.is_on(Dialog)
        assert "mine.txt" in stage.screen.question
        await stage.press(*answer)
        if not kept:
            await stage.until(lambda: "Written" in stage.text_of("Said"))

    play(tmp_path / "data", action)
    assert (target.read_text() == "precious") == kept


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("up", "m")
        (tmp_path / "file").write_text("")
        await write(stage, "txt", tmp_path / "file" / "mine")
        await stage.until(lambda: stage.text_of("Said").startswith("✕"))

    play(tmp_path / "data", action)


# --- what waits --------------------------------------------------------------


def test_what_was_left_waits_in_a_list_and_may_be_thrown_away(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("r")
        assert "No game is waiting" in stage.text_of("#none")
        await stage.press("escape", "4", "escape", "p", "escape")
        assert "2 games are waiting" in stage.text_of("#waiting")
        await stage.press("r")
        assert [one.game for one in stage.screen.waiting] == ["battlewords", "battlewords"]
        await stage.press("enter")
        assert stage.is_on(BattlewordsScreen)
        await stage.press("escape", "r", "x")
        assert stage.is_on(Dialog)
        await stage.press("down", "enter")
        assert len(stage.screen.waiting) == 1

    play(tmp_path, action)


def test_a_players_own_marks_are_kept_with_the_game(tmp_path: Path) -> None:
    async def mark(stage: Stage) -> None:
        await stage.press("4", "down", "f7")
        assert stage.game.grid.tiles[0][0].look == "marked"

    async def see(stage: Stage) -> None:
        await stage.press("4")
        assert stage.game.grid.tiles[0][0].look == "marked"

    play(tmp_path, mark)
    play(tmp_path, see)


# --- signs, motion, sound ----------------------------------------------------


@pytest.mark.parametrize(
    ("look", "marks", "no_colour", "signs"),
    [
        ("dark", False, False, False),
        ("dark", True, False, True),
        ("contrast", False, False, True),
        ("dark", False, True, True),
    ],
)
def test_signs_stand_beside_letters_where_colours_may_not_be_seen(
    look: Any, marks: bool, no_colour: bool, signs: bool, tmp_path: Path
) -> None:
    SettingsFile(tmp_path / "settings.json").write(Settings(look=look, marks=marks, motion=False))

    async def action(stage: Stage) -> None:
        await stage.type("sat")
        lines = [stage.game.grid.render_line(y).text for y in range(stage.game.grid.size.height)]
        assert ("[S]" in "".join(lines)) == signs

    board = request("boogle", grid="pers/latg/sine/ters", time_s=0)
    play(tmp_path, action, board, no_colour=no_colour)


@pytest.mark.parametrize("motion", [True, False])
def test_letters_uncover_one_after_the_other_unless_motion_is_off(motion: bool, tmp_path: Path) -> None:
    SettingsFile(tmp_path / "settings.json").write(Settings(motion=motion))

    async def action(stage: Stage) -> None:
        game = stage.game
        word = stage.state.words[1].word
        await game.send(Guess(word))
        assert game.motion.is_moving == motion
        while game.motion.is_moving:
            await stage.pilot.pause(0.01)
        assert sum(tile.look == "fresh" for row in game.grid.tiles for tile in row) >= len(word)

    play(tmp_path, action, request("wizards", words=5))


@pytest.mark.parametrize("sound", [True, False])
def test_a_bell_rings_for_a_right_word_only_when_sound_is_on(sound: bool, tmp_path: Path) -> None:
    SettingsFile(tmp_path / "settings.json").write(Settings(sound=sound))
    rung: list[int] = []

    async def action(stage: Stage) -> None:
        stage.app.bell = lambda: rung.append(1)  # type: ignore[method-assign]
        await stage.enter("jar")

    play(tmp_path, action, HAND)
    assert bool(rung) == sound


def test_the_row_in_hand_is_always_seen(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("m")
        rows = stage.screen.query_one("#rows")
        for _ in range(len(stage.screen.query("FormRow"))):
            await stage.press("up")
            assert stage.screen.focused.region in rows.region

    play(tmp_path, action, size=(40, 20))
