"""The maker's page: options, seed and own words of a puzzle, which is played or written to a file."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from worderly.kit import Options, Refused
from worderly.kit.choices import choice_of
from worderly.tui.puzzle_files import PuzzleFile, formats_of, write_puzzle
from worderly.tui.screens.file_name import ask_path, free_path
from worderly.tui.screens.form import Act, Choice, Field, Row
from worderly.tui.screens.practice import PracticePage


class MakerPage(PracticePage):
    form = "maker"
    purpose = "tui-key-make"

    def rows(self) -> Iterable[Row]:
        yield from self.option_rows()
        yield Field("title", self.say("tui-title"))
        yield Act("play", self.say("tui-play", game=self.say(f"title-{self.game_id}")))
        formats = [(ending, ending.upper()) for ending in formats_of(self.game_id)]
        yield Choice("format", self.say("tui-format"), formats)
        yield Act("write", self.say("tui-write"))

    def given(self) -> dict[str, Any]:
        title = {"title": self.values["title"]} if choice_of(self.game.choices, "title") else {}
        return super().given() | title

    def action_write(self) -> None:
        """Asks for the name of the file."""
        try:
            options = self.options()
        except Refused as refused:
            self.complain(refused)
            return
        suggested = free_path(f"worderly-{self.game_id}", f".{self.values['format']}")
        ask_path(self, suggested, lambda path: self._write(self._file(options, path)))

    def _file(self, options: Options, path: Path) -> PuzzleFile:
        language, title = self.arcade.messages.language, self.values["title"]
        return PuzzleFile(self.game_id, options, self.values["seed"], path, title, language)

    def _write(self, file: PuzzleFile) -> None:
        """Works in a thread, so that the screen stays responsive."""
        device = self.arcade.device
        self.show_message(self.say("tui-writing", file=str(file.path)))

        def work() -> list[Path]:
            return write_puzzle(file, device.open_tools(file.options, device.lexicon))

        def done(paths: list[Path]) -> None:
            files = ", ".join(str(path.resolve()) for path in paths)
            self.show_message(self.say("tui-written", files=files), "right")

        self.arcade.playing.in_thread(work, done, self.complain)
