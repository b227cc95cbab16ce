"""What a device begins, finds again and lets onto its leader board."""

from datetime import date
from pathlib import Path

import pytest
from msgspec.structs import replace

from worderly.cli.places import open_tools
from worderly.device.local.device import Device
from worderly.device.local.match import LocalMatch
from worderly.device.local.shelf import Shelf
from worderly.device.request import Request, slot_of
from worderly.games import IDS, game_of
from worderly.games.wizards.grids.covers import cells_of, covered_among
from worderly.games.wizards.model import Guess

FIRST_SLOTS = {
    "wizards": "wizards-3e94fb03a998",
    "hands": "hands-4f888811f460",
    "boogle": "boogle-e9a77bd0e689",
    "battlewords": "battlewords-e6a6ca4f58db",
    "wordsearch": "wordsearch-8272f4c9e660",
}
"""Where the first version saved a match of the default options with the seed “pinned”."""


@pytest.fixture
def device(tmp_path: Path) -> Device:
    return Device(Shelf(tmp_path), open_tools, lambda: date(2026, 2, 3))


@pytest.mark.parametrize("game_id", FIRST_SLOTS)
def test_a_match_with_a_seed_is_found_where_the_first_version_saved_it(device: Device, game_id: str) -> None:
    """A new field of options that changes this name belongs in `Options.LATER`."""
    request = Request(game_id, game_of(game_id).Options(), seed="pinned")
    assert device.slot(request) == FIRST_SLOTS[game_id]
    match, _ = device.begin(request)
    assert match.config.slot == FIRST_SLOTS[game_id]


@pytest.mark.parametrize("game_id", IDS)
def test_other_words_have_another_slot(game_id: str) -> None:
    usual = game_of(game_id).Options()
    others = [usual, replace(usual, spelling="us"), replace(usual, all_words=True)]
    assert len({slot_of(Request(game_id, options, seed="1")) for options in others}) == len(others)


@pytest.mark.parametrize(("all_words", "makes_board"), [(False, True), (True, False)])
def test_a_score_with_all_words_is_on_no_leader_board(
    device: Device, all_words: bool, makes_board: bool
) -> None:
    device.all_words = all_words
    match, _ = device.begin(device.practice("wizards"))
    assert isinstance(match, LocalMatch)
    for hidden in match.initial.words:
        # Words that cross one may have uncovered it.
        if covered_among(match.state, cells_of(hidden)):
            match.submit(Guess(hidden.word))
    assert match.outcome is not None
    assert match.outcome.reason == "solved"
    assert device.makes_board(match, lambda _: None) is makes_board
