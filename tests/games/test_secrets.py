"""Two states that differ only in what a player must not know give byte-equal views, answers and refusals."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from worderly.games import GAMES, battlewords, boogle, hands, wizards, wordsearch
from worderly.games.battlewords.model import Hidden
from worderly.games.battlewords.model import Reveal as BattleReveal
from worderly.games.battlewords.model import State as BattleState
from worderly.games.boogle.model import Find
from worderly.games.hands.model import Play
from worderly.games.tools import Tools
from worderly.games.wizards.model import COVERED
from worderly.games.wizards.model import STEPS as WIZARD_STEPS
from worderly.games.wizards.model import Guess as WizardGuess
from worderly.games.wordsearch.model import Draw
from worderly.kit import AnyGame, Chance, Refused, Stamp, encode, heard, play, see, start

TOOLS = Tools.open(("en",))


def other(letter: str) -> str:
    """The next letter of the alphabet, of the same case; an empty cell stays one."""
    first = "a" if letter.islower() else "A"
    return letter if letter == "." else chr(ord(first) + (ord(letter) - ord(first) + 1) % 26)


def respelled(state: Any, steps: Mapping[Any, tuple[int, int]]) -> Any:
    """Every covered letter replaced by another, and the words read anew from the grid."""
    grid = [
        "".join(other(a) if s == COVERED else a for a, s in zip(answer, shown, strict=True))
        for answer, shown in zip(state.grid, state.shown, strict=True)
    ]

    def read(word: Any) -> Any:
        row, col = steps[word.direction]
        text = "".join(grid[word.row + row * i][word.col + col * i] for i in range(len(word.word))).lower()
        return replace(word, word=text, display=text)

    return replace(state, grid=tuple(grid), words=tuple(map(read, state.words)), secret="another")


def swapped_wizards(state: Any) -> Any:
    return respelled(state, WIZARD_STEPS)


def swapped_hands(state: Any) -> Any:
    plan = replace(state.rounds[-1].plan, par=1, perfect=2, par_line=(), perfect_line=())
    return replace(state, secret="another", rounds=(*state.rounds[:-1], replace(state.rounds[-1], plan=plan)))


def swapped_boogle(state: Any) -> Any:
    """Other words of the same rank, so that "12 of 48 common words" stays."""
    found = {word.word for turn in state.turns for word in turn.found}
    words = tuple(
        word if word.word in found else replace(word, word=word.word[::-1] + "x", points=7, path=((0, 0),))
        for word in state.deals[0].words
    )
    return replace(state, secret="another", deals=(replace(state.deals[0], words=words),))


def swapped_battlewords(state: Any) -> Any:
    return respelled(state, {"H": (0, 1), "V": (1, 0)})


def swapped_wordsearch(state: Any) -> Any:
    hidden = tuple(
        word
        if any(found.word == i for found in state.found)
        else replace(word, row=word.row ^ 1, col=0, direction="NE")
        for i, word in enumerate(state.hidden)
    )
    return replace(state, hidden=hidden, chance="another", message="OTHER")


SWAPS: dict[str, Callable[[Any], Any]] = {
    wizards.GAME.id: swapped_wizards,
    hands.GAME.id: swapped_hands,
    boogle.GAME.id: swapped_boogle,
    battlewords.GAME.id: swapped_battlewords,
    wordsearch.GAME.id: swapped_wordsearch,
}
PROBES: dict[str, Any] = {
    "wizards": WizardGuess("zzz"),
    "hands": Play("zzzz"),
    "boogle": Find("zzzz"),
    "battlewords": None,
    "wordsearch": Draw((0, 0), (0, 1)),
}

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
    return encode([heard(step.events, 0), see(game, step.state, 0)])


def water(state: Any) -> BattleReveal:
    cells = ((r, c) for r in range(12) for c in range(12))
    return BattleReveal(
        *next((r, c) for r, c in cells if state.grid[r][c] == "." and state.shown[r][c] == "?")
    )


@every_game
@pytest.mark.parametrize("moves", [0, 1, 3])
def test_views_do_not_depend_on_secrets(game: AnyGame, moves: int) -> None:
    state = played(game, moves)
    swapped = SWAPS[game.id](state)
    assert swapped != state
    for seat in (0, None):
        assert encode(see(game, swapped, seat)) == encode(see(game, state, seat))


@every_game
def test_a_wrong_move_is_answered_alike(game: AnyGame) -> None:
    state = played(game, 1)
    move = PROBES[game.id] or water(state)
    assert answer(game, SWAPS[game.id](state), move) == answer(game, state, move)


@every_game
def test_the_swap_is_seen_once_answers_are_open(game: AnyGame) -> None:
    """The control: were the view the state, this difference would have shown above."""
    state = played(game, 1)
    swapped = SWAPS[game.id](state)
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
