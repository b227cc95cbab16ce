"""Making a game to one's own wishes: options, a seed, one's own words; to play it or to keep it as a file."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from worderly.games import game_of
from worderly.kit import Options, Refused
from worderly.local.request import Request
from worderly.tui.form import Act, Choice, Field, FormPage, Row

LEVELS = ("easy", "medium", "hard")


class MakerPage(FormPage):
    heading = "tui-key-make"

    def __init__(self, game_id: str) -> None:
        super().__init__()
        self.game_id = self.accent = game_id

    def rows(self) -> Iterable[Row]:
        yield from getattr(self, f"_{self.game_id}")()
        yield Field("seed", self.say("tui-seed"), self.say("tui-seed-hint"))
        yield Act("play", self.say("tui-play", game=self.say(f"title-{self.game_id}")))

    def _wizards(self) -> Iterable[Row]:
        books = (None, "scroll", "spellbook", "tome", "codex", "bibliotheca")
        yield self._named("book", "wizards-book", books, none="wizards-book-none")
        self.values["lives"] = 5
        yield self._numbers("lives", "wizards-option-lives", (1, 3, 5, 10, 20))
        yield self._numbers("hints", "wizards-option-hints", (0, 3))
        yield self.on_off("bonus", "wizards-option-bonus")
        wizards = ("plain", "shield", "life", "word", "letters")
        yield self._named("wizard", "wizards-wizard", wizards)

    def _hands(self) -> Iterable[Row]:
        self.values["letters"] = 7
        yield self._numbers("letters", "tui-letters", (5, 6, 7, 8, 9, 10, 12, 16, 20))
        yield self._numbers("hands", "tui-hands", (1, 2, 3, 5, 10))
        yield Field("hand", self.say("tui-own-hand"), "aci*prt")

    def _boogle(self) -> Iterable[Row]:
        self.values |= {"size": 4, "time_s": 180}
        yield Choice("size", self.say("tui-size"), [(n, f"{n}×{n}") for n in range(3, 9)])
        times = [(s, self.say("tui-seconds", count=s)) for s in (60, 120, 180, 300)]
        yield Choice("time_s", self.say("tui-time"), [*times, (0, self.say("tui-untimed"))])
        yield self._named("scoring", "tui-scoring", ("letters", "classic"))
        yield Field("grid", self.say("tui-own-board"), "pers/latg/sine/ters")

    def _battlewords(self) -> Iterable[Row]:
        self.values["difficulty"] = "medium"
        yield self._named("difficulty", "battlewords-difficulty", LEVELS)
        yield self._named("mode", "battlewords-mode", ("strict", "chain", "admiral"))
        for name in ("crossings", "spaced", "curated"):
            yield self.on_off(name, f"battlewords-option-{name}")
        yield self._numbers("hints", "battlewords-option-hints", (0, 3))
        yield self._numbers("wrong_limit", "battlewords-option-wrong-limit", (0, 5, 10))
        self.values["radar"] = True
        yield self.on_off("radar", "battlewords-option-radar")

    def _wordsearch(self) -> Iterable[Row]:
        yield Field("words", self.say("tui-own-words"), self.say("tui-own-words-hint"))
        yield Field("title", self.say("tui-title"))
        tools = self.arcade.device.open_tools(Options(languages=(self.arcade.device.language,)), "")
        themes = [(name, tools.words.theme(name).title) for name in tools.words.themes()]
        yield Choice("theme", self.say("tui-theme"), [("*", self.say("tui-any")), *themes])
        self.values["level"] = "hard"
        yield Choice(
            "level",
            self.say("tui-directions"),
            [(level, self.say(f"tui-directions-{level}")) for level in LEVELS],
        )
        sizes = [(0, self.say("tui-fitting")), *((n, f"{n}×{n}") for n in (8, 10, 12, 15, 18))]
        yield Choice("size", self.say("tui-size"), sizes)

    def _numbers(self, name: str, message: str, numbers: Iterable[int]) -> Choice:
        return Choice(name, self.say(message), [(number, str(number)) for number in numbers])

    def _named(self, name: str, prefix: str, values: Iterable[Any], none: str = "") -> Choice:
        label = prefix.replace(f"-{name}", f"-option-{name}") if not prefix.startswith("tui") else prefix
        named = [(value, self.say(f"{prefix}-{value}" if value else none)) for value in values]
        return Choice(name, self.say(label), named)

    def options(self) -> Options:
        """Raises Refused for options that make no match."""
        values = dict(self.values)
        values.pop("seed")
        if self.game_id == "wordsearch":
            values = wordsearch_values(values)
        elif self.game_id == "boogle" and values["grid"]:
            del values["size"]
        elif self.game_id == "hands" and values["hand"]:
            values |= {"hands": 1, "substitute": False, "replay": False, "letters": len(values["hand"])}
        given = {name: value for name, value in values.items() if value not in ("", None)}
        game = game_of(self.game_id)
        options: Options = replace(game.Options(languages=(self.arcade.device.language,)), **given)
        game.check(options)
        return options

    def action_play(self) -> None:
        try:
            request = Request(
                self.game_id, self.options(), self.values["seed"] or None, None, self.arcade.device.lexicon
            )
        except Refused as refused:
            self.tell(self.arcade.messages.refusal(refused.code, refused.facts), "wrong")
        else:
            self.arcade.playing.begin(request)


def wordsearch_values(values: dict[str, Any]) -> dict[str, Any]:
    """One's own words stand before a theme; a size is both rows and columns."""
    size = values.pop("size")
    words = tuple(word.strip() for word in values.pop("words").split(",") if word.strip())
    if words:
        values |= {"words": words, "theme": ""}
    return values | {"rows": size, "cols": size}
