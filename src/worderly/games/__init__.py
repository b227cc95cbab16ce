"""The five games: an explicit tuple, no import side effects."""

from worderly.kit import AnyGame

GAMES: tuple[AnyGame, ...] = ()
