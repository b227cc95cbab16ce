"""The file of the settings."""

from pathlib import Path

from worderly.tui.settings import Settings, SettingsFile


def test_settings_that_cannot_be_read_are_kept_aside(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    file.path.write_bytes(b"{ torn")
    assert file.read() == Settings()
    assert (tmp_path / "settings.json.damaged-1").read_bytes() == b"{ torn"
