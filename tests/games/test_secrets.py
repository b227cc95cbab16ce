"""Two states that differ only in what a player must not know give byte-equal views, answers and refusals."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.secrets import secrets_of
from worderly.games import GAMES, battlewords
from worderly.games.battlewords.model import Hidden
from worderly.games.battlewords.model import State as BattleState
from worderly.games.tools import Tools
from worderly.kit import AnyGame, Chance, Refused, Stamp, encode, events_for, play, see, start

TOOLS = Tools.open(("en",))

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def played(game: AnyGame, moves: int) -> Any:
    """A state some accepted moves into a match."""
    chance, state = Chance(f"secrets/{moves}"), start(game, game.Options(), "secrets", TOOLS)
    tries = 0
    while moves and tries < 200:
        tries += 1
        try:
            step = play(game, state, Stamp(0, tries), game.sample(state, 0, chance, TOOLS), TOOLS)
        except Refused:
            continue
        if game.outcome(step.state) is None:
            state, moves = step.state, moves - 1
    return state


def answer(game: AnyGame, state: Any, move: Any) -> bytes:
    """What the mover hears, sees next, or is refused with."""
    try:
        step = play(game, state, Stamp(0, 999), move, TOOLS)
    except Refused as refused:
        return f"{refused}".encode()
    return encode([events_for(step.events, 0), see(game, step.state, 0)])


@every_game
@pytest.mark.parametrize("moves", [0, 1, 3])
def test_views_do_not_depend_on_secrets(game: AnyGame, moves: int) -> None:
    state = played(game, moves)
    swapped = secrets_of(game.id).swapped(state)
    assert swapped != state
    for seat in (0, None):
        assert encode(see(game, swapped, seat)) == encode(see(game, state, seat))


@every_game
def test_a_wrong_move_is_answered_alike(game: AnyGame) -> None:
    state = played(game, 1)
    move = secrets_of(game.id).probe(state)
    assert answer(game, secrets_of(game.id).swapped(state), move) == answer(game, state, move)


@every_game
def test_the_swap_is_seen_once_answers_are_open(game: AnyGame) -> None:
    """The control: were the view the state, this difference would have shown above."""
    state = played(game, 1)
    swapped = secrets_of(game.id).swapped(state)
    assert encode(game.view(swapped, 0, True)) != encode(game.view(state, 0, True))


def test_the_radar_tells_where_words_end_and_not_how_they_lie() -> None:
    """Six words that end on a diagonal, once all across and once all down."""

    def lying(direction: str) -> BattleState:
        rows = [["."] * 12 for _ in range(12)]
        hidden = []
        for end, word in zip(
            range(5, 11), ("ship", "boat", "wharf", "canoe", "anchor", "galley"), strict=True
        ):
            for i, letter in enumerate(reversed(word.upper())):
                row, col = (end, end - i) if direction == "H" else (end - i, end)
                rows[row][col] = letter
            first = end - len(word) + 1
            row, col = (end, first) if direction == "H" else (first, end)
            hidden.append(Hidden(word, word, row, col, direction))  # type: ignore[arg-type]
        fresh = start(battlewords.GAME, battlewords.GAME.Options(), "radar", TOOLS)
        return replace(fresh, grid=tuple(map("".join, rows)), words=tuple(hidden))

    across, down = lying("H"), lying("V")
    assert encode(see(battlewords.GAME, across, 0)) == encode(see(battlewords.GAME, down, 0))
