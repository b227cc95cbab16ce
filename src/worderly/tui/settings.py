"""The player's settings on this device: look, marks, motion, sound, languages, word list."""

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
    """Show signs where a colour has a meaning."""
    motion: bool = True
    sound: bool = False
    language: str = ""
    """The language of the texts; empty: that of the system."""
    words: str = ""
    """The language of the words; empty: that of the texts."""
    spelling: str = ""
    """Of targets and themes; empty: only words that all spellings share."""
    all_words: bool = False
    """Sad and violent words may be targets; never in rooms, where others play too."""
    lexicon: str = ""
    """The player's own word file; empty: the shipped list."""
    server: str = ""
    """The server of the last room."""
    name: str = ""
    """The last name on a leader board."""

    @property
    def word_language(self) -> str:
        """Empty if none was chosen, or if its words are no longer installed."""
        return self.words if self.words in word_languages() else ""


class SettingsFile:
    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> Settings:
        """Returns the defaults if the file cannot be read, and sets it aside."""
        if not self.path.exists():
            return Settings()
        try:
            return decode(self.path.read_bytes(), Settings)
        except ValueError:
            set_aside(self.path)
            return Settings()

    def write(self, settings: Settings) -> None:
        save_file(self.path, encode(settings))
