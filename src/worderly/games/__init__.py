"""The five games: an explicit tuple, no import side effects."""
