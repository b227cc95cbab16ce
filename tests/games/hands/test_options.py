"""Options of Hands."""

import pytest

from worderly.games.hands.options import Options, check, resolve_choices
from worderly.kit import Refused


def say(message: str, /, **facts: object) -> str:
    return message


def test_a_hand_typed_in_is_played_once_and_nothing_around_it() -> None:
    assert resolve_choices({"hand": "cat"}, say) == {
        "hand": "cat",
        "hands": 1,
        "substitute": False,
        "replay": False,
    }


def test_who_says_how_many_hands_plays_the_whole_game() -> None:
    assert resolve_choices({"hand": "cat", "hands": 3}, say) == {"hand": "cat", "hands": 3}


def test_a_typed_hand_says_how_many_letters_it_has() -> None:
    assert check(Options(hand="Ta*C"))[0] == Options(hand="ta*c", letters=4)


@pytest.mark.parametrize(
    ("options", "option", "need"),
    [
        (Options(letters=2), "letters", "3–20"),
        (Options(letters=21), "letters", "3–20"),
        (Options(hands=0), "hands", "1–100"),
        (Options(hands=101), "hands", "1–100"),
        (Options(hand="a" * 21), "hand", "1–20"),
        (Options(hand="c4t"), "hand", "a–z, *"),
    ],
)
def test_options_outside_their_range_are_refused(options: Options, option: str, need: str) -> None:
    with pytest.raises(Refused) as refused:
        check(options)
    assert (refused.value.facts["option"], refused.value.facts["need"]) == (option, need)
