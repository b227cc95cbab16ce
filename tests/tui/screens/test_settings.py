"""The page of the settings."""

import os
from pathlib import Path

import pytest

from tests.device.local.test_files import full_disk
from tests.tui.stage import Stage, play, states
from worderly.games import IDS
from worderly.tui.app import Arcade
from worderly.tui.screens.settings import SettingsPage
from worderly.tui.settings import Settings, SettingsFile


def test_settings_are_worn_at_once_and_remembered(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("o")
        assert stage.is_on(SettingsPage)
        await stage.press("right", "down", "right", "down", "right")
        assert stage.app.theme == "light"
        assert stage.app.covered == "□"
        assert not stage.app.has_motion

    play(tmp_path, action)
    kept = SettingsFile(tmp_path / "settings.json").read()
    assert kept == Settings(look="light", marks=True, motion=False, language="en")


def test_the_words_may_have_another_language_than_the_texts(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("o", *["down"] * 5, "f", "escape")
        assert states(stage) == ["○ to play"] * len(IDS)

    app = play(tmp_path, action)
    assert (app.device.language, app.device.word_language) == ("en", "fr")
    assert app.device.practice("hands").options.languages == ("fr",)


def test_the_spelling_is_one_of_the_options_of_a_match_and_of_no_daily(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("o", *["down"] * 6, "right", "right", "escape")

    device = play(tmp_path, action).device
    assert SettingsFile(tmp_path / "settings.json").read().spelling == "us"
    assert device.practice("wizards").options.spelling == "us"
    assert "color" in device.open_tools(device.practice("wizards").options, "").words.targets("easy")
    device.word_language = "fr"
    assert device.practice("wizards").options.spelling == ""


def test_all_words_are_an_option_of_a_match_and_of_no_daily(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("o", *["down"] * 7, "right", "escape")

    device = play(tmp_path, action).device
    assert SettingsFile(tmp_path / "settings.json").read().all_words
    for game_id in IDS:
        assert device.practice(game_id).options.all_words
        match, _ = device.begin(device.daily(game_id))
        assert not match.config.options.all_words


def test_settings_that_the_disk_does_not_take_are_worn_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("o", "right")
        assert stage.app.theme == "light"

    told: list[str] = []
    monkeypatch.setattr(Arcade, "notify", lambda app, message, **_: told.append(message))
    monkeypatch.setattr(os, "fsync", full_disk)
    play(tmp_path, action)
    assert told == ["That could not be kept (No space left on device)."]
