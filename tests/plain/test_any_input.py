"""Whatever is typed, every line is answered, nothing breaks, and the save stays good."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.golden.stage import FOLDER, play
from worderly.games import IDS

WORDS = str(FOLDER / "words.txt")
COMMANDS = [
    *("?", "", "!hint", "!indice", "!show", "!brief", "!pause", "!give up", "n", "no", "!shuffle", "!cast"),
    *("!!", "!ready", "!replay", "!next", "!substitute a", "!hint oak", "!allow", "!report 1", "!mark a1"),
    *(
        "a1",
        "c7",
        "l12",
        "a1 a5",
        "b2 d4",
        "z99 z1",
        "guess stone",
        "the",
        "are",
        "tree",
        "oak",
        "*",
        "@+200",
    ),
    *("!menu now", "!time-up", "!give", "İ", "ß", "œ", "é", "Ω", "\u0300", "－", "1" * 70),
]
lines = st.lists(st.sampled_from(COMMANDS) | st.text(max_size=30), max_size=12)


@pytest.mark.parametrize("game", IDS)
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(typed=lines)
def test_any_lines_are_answered(game: str, typed: list[str]) -> None:
    text = "".join(f"{line}\n" for line in typed if not line.startswith(("@^", "@+")) or line == "@+200")
    arguments = [game, "--plain", "--seed", "1", "--lexicon", WORDS]
    with TemporaryDirectory() as data:
        code, printed = play(arguments, text, Path(data))
        assert code == 0, printed
        assert "went wrong inside" not in printed
        again, resumed = play(arguments, "y\n", Path(data))
        assert again == 0
        assert "could not be read" not in resumed
