"""`--spelling` on the command line: themes and titles in the chosen spelling, and `--age` for whom."""

import json

import pytest

from worderly.cli.app import run
from worderly.lexicon import Lexicon

Output = pytest.CaptureFixture[str]


def made(capsys: Output, *more: str) -> dict[str, dict[str, object]]:
    assert run(["make", "wordsearch", "--seed", "1", "--json", *more]) == 0
    answer: dict[str, dict[str, object]] = json.loads(capsys.readouterr().out)
    return answer


@pytest.mark.parametrize(
    ("more", "title", "shown"),
    [
        (["--spelling", "us"], "Colors", {"gray", "ocher"}),
        (["--spelling", "gb"], "Colours", {"grey", "ochre"}),
        ([], "Colours", set()),
    ],
)
def test_a_theme_comes_in_the_spelling(capsys: Output, more: list[str], title: str, shown: set[str]) -> None:
    puzzle = made(capsys, "--theme", "colours", "--pick", "80", "--size", "30", *more)["puzzle"]
    words = puzzle["words"]
    assert puzzle["title"] == title
    assert isinstance(words, list)
    assert {"gray", "grey", "ocher", "ochre"} & set(words) == shown


def test_an_unknown_spelling_is_refused_with_those_there_are(capsys: Output) -> None:
    assert run(["make", "wordsearch", "--spelling", "au"]) == 2
    assert "gb, us" in capsys.readouterr().err


def test_a_theme_by_chance_is_fit_for_the_age() -> None:
    from worderly.games.tools import Tools
    from worderly.games.wordsearch.generate import new
    from worderly.games.wordsearch.options import Options
    from worderly.kit import Chance

    tools, children = Tools.open(("en",)), set(Lexicon.open("en").themes("children"))
    options = Options(theme="*", age="children", count=3)
    assert {new(options, Chance(str(seed)), tools).theme for seed in range(60)} <= children
    anybody = {new(Options(theme="*", count=3), Chance(str(seed)), tools).theme for seed in range(60)}
    assert anybody - children
