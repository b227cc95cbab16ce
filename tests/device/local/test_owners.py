"""One save, one process: a second window asks, and who was taken over destroys nothing."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.codeword import CODEWORD, CodewordOptions, Guess
from worderly.device.local.match import LocalMatch
from worderly.device.local.owners import OpenElsewhere, Owners
from worderly.device.local.saves import Saves
from worderly.device.match import MatchConfig
from worderly.kit import GiveUp, Refused

CONFIG = MatchConfig(CODEWORD, CodewordOptions(), "1", slot="codeword")


def begun(saves: Saves) -> LocalMatch:
    saves.owners.claim("codeword")
    return LocalMatch.begin(CONFIG, None, saves)


def resumed(saves: Saves) -> LocalMatch:
    saved = saves.read("codeword")
    assert saved is not None
    return LocalMatch.resume(CONFIG, saved, None, saves)


def test_a_slot_has_one_owner_until_they_leave(tmp_path: Path) -> None:
    first, second = Owners(tmp_path), Owners(tmp_path)
    first.claim("wizards")
    first.claim("wizards")
    with pytest.raises(OpenElsewhere):
        second.claim("wizards")
    second.claim("hands")
    first.release("wizards")
    second.claim("wizards")
    assert first.is_lost("wizards")


def test_a_killed_process_frees_its_slot(tmp_path: Path) -> None:
    kill = "import os; os.kill(os.getpid(), 9)"
    owners = "from pathlib import Path; from worderly.device.local.owners import Owners"
    claim = f"owners = Owners(Path({str(tmp_path)!r})); owners.claim('wizards')"
    program = f"{owners}; {claim}; {kill}"
    subprocess.run([sys.executable, "-c", program], check=False, timeout=60)
    assert (tmp_path / ".wizards.open").exists()
    Owners(tmp_path).claim("wizards")


def test_who_was_taken_over_neither_plays_on_nor_destroys_the_save(tmp_path: Path) -> None:
    first, second = Saves(tmp_path), Saves(tmp_path)
    loser = begun(first)
    loser.submit(Guess("berry"))
    second.owners.claim("codeword", take_over=True)
    winner = resumed(second)
    winner.submit(Guess("apple"))
    with pytest.raises(Refused, match=r"^taken_over\("):
        loser.submit(Guess("grape"))
    with pytest.raises(Refused, match=r"^taken_over\("):
        loser.submit(GiveUp())
    loser.leave()
    assert resumed(second).state == winner.state
    assert len(loser.moves) == 1
    with pytest.raises(OpenElsewhere):
        Owners(tmp_path).claim("codeword")


def test_a_taken_over_slot_is_free_again_when_its_new_owner_leaves(tmp_path: Path) -> None:
    first, second, third = (Owners(tmp_path) for _ in range(3))
    first.claim("wizards")
    second.claim("wizards", take_over=True)
    first.release("wizards")
    with pytest.raises(OpenElsewhere):
        third.claim("wizards")
    second.release("wizards")
    third.claim("wizards")
