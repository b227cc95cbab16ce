"""An order for many puzzles: each one a pure function of the order and its index, wherever it is made."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from worderly import kit
from worderly.games import game_of
from worderly.games.tools import Tools
from worderly.kit import AnyGame, Chance, Options
from worderly.lexicon import Lexicon
from worderly.press.sheets import Sheet, sheet_of

ANY_THEME = "*"
"""As word search says it."""
LEVELS = ("easy", "medium", "hard")
STEPS: dict[str, tuple[str, tuple[Any, ...]]] = {
    "wordsearch": ("level", LEVELS),
    "battlewords": ("difficulty", LEVELS),
    "wizards": ("words", (15, 21, 31)),
}
"""The option that makes a book rise, and what it rises through."""


class Made(NamedTuple):
    game: AnyGame
    options: Options
    seed: str
    state: Any

    @property
    def record(self) -> dict[str, Any]:
        """The promised shape of `--json`."""
        return {
            "game": self.game.id,
            "seed": self.seed,
            "options": self.options,
            "puzzle": self.game.puzzle(self.state),
            "solution": self.game.solution(self.state),
        }

    def sheet(self, tools: Tools, title: str = "") -> Sheet:
        puzzle, solution = self.game.puzzle(self.state), self.game.solution(self.state)
        return sheet_of(self.game.id, puzzle, solution, tools, title)


@dataclass(frozen=True)
class Order:
    """Plain values only, so that it travels to other processes and machines."""

    game: str
    options: bytes
    """Checked, in JSON."""
    seed: str
    count: int = 1
    lexicon: str = ""
    """A file, or empty for the languages' own."""
    pick: int = 0
    """Of a maker's list, this many words a puzzle, drawn anew each time; 0: all of them."""
    rising: bool = False

    def seed_at(self, index: int) -> str:
        return f"{self.seed}/{index}" if self.count > 1 else self.seed

    def options_at(self, index: int) -> Options:
        options: Any = kit.decode(self.options, game_of(self.game).Options)
        if self.rising and self.game in STEPS:
            name, steps = STEPS[self.game]
            options = replace(options, **{name: steps[index * len(steps) // self.count]})
        if self.count > 1 and getattr(options, "theme", "") == ANY_THEME:
            options = replace(options, theme=self._theme(index, options.languages))
        if self.pick and self.pick < len(getattr(options, "words", ()) or ()):
            drawn = Chance(f"{self.seed_at(index)}/pick").sample(options.words, self.pick)
            options = replace(options, words=tuple(drawn))
        checked: Options = options
        return checked

    def _theme(self, index: int, languages: tuple[str, ...]) -> str:
        """Every theme once before one comes again."""
        themes = _themes(self.seed, self.lexicon, languages)
        return themes[index % len(themes)] if themes else ANY_THEME


@lru_cache(maxsize=4)
def _themes(seed: str, lexicon: str, languages: tuple[str, ...]) -> tuple[str, ...]:
    names = tools_of(lexicon, languages).words.themes()
    return tuple(Chance(f"{seed}/themes").shuffled(names))


def order(game: AnyGame, options: Options, seed: str, **more: Any) -> Order:
    return Order(game.id, kit.encode(options), seed, **more)


@lru_cache(maxsize=4)
def tools_of(lexicon: str, languages: tuple[str, ...]) -> Tools:
    if not lexicon:
        return Tools.open(languages)
    if lexicon in Lexicon.names():
        return Tools.open((lexicon,))
    return Tools((Lexicon.from_file(lexicon, language=languages[0]),))


def made_at(order: Order, index: int) -> Made:
    """Raises Refused where the options make no puzzle."""
    game, options, seed = game_of(order.game), order.options_at(index), order.seed_at(index)
    tools = tools_of(order.lexicon, options.languages)
    return Made(game, options, seed, kit.start(game, options, seed, tools))


def sheet_at(order: Order, index: int) -> Sheet:
    made = made_at(order, index)
    return made.sheet(tools_of(order.lexicon, made.options.languages))
