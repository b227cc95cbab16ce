"""The TypeScript types are those of the Python types."""

from pathlib import Path

from worderly.games import GAMES
from worderly.wire.option_forms import option_forms
from worderly.wire.typescript import wire_types

SRC = Path(__file__).parents[2] / "web" / "src"
WRITTEN = SRC / "wire.ts"


def test_the_committed_wire_types_are_fresh() -> None:
    assert WRITTEN.read_text() == wire_types(GAMES), "run `make gen`"


def test_the_committed_choices_are_fresh() -> None:
    assert (SRC / "options.ts").read_text() == option_forms(GAMES), "run `make gen`"


def test_every_game_has_its_own_unions() -> None:
    text = wire_types(GAMES)
    for name in ("Wizards", "Hands", "Boogle", "Battlewords", "Wordsearch"):
        for part in ("Options", "View", "RaceView"):
            assert f"export interface {name}{part} {{" in text
        assert f"export type {name}Move =" in text
