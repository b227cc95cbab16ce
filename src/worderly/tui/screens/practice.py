"""The practice page: plays a game at once, or with other options and a seed."""

from collections.abc import Iterable, Iterator
from typing import Any

from worderly.device.request import Request
from worderly.games import game_of
from worderly.kit import Options, Refused
from worderly.kit.choices import OWN_LIST, Form
from worderly.kit.forms import choices_in, default_of, make_options, with_label
from worderly.tui.screens.form import Act, Field, FormPage, Row
from worderly.tui.screens.option_rows import given_in, option_rows


class PracticePage(FormPage):
    form: Form = "practice"
    purpose = "tui-key-practice"

    def __init__(self, game_id: str) -> None:
        super().__init__()
        self.game_id = self.accent = game_id
        self.game = game_of(game_id)

    def heading_text(self) -> str:
        return f"{self.say(self.purpose)} · {self.say(f'title-{self.game_id}')}"

    def rows(self) -> Iterable[Row]:
        """The first row plays, so that Enter is enough."""
        yield Act("play", self.say("tui-play", game=self.say(f"title-{self.game_id}")))
        yield from self.option_rows()

    def option_rows(self) -> Iterator[Row]:
        if self.arcade.device.lexicon:
            defaults = self.game.Options()
            own = (one for one in choices_in(self.game, self.form) if OWN_LIST in one.unless)
            self.values |= {choice.name: default_of(choice, defaults) for choice in own}
        yield from option_rows(self, self.game, self.form)
        yield Field("seed", self.say("tui-seed"), self.say("tui-seed-hint"))

    def given(self) -> dict[str, Any]:
        return given_in(self, self.game, self.form) | self.arcade.device.given

    def options(self) -> Options:
        """Raises Refused for wrong options."""
        options: Options = make_options(
            self.game, self.given(), (self.arcade.device.word_language,), self.say
        )
        self.game.check(options)
        return options

    def action_play(self) -> None:
        try:
            options = self.options()
        except Refused as refused:
            self.complain(refused)
        else:
            seed, lexicon = self.values["seed"] or None, self.arcade.device.lexicon
            self.arcade.playing.offer(Request(self.game_id, options, seed, None, lexicon))

    def complain(self, problem: Exception) -> None:
        if isinstance(problem, Refused):
            problem = Refused(problem.code, **with_label(problem.facts, self.game_id, self.say))
        self.show_message(self.arcade.sentence(problem), "wrong")
