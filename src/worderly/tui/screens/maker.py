"""The maker's page: options, a seed, own words; plays the puzzle or writes it to a file."""

from collections.abc import Iterable
from pathlib import Path

from worderly.device.request import Request
from worderly.games import game_of
from worderly.kit import Options, Refused
from worderly.kit.choices import choice_of
from worderly.kit.forms import make_options, with_label
from worderly.tui.puzzle_files import Wish, formats_of, path_of, write_puzzle
from worderly.tui.screens.dialog import Dialog
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
        yield Field("path", self.say("tui-path"), f"worderly-{self.game_id}")
        yield Act("write", self.say("tui-write"))

    def options(self) -> Options:
        """Raises Refused for options that make no match."""
        given = given_in(self, self.game, "maker")
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
        """Asks before it writes over a file; a picture's key lies beside it."""
        try:
            options = self.options()
        except Refused as refused:
            self.complain(refused)
            return
        path = path_of(self.values["path"], self.game_id, self.values["format"])
        language, title = self.arcade.messages.language, self.values["title"]
        wish = Wish(self.game_id, options, self.values["seed"], path, title, language)

        def sure(answer: str | None) -> None:
            if answer == "yes":
                self._write(wish)

        if not path.exists():
            self._write(wish)
            return
        choices = [("no", self.say("tui-keep-file")), ("yes", self.say("tui-write-over"))]
        self.app.push_screen(Dialog(self.say("tui-file-exists", file=str(path)), choices), sure)

    def _write(self, wish: Wish) -> None:
        """In a thread of its own: a page takes a moment, and the screen lives on."""
        device = self.arcade.device
        self.tell(self.say("tui-writing", file=str(wish.path)))

        def work() -> list[Path]:
            return write_puzzle(wish, device.open_tools(wish.options, device.lexicon))

        def done(paths: list[Path]) -> None:
            files = ", ".join(str(path.resolve()) for path in paths)
            self.tell(self.say("tui-written", files=files), "right")

        self.arcade.playing.in_thread(work, done, self.complain)

    def complain(self, problem: Exception) -> None:
        if isinstance(problem, Refused):
            problem = Refused(problem.code, **with_label(problem.facts, self.game_id, self.say))
        self.tell(self.arcade.sentence(problem), "wrong")
