"""Puzzles of the library as games in Jupyter and marimo: `play(Board.roll())`; needs `worderly[notebook]`."""

from worderly.notebook.playing import Match, play

__all__ = ["Match", "play"]
