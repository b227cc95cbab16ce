"""What a player has chosen for this device: look, marks, motion, sound, languages, word list."""

from pathlib import Path
from typing import Literal

from worderly.device.local.files import save_file, set_aside
from worderly.kit import Record, decode, encode
from worderly.languages import word_languages

Look = Literal["dark", "light", "contrast", "contrast-light"]
LOOKS: tuple[Look, ...] = ("dark", "light", "contrast", "contrast-light")


class Settings(Record, tag="settings"):
    look: Look = "dark"
    marks: bool = False
    """Signs beside letters wherever a colour tells something."""
    motion: bool = True
    sound: bool = False
    language: str = ""
    """Of the texts; empty: the system's."""
    words: str = ""
    """The language of the words; empty: that of the texts."""
    lexicon: str = ""
    """The player's own word file; empty: the shipped list."""
    server: str = ""
    """Where rooms were played last."""
    name: str = ""
    """Last written on a leader board."""

    @property
    def word_language(self) -> str:
        """Empty where none was chosen, or where its words are no longer there."""
        return self.words if self.words in word_languages() else ""


class SettingsFile:
    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> Settings:
        """A file that cannot be read is kept aside, and the defaults stand."""
        if not self.path.exists():
            return Settings()
        try:
            return decode(self.path.read_bytes(), Settings)
        except ValueError:
            set_aside(self.path)
            return Settings()

    def write(self, settings: Settings) -> None:
        save_file(self.path, encode(settings))
