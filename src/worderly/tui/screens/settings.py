"""The settings page; each change is saved at once."""

from collections.abc import Iterable
from pathlib import Path

from msgspec.structs import asdict

from worderly.languages import interface_languages, word_languages, words_for
from worderly.languages.facts import facts_of
from worderly.messages import language_name
from worderly.tui.screens.form import Choice, Field, FormPage, Row
from worderly.tui.settings import LOOKS, Settings


def is_word_file(text: str) -> bool:
    return Path(text).expanduser().is_file()


class SettingsPage(FormPage):
    heading = "tui-key-settings"

    def rows(self) -> Iterable[Row]:
        self.values |= asdict(self.arcade.settings)
        device = self.arcade.device
        self.values["language"] = self.arcade.messages.language
        if device.word_language != words_for(device.language):
            self.values["words"] = device.word_language
        yield Choice("look", self.say("tui-look"), [(look, self.say(f"tui-look-{look}")) for look in LOOKS])
        yield self.on_off("marks", "tui-marks")
        yield self.on_off("motion", "tui-motion")
        yield self.on_off("sound", "tui-sound")
        languages = [(code, language_name(code)) for code in interface_languages()]
        yield Choice("language", self.say("tui-language"), languages)
        words = [
            ("", self.say("tui-word-language-same")),
            *((code, facts_of(code).name) for code in word_languages()),
        ]
        yield Choice("words", self.say("tui-word-language"), words)
        spellings = [name for code in word_languages() for name in facts_of(code).spellings]
        named = [(name, self.say(f"spelling-{name}")) for name in spellings]
        yield Choice("spelling", self.say("spelling"), [("", self.say("spelling-shared")), *named])
        yield self.on_off("all_words", "all-words")
        yield Field("lexicon", self.say("tui-lexicon"), self.say("tui-lexicon-hint"), is_word_file)

    def changed(self) -> None:
        self.arcade.set(Settings(**self.values))
        self.show_message(self.say("tui-kept"))
