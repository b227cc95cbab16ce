"""Hands, played by keys and by mouse."""

from pathlib import Path

from tests.tui.puzzles import HAND
from tests.tui.stage import Stage, past_name, play, points, request, spell_by_mouse
from worderly.tui.ending.result import ResultScreen
from worderly.tui.games.hands import HandsScreen, still_held


def test_a_hand_is_played_by_keys(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.enter("jar")
        assert "90" in stage.text_of("MessageBar")
        await stage.enter("f*x")
        await stage.press("f7")
        result = await past_name(stage)
        assert "306" in result.summary.headline

    play(tmp_path, action, HAND)
    assert [score for score, _ in points(tmp_path, "hands")] == [306]


def test_a_hand_is_played_by_mouse(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await spell_by_mouse(stage, "jar", "#grid")
        await spell_by_mouse(stage, "f*x", "#grid")
        await stage.click_text("KeyBar", "Finish")
        await past_name(stage)

    play(tmp_path, action, HAND)
    assert [score for score, _ in points(tmp_path, "hands")] == [306]


def test_a_hand_tells_what_the_letters_spelled_would_earn(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.type("jar")
        assert stage.game.entry.note == "10 × 9 = 90"
        await stage.press("enter")
        assert (stage.game.view.score, stage.game.entry.note) == (90, "")
        await stage.type("q")
        assert stage.game.entry.note == ""

    play(tmp_path, action, HAND)


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


def test_the_letters_left_keep_their_places_and_a_shuffle_stays(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        assert isinstance(stage.game, HandsScreen)
        await stage.press("f4")
        before = stage.game.letters
        await stage.enter("jar")
        assert stage.game.letters == tuple(letter for letter in before if letter not in "jar")

    play(tmp_path, action, HAND)


def test_a_new_hand_comes_in_the_order_of_its_deal() -> None:
    assert still_held("bab", "ab") == ("b", "a")
    assert still_held("xyz", "ajef") == tuple("ajef")


def test_more_words_than_lines_leave_the_hand_and_the_total_in_sight(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        for word in ("ab",) * 8:
            await stage.enter(word)
        shown = stage.screen.query_one("#stage").region
        for part in ("#grid", "#spelled"):
            assert shown.contains_region(stage.screen.query_one(part).region)
        assert "total" in stage.text_of("#spelled")

    play(tmp_path, action, request("hands", hand="ab" * 8 + "q", hands=1), size=(40, 20))


def test_a_new_hand_fits_though_the_window_shrank_when_few_letters_were_left(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.enter("".join(stage.game.view.hand[:6]))
        await stage.pilot.resize_terminal(40, 20)
        await stage.press("f7", "f7")
        assert len(stage.game.view.hand) == 7
        assert stage.screen.query_one("#grid").region.width <= 40

    play(tmp_path, action, request("hands", hands=2, substitute=False))
