"""Hands in text: notation, picture, share, and the French transcript."""

import pytest

from worderly.games.hands import GAME
from worderly.games.hands.model import Finish, Hint, Move, Next, Play, Replay, Substitute
from worderly.games.hands.options import Options
from worderly.games.hands.text import line_text
from worderly.games.hands.transcript import Transcript
from worderly.games.tools import Tools
from worderly.kit import GiveUp, Stamp, decode, encode, play, see, start
from worderly.lexicon import Lexicon
from worderly.messages import Messages

TOOLS = Tools((Lexicon.from_words(["part", "ice", "icy", "mate", "jar", "fix", "cab"]),))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("jar", Play("jar")),
        (" f*x ", Play("f*x")),
        ("!!", Finish()),
        ("!substitute l", Substitute("l")),
        ("!replay", Replay()),
        ("!next", Next()),
        ("!hint", Hint()),
        ("!give-up", GiveUp()),
    ],
)
def test_a_move_has_one_text_form(text: str, move: Move) -> None:
    assert GAME.parse(text) == move
    assert GAME.notate(move) == text.strip()


@pytest.mark.parametrize("text", ["", "  ", "!", "!hintx", "!substitute"])
def test_what_is_no_move_is_quoted_or_explained(text: str) -> None:
    quoted = f"'{text}' is no move of Hands" if text.strip() else "an empty line is no move"
    with pytest.raises(ValueError, match=f"^{quoted}"):
        GAME.parse(text)


def played(*words: str) -> str:
    state = start(GAME, Options(hand="aci*prt", replay=False), "s", TOOLS)
    for word in words:
        state = play(GAME, state, Stamp(0), GAME.parse(word), TOOLS).state
    return GAME.share(see(GAME, state, 0), "Hands 42", Messages("en").text)


def test_the_share_text_is_the_promised_one() -> None:
    assert played("part", "ic*") == "Hands 42 · 198 points · 7/7 letters · 97 % of par\n4 +114 · 3✱ +84"


def test_the_share_text_of_nothing_still_has_two_lines() -> None:
    assert played("!!") == "Hands 42 · 0 points · 0/7 letters · 0 % of par\n–"


def test_invalid_words_are_no_letters_used() -> None:
    assert played("xa", "!!") == "Hands 42 · 0 points · 0/7 letters · 0 % of par\n–"


def test_the_picture_has_letters_above_their_values() -> None:
    state = start(GAME, Options(hand="qi*cab"), "s", TOOLS)
    assert GAME.picture(see(GAME, state, 0)) == ("1/1 · 0 · 0\n q  i  *  c  a  b\n10  1  0  3  1  3")
    state = play(GAME, state, Stamp(0), Play("cab"), TOOLS).state
    assert GAME.picture(see(GAME, state, 0)).splitlines()[-1] == "cab 84"


def test_a_line_of_play_marks_its_discards() -> None:
    solution = GAME.solution(start(GAME, Options(hand="fixzz"), "s", TOOLS))
    assert line_text(solution.par_line) == "fix 195"  # type: ignore[attr-defined]
    assert line_text(solution.perfect_line) == "−zz · fix 273"  # type: ignore[attr-defined]


def test_the_transcript_speaks_french() -> None:
    lines = Transcript(Messages("fr"))
    assert lines.earned("été", 1234, 1234) == "«\xa0été\xa0» rapporte 1234 points. Total\xa0: 1234 points"
    assert lines.hands_prompt.endswith(" ")


def test_the_picture_of_an_empty_hand_has_the_words_played() -> None:
    state = start(GAME, Options(hand="jar"), "s", TOOLS)
    state = play(GAME, state, Stamp(0), Play("jar"), TOOLS).state
    assert GAME.picture(see(GAME, state, 0)).splitlines() == ["1/1 · 210 · 210", "jar 210"]


def test_a_word_of_more_than_64_letters_is_no_move() -> None:
    """No list has such a word: it is refused before the rules read it."""
    assert decode(encode(Play("a" * 64)), GAME.Move) == Play("a" * 64)
    with pytest.raises(ValueError, match="64"):
        decode(encode(Play("a" * 65)), GAME.Move)
