"""The application looks whether its terminal is still there."""

from pathlib import Path

from tests.tui.pseudo_terminal import opened
from tests.tui.stage import arcade
from worderly.tui.driver import LastingDriver


def test_home_ends_with_its_terminal_though_it_writes_nothing(tmp_path: Path) -> None:
    assert opened(tmp_path).vanish() == 129


def test_a_terminal_has_the_driver_that_survives_it(tmp_path: Path) -> None:
    assert arcade(tmp_path).get_driver_class() is LastingDriver
