"""A batch of puzzles: each puzzle is a pure function of the batch and its index."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from worderly import kit
from worderly.games import game_of
from worderly.games.tools import Tools
from worderly.kit import AnyGame, Options
from worderly.kit.making import BookPlace
from worderly.lexicon import Lexicon
from worderly.press.sheets import Sheet, sheet_of


class MadePuzzle(NamedTuple):
    game: AnyGame
    options: Options
    seed: str
    state: Any

    @property
    def record(self) -> dict[str, Any]:
        """The output of `--json`, a promise to users' scripts."""
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
class Batch:
    """Has only plain values, so that it can be sent to other processes and machines."""

    game: str
    options: bytes
    """Checked options as JSON."""
    seed: str
    count: int = 1
    lexicon: str = ""
    """A word file; empty: the word lists of the languages."""
    pick: int = 0
    """The number of words that each puzzle draws from the maker's list; 0: all of them."""
    rising: bool = False

    def place(self, index: int) -> BookPlace:
        return BookPlace(self.seed, index, self.count, self.pick)

    def options_at(self, index: int) -> Options:
        game, place = game_of(self.game), self.place(index)
        options: Options = kit.decode(self.options, game.Options)
        if self.rising and game.making.steps:
            options = replace(options, **game.making.steps.at(place))
        chosen: Options = game.making.in_book(options, place, tools_for(self, options))
        return chosen


def batch_of(game: AnyGame, options: Options, seed: str, **more: Any) -> Batch:
    return Batch(game.id, kit.encode(options), seed, **more)


@lru_cache(maxsize=4)
def tools_of(lexicon: str, languages: tuple[str, ...], spelling: str = "", all_words: bool = False) -> Tools:
    if not lexicon:
        return Tools.open(languages, spelling, all_words)
    if lexicon in Lexicon.names():
        return Tools.open((lexicon,), spelling, all_words)
    return Tools((Lexicon.from_file(lexicon, language=languages[0]),))


def tools_for(batch: Batch, options: Options) -> Tools:
    """The word lists of one puzzle of the batch."""
    return tools_of(batch.lexicon, options.languages, options.spelling, options.all_words)


def make_puzzle(batch: Batch, index: int) -> MadePuzzle:
    """Raises Refused if no puzzle can be made from the options."""
    game, options, seed = game_of(batch.game), batch.options_at(index), batch.place(index).puzzle_seed
    tools = tools_for(batch, options)
    return MadePuzzle(game, options, seed, kit.start(game, options, seed, tools))


def sheet_at(batch: Batch, index: int) -> Sheet:
    made = make_puzzle(batch, index)
    return made.sheet(tools_for(batch, made.options))
