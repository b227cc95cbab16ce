"""A lesson is offered before the first game of each kind, once."""

from pathlib import Path

from worderly.device.local.results import Result
from worderly.device.local.shelf import Shelf


def test_a_game_is_new_until_it_is_marked(tmp_path: Path) -> None:
    first_games = Shelf(tmp_path).first_games
    assert first_games.is_new("hands")
    first_games.mark("hands")
    first_games.mark("hands")
    assert not first_games.is_new("hands")
    assert first_games.is_new("boogle")
    assert Shelf(tmp_path).first_games.path.read_text() == "hands\n"


def test_a_game_that_was_played_before_is_not_new(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.results.add(Result("hands", "en", "2026-02-03", 90, "all_hands_played"))
    assert not shelf.first_games.is_new("hands")


def test_a_disk_that_cannot_be_written_offers_again(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    first_games = Shelf(tmp_path / "file").first_games
    first_games.mark("hands")
    assert first_games.is_new("hands")
