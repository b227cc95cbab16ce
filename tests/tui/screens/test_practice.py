"""The practice page: Enter plays at once, the rows change the options."""

from pathlib import Path

import pytest

from tests.golden.stage import FILES
from tests.tui.stage import Stage, play
from worderly.games import IDS, game_of, part_of
from worderly.games.boogle.options import Options
from worderly.kit.forms import choices_in
from worderly.tui.screens.practice import PracticePage


@pytest.mark.parametrize("game_id", IDS)
def test_p_offers_all_options_of_a_game_and_enter_plays(tmp_path: Path, game_id: str) -> None:
    async def action(stage: Stage) -> None:
        stage.screen.query_one(f"#row-{game_id}").focus()
        await stage.press("p")
        assert stage.is_on(PracticePage)
        assert stage.text_of("TitleBar").startswith(
            f"Practice · {stage.app.messages.text(f'title-{game_id}')}"
        )
        shown = {row.row.name for row in stage.screen.query("FormRow")}
        assert shown == {one.name for one in choices_in(game_of(game_id), "practice")} | {"play", "seed"}
        await stage.press("enter")
        await stage.say_ready()
        assert stage.is_on(part_of("worderly.tui.games", game_id, "SCREEN"))

    play(tmp_path, action)


def test_the_chosen_options_and_the_seed_are_played(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("down", "down", "p")
        stage.screen.values |= {"size": 5, "time_s": 0, "seed": "mine"}
        await stage.press("enter")
        config = stage.game.link.match.config
        assert isinstance(config.options, Options)
        assert (len(stage.game.view.faces), config.options.time_s, config.seed) == (5, 0, "mine")

    play(tmp_path, action)


def test_options_that_do_not_go_together_are_told_on_the_page(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("4", "escape")
        await stage.press("p")
        stage.screen.values |= {"crossings": True, "spaced": True}
        await stage.press("enter")
        assert stage.is_on(PracticePage)
        assert stage.text_of("MessageBar").startswith("✕")

    play(tmp_path, action)


def test_a_list_of_ones_own_is_played_without_a_theme(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        stage.app.device.lexicon = str(FILES["WORDS"])
        await stage.press("up", "p")
        assert stage.screen.values["theme"] == ""

    play(tmp_path, action)
