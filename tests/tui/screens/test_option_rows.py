"""A game's choices as the rows of a form."""

from pathlib import Path

import pytest

from tests.tui.stage import Stage, play
from worderly.games import GAMES
from worderly.kit import AnyGame, forms
from worderly.tui.screens.form import Choice
from worderly.tui.screens.maker import MakerPage
from worderly.tui.screens.option_rows import option_rows

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@every_game
def test_every_choice_of_the_maker_has_a_row_and_a_first_value(game: AnyGame, tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        page = MakerPage(game.id)
        await stage.app.push_screen(page)
        rows = {row.name: row for row in option_rows(page, game, "maker")}
        assert list(rows) == [choice.name for choice in forms.choices_in(game, "maker")]
        for name, row in rows.items():
            if isinstance(row, Choice):
                assert page.values[name] in [value for value, _ in row.values]

    play(tmp_path, action)
