"""The games a server offers, by id, with the lexicons they play with."""

from collections.abc import Iterable
from functools import partial
from typing import Any

from msgspec import ValidationError
from msgspec.structs import replace

from worderly.games.tools import Tools
from worderly.kit import AnyGame, Notice, Options, Refused, convert, race
from worderly.kit.race import RaceOptions
from worderly.languages import word_languages
from worderly.languages.facts import spelling_of
from worderly.table.host_words import HostWords

LETTERS = 15_000
"""Most letters in a maker's list: a thousand long words take five seconds to place."""


class Catalog:
    def __init__(self, games: Iterable[AnyGame], languages: tuple[str, ...] | None = None) -> None:
        self.games = {game.id: game for game in games}
        self.languages = languages or word_languages()
        self.host_words = HostWords()

    def game(self, game_id: str) -> AnyGame:
        try:
            return self.games[game_id]
        except KeyError:
            raise Refused("no_such_game", game=game_id) from None

    def rules(self, game_id: str, is_race: bool) -> AnyGame:
        game = self.game(game_id)
        return race(game) if is_race else game

    def tools(self, options: Any, at_ms: int) -> Tools:
        """The lexicons for what begins at `at_ms`; call it in a worker thread."""
        spelling = spelling_of(options.languages, options.spelling)
        open_ = partial(self.host_words.lexicon, at_ms=at_ms, spelling=spelling, all_words=options.all_words)
        return Tools(tuple(map(open_, options.languages)))

    def language(self, language: str) -> str:
        if language not in self.languages:
            raise Refused("no_such_language", language=language)
        return language

    def options(self, game: AnyGame, given: Any) -> tuple[Any, tuple[Notice, ...]]:
        """Converts options of a request (None: defaults) to legal ones; a notice for each changed value."""
        try:
            options = game.Options() if given is None else convert(given, game.Options)
        except ValidationError as error:
            raise Refused("bad_option", option=game.id, value=str(error), need="") from error
        for language in options.languages:
            self.language(language)
        if given_letters(game, options) > LETTERS:
            raise Refused("too_large")
        return game.check(options)


def given_letters(game: AnyGame, options: Options) -> int:
    """How many letters the maker's own lists have; 0: the words are ours."""
    return sum(len(word) for name in game.making.lists for word in getattr(options, name))


def public_options(game: AnyGame, options: Any) -> Any:
    """Replaces the maker's secret options by their defaults."""
    if isinstance(options, RaceOptions):
        return options if options.of is None else replace(options, of=public_options(game, options.of))
    empty = type(options)()
    return replace(options, **{name: getattr(empty, name) for name in game.secret_options})
