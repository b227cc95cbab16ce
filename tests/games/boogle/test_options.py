"""Options of Boogle."""

import pytest

from worderly.games.boogle.options import Options, check, resolve_choices
from worderly.kit import Refused


def say(message: str, /, **facts: object) -> str:
    return message


@pytest.mark.parametrize(
    ("given", "players"),
    [
        ({"players": ("Ann", "Bo")}, ("Ann", "Bo")),
        ({"machine": "reader"}, ("plain-you", "plain-machine")),
        ({"machine": "reader", "players": ("Ann",)}, ("Ann", "plain-machine")),
        ({"machine": "reader", "players": ("Ann", "Robot")}, ("Ann", "Robot")),
    ],
)
def test_names_and_the_machine_make_turns(given: dict[str, object], players: tuple[str, ...]) -> None:
    assert resolve_choices(given, say) == {**given, "players": players, "mode": "turns"}


def test_without_names_nothing_is_added() -> None:
    assert resolve_choices({"size": 5}, say) == {"size": 5}


def test_names_alone_make_turns_also_when_a_page_sends_them() -> None:
    assert check(Options(players=("Ann", "Bo")))[0].mode == "turns"


@pytest.mark.parametrize(
    ("options", "option"),
    [
        (Options(size=2), "size"),
        (Options(size=9), "size"),
        (Options(min_length=1), "min_length"),
        (Options(time_s=9), "time_s"),
        (Options(time_s=3601), "time_s"),
        (Options(rounds=6), "rounds"),
        (Options(players=("Ann",)), "players"),
        (Options(players=tuple("abcdefghi")), "players"),
        (Options(mode="room", seats=65), "seats"),
        (Options(dice="loaded"), "dice"),
    ],
)
def test_options_outside_their_range_are_refused(options: Options, option: str) -> None:
    with pytest.raises(Refused) as refused:
        check(options)
    assert refused.value.facts["option"] == option
