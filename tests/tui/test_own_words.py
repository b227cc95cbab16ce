"""A refused word in the arcade: accepted on this device, or reported to the host."""

from pathlib import Path

from tests.server.running import running
from tests.tui.puzzles import BOOGLE, HAND
from tests.tui.stage import Stage, play, said
from worderly.store import words
from worderly.tui.games.hands import HandsScreen
from worderly.tui.widgets.bars import KeyBar


def offered(stage: Stage) -> list[str]:
    return [key.label for key in stage.screen.query_one(KeyBar).keys if key.key == "f9"]


def test_a_refused_word_can_be_accepted_on_this_device(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        assert offered(stage) == []
        await stage.enter("plae")
        assert offered(stage) == ["Accept"]
        await stage.press("f9")
        assert said(stage, "“plae” is accepted on this device")
        assert offered(stage) == []
        await stage.enter("plae")
        assert stage.text_of("MessageBar").startswith("✓")

    play(tmp_path, action, BOOGLE)


def test_the_next_word_takes_the_offer_away(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.enter("plae")
        await stage.enter("late")
        assert offered(stage) == []

    play(tmp_path, action, BOOGLE)


def test_a_word_that_costs_something_is_reported_to_the_host_of_a_server(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path) as here:

        async def action(stage: Stage) -> None:
            await stage.until(lambda: stage.is_on(HandsScreen))
            await stage.enter("jxr")
            await stage.until(lambda: offered(stage) == ["Report"])
            await stage.press("f9")
            await stage.until(lambda: said(stage, "“jxr” is reported to the host"))

        play(tmp_path / "player", action, HAND, server=here.url)
        (row,) = here.service.store.read_now(words.reports)
        assert (row.word, row.kind, row.times) == ("jxr", "in", 1)
