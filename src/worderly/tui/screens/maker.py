"""The maker's page: options, seed and own words of a puzzle, which is played or written to a file."""

from collections.abc import Iterable
from pathlib import Path

from worderly.device.request import Request
from worderly.games import game_of
from worderly.kit import Options, Refused
from worderly.kit.choices import choice_of
from worderly.kit.forms import make_options, with_label
from worderly.tui.puzzle_files import PuzzleFile, formats_of, write_puzzle
from worderly.tui.screens.file_name import ask_path, free_path
from worderly.tui.screens.form import Act, Choice, Field, FormPage, Row
from worderly.tui.screens.option_rows import given_in, option_rows


class MakerPage(FormPage):
    def __init__(self, game_id: str) -> None:
        super().__init__()
        self.game_id = self.accent = game_id
        self.game = game_of(game_id)

    def heading_text(self) -> str:
        return f"{self.say('tui-key-make')} · {self.say(f'title-{self.game_id}')}"

    def rows(self) -> Iterable[Row]:
        yield from option_rows(self, self.game, "maker")
        yield Field("title", self.say("tui-title"))
        yield Field("seed", self.say("tui-seed"), self.say("tui-seed-hint"))
        yield Act("play", self.say("tui-play", game=self.say(f"title-{self.game_id}")))
        formats = [(ending, ending.upper()) for ending in formats_of(self.game_id)]
        yield Choice("format", self.say("tui-format"), formats)
        yield Act("write", self.say("tui-write"))

    def options(self) -> Options:
        """Raises Refused for wrong options."""
        given = given_in(self, self.game, "maker") | self.arcade.device.given
        if choice_of(self.game.choices, "title"):
            given["title"] = self.values["title"]
        options: Options = make_options(self.game, given, (self.arcade.device.word_language,), self.say)
        self.game.check(options)
        return options

    def action_play(self) -> None:
        try:
            options = self.options()
        except Refused as refused:
            self.complain(refused)
        else:
            seed, lexicon = self.values["seed"] or None, self.arcade.device.lexicon
            self.arcade.playing.begin(Request(self.game_id, options, seed, None, lexicon))

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

    def complain(self, problem: Exception) -> None:
        if isinstance(problem, Refused):
            problem = Refused(problem.code, **with_label(problem.facts, self.game_id, self.say))
        self.show_message(self.arcade.sentence(problem), "wrong")
