"""`worderly solve best`: the search by its command, on a clock of its own."""

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, repeat
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.golden.stage import FOLDER, play
from worderly.cli.solvers import best

WORDS = str(FOLDER / "words.txt")
SEARCH = ["solve", "best", "--size", "3", "--lexicon", WORDS]
Clock = Callable[[Iterable[int]], None]
EVERY_8_S = range(0, 10_000, 8)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Sets what the clock shows at each look, in seconds."""

    def goes(seconds: Iterable[int]) -> None:
        looks = iter(seconds)
        monkeypatch.setattr(best, "time", SimpleNamespace(time=lambda: next(looks)))

    return goes


def test_a_board_is_told_with_its_points(clock: Clock, tmp_path: Path) -> None:
    clock(EVERY_8_S)
    code, printed = play([*SEARCH, "--json"], "", tmp_path)
    assert code == 0, printed
    found = json.loads(printed)
    assert set(found) == {"board", "points", "tried", "starts", "seed"}
    assert [len(row) for row in found["board"].split("/")] == [3, 3, 3]
    solved = ["solve", "boogle", found["board"], "--lexicon", WORDS, "--scoring", "classic", "--json"]
    assert json.loads(play(solved, "", tmp_path)[1])["points"] == found["points"] > 0
    clock(EVERY_8_S)
    rows, told = found["board"].replace("/", "\n"), f"{found['points']} points, after"
    code, printed = play(SEARCH, "", tmp_path)
    assert code == 0
    assert printed.startswith(f"{rows}\n{told}")


def test_a_saved_search_goes_on_and_never_with_another(clock: Clock, tmp_path: Path) -> None:
    file = tmp_path / "search.json"
    saving = [*SEARCH, "--save", str(file)]
    clock(chain(repeat(0, 200), repeat(60)))  # some starts come to their end
    assert play(saving, "", tmp_path)[0] == 0
    first = json.loads(file.read_text())
    assert first["starts"] >= 1
    clock(EVERY_8_S)
    assert play(saving, "", tmp_path)[0] == 0
    second = json.loads(file.read_text())
    assert second["best"]["tried"] > first["best"]["tried"]
    assert second["best"]["points"] >= first["best"]["points"]
    code, printed = play([*saving, "--min", "4"], "", tmp_path)
    assert (code, "another search" in printed) == (2, True)
    assert json.loads(file.read_text()) == second
    file.write_text("{")
    code, printed = play(saving, "", tmp_path)
    assert (code, "no saved search" in printed) == (1, True)


def test_ctrl_c_ends_the_search_with_what_was_found(clock: Clock, tmp_path: Path) -> None:
    def interrupted() -> Iterator[int]:
        yield from repeat(0, 300)
        raise KeyboardInterrupt

    clock(interrupted())
    code, printed = play(SEARCH, "", tmp_path)
    assert code == 0
    assert " points, after " in printed
