"""The settings: look, marks, motion, sound, language, word list; kept as soon as they change."""

from collections.abc import Iterable
from pathlib import Path

from msgspec.structs import asdict

from worderly.messages import LANGUAGES
from worderly.tui.screens.form import Choice, Field, FormPage, Row
from worderly.tui.settings import LOOKS, Settings


def is_word_file(text: str) -> bool:
    return Path(text).expanduser().is_file()


class SettingsPage(FormPage):
    heading = "tui-key-settings"

    def rows(self) -> Iterable[Row]:
        self.values |= asdict(self.arcade.settings)
        self.values["language"] = self.arcade.messages.language
        yield Choice("look", self.say("tui-look"), [(look, self.say(f"tui-look-{look}")) for look in LOOKS])
        yield self.on_off("marks", "tui-marks")
        yield self.on_off("motion", "tui-motion")
        yield self.on_off("sound", "tui-sound")
        languages = [(language, self.say(f"tui-language-{language}")) for language in LANGUAGES]
        yield Choice("language", self.say("tui-language"), languages)
        yield Field("lexicon", self.say("tui-lexicon"), self.say("tui-lexicon-hint"), is_word_file)

    def changed(self) -> None:
        self.arcade.set(Settings(**self.values))
        self.tell(self.say("tui-kept"))
