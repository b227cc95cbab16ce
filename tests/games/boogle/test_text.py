"""Boogle in text: notation, picture, share; and the bots' vocabularies."""

from itertools import pairwise

import pytest

from worderly.games.boogle import GAME
from worderly.games.boogle.model import Done, Find, Move, PlayerView, Ready
from worderly.games.boogle.options import Options
from worderly.games.tools import Tools
from worderly.kit import Chance, GiveUp, Stamp, play, see, start
from worderly.lexicon import Lexicon
from worderly.messages import Messages

SAY = Messages("en").text

TOOLS = Tools((Lexicon.from_words(["quit", "cat", "tic"]),))
ENGLISH = Tools.open(("en",))


@pytest.mark.parametrize(
    ("text", "move"), [("cat", Find("cat")), ("!!", Done()), ("!ready", Ready()), ("!give-up", GiveUp())]
)
def test_a_move_has_one_text_form(text: str, move: Move) -> None:
    assert GAME.parse(f" {text} ") == move
    assert GAME.notate(move) == text


@pytest.mark.parametrize("text", ["", " ", "!", "!readyy"])
def test_what_is_no_move_says_so(text: str) -> None:
    with pytest.raises(ValueError, match="no move"):
        GAME.parse(text)


def test_the_picture_has_the_dice_in_columns_and_the_finds_below() -> None:
    state = start(GAME, Options(grid="qit/cat/xyz"), "s", TOOLS)
    state = play(GAME, state, Stamp(0, 1), Find("quit"), TOOLS).state
    assert GAME.picture(see(GAME, state, 0)) == "Qu I  T\nC  A  T\nX  Y  Z\n17 · 1/3\nquit 17"


def test_the_picture_of_a_long_game_stays_within_eighty_columns() -> None:
    state, chance = start(GAME, Options(), "s", ENGLISH), Chance("s")
    for _ in range(60):
        move = GAME.bot(see(GAME, state, 0), 0, "dictionary", chance, ENGLISH)
        state = play(GAME, state, Stamp(0, 1), move, ENGLISH).state
    assert max(map(len, GAME.picture(see(GAME, state, 0)).splitlines())) <= 80


def test_the_share_text_is_the_promised_one() -> None:
    state = start(GAME, Options(grid="cat/xxx/xxx", time_s=0), "s", TOOLS)
    view = see(GAME, play(GAME, state, Stamp(0, 1), Done(), TOOLS).state, 0)
    own = PlayerView(
        seat=0,
        name="",
        words=(),
        late=(),
        struck=(),
        all_total=268,
        unique_total=268,
        longest=7,
        lengths={"3": 9, "4": 8, "5": 4, "6": 2, "7": 1},
        cloud={},
    )
    fields = {name: getattr(view, name) for name in view.__struct_fields__}
    result = GAME.share(type(view)(**{**fields, "players": (own,), "scores": (268,)}), "Boogle 42", SAY)
    assert result == "Boogle 42 · 268 points · 24 words · longest 7\n3×9 4×8 5×4 6×2 7×1"
    assert GAME.share(view, "Boogle 42", SAY) == "Boogle 42 · 0 points · 0 words · longest 0\n–"


def test_a_stronger_bot_knows_every_word_of_a_weaker_one() -> None:
    start_state = start(GAME, Options(), "bots", ENGLISH)
    known = []
    for level in GAME.levels:
        state, chance = start_state, Chance(level)
        while GAME.outcome(state) is None:
            move = GAME.bot(see(GAME, state, 0), 0, level, chance, ENGLISH)
            state = play(GAME, state, Stamp(0, 1), move, ENGLISH).state
        known.append(set(see(GAME, state, 0).players[0].words))
    assert all(weak < strong for weak, strong in pairwise(known))


def test_a_bot_takes_its_turn_as_a_player_does() -> None:
    state = start(GAME, Options(mode="turns", players=("Ann", "Machine"), machine="reader"), "t", ENGLISH)
    assert GAME.bot(see(GAME, state, 0), 0, "reader", Chance("x"), ENGLISH) == Ready()
