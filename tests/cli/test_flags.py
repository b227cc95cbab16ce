"""Flags made from choices: how they are spelled, explained and read."""

from pathlib import Path

import pytest

from worderly.cli.app import run
from worderly.cli.flags import by_flag, flags_of
from worderly.cli.option_tables import with_table
from worderly.games import IDS, game_of
from worderly.kit import Refused

DOCS = Path(__file__).parents[2] / "docs" / "games"


def help_of(arguments: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert run([*arguments.split(), "--help"]) == 0
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        ("wizards", "--lives N Lives: each wrong guess costs one (1–20, default 5)."),
        ("wizards", "-c, --cols, --columns N"),
        ("wizards", "-w, --words N"),
        ("hands", "-n, --letters N"),
        ("boogle", "--time SECONDS|off The clock in seconds, or off (10–3600, default 180)."),
        ("battlewords", "--mode strict|chain|admiral"),
        ("battlewords", "--radar / --no-radar"),
        ("make wordsearch", "--shape NAME A shape for the grid (circle, cross,"),
        ("make wordsearch --lang fr", "(par défaut medium)"),
    ],
)
def test_help_shows_values_range_and_default(
    arguments: str, shown: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shown in help_of(arguments, capsys)


def test_a_room_has_what_it_alone_can_choose_and_nothing_of_turns() -> None:
    alone, room = ({flag.choice.name for flag in flags_of("boogle", way)} for way in ("turns", "room"))
    assert alone - room == {"players", "machine", "rounds", "same_board"}
    assert room - alone == {"decides"}


@pytest.mark.parametrize(
    ("game_id", "option", "flag"),
    [
        ("wordsearch", "rows", "--size"),
        ("wordsearch", "count", "--pick"),
        ("wordsearch", "secret_words", "--secret-words"),
        ("hands", "letters", "--letters"),
    ],
)
def test_a_refused_option_is_called_by_its_long_flag(game_id: str, option: str, flag: str) -> None:
    with pytest.raises(Refused) as refused, by_flag(game_of(game_id)):
        raise Refused("bad_option", option=option, value=1, need="2")
    assert refused.value.facts == {"option": flag, "value": 1, "need": "2"}


def test_other_refusals_pass_as_they_are() -> None:
    with pytest.raises(Refused, match=r"^no_words\("), by_flag(game_of("wordsearch")):
        raise Refused("no_words")


@pytest.mark.parametrize("game_id", IDS)
def test_the_table_of_options_in_the_documents_is_fresh(game_id: str) -> None:
    text = (DOCS / f"{game_id}.md").read_text(encoding="utf-8")
    assert text == with_table(text, game_id), "run `make gen`"
