"""Grids: cells, directions, bitboards, every legal place of a word at once, and reading a filled grid."""

from worderly.grid.bits import each, nth, pick
from worderly.grid.cells import (
    BACKWARD,
    DIRECTIONS,
    FORWARD,
    STEPS,
    Cell,
    Direction,
    Placement,
    as_direction,
    bearing,
    line,
    opposite,
)
from worderly.grid.layout import Layout
from worderly.grid.packer import Packer, Spot, Style
from worderly.grid.placing import place_all, push_in
from worderly.grid.scan import Watch, find_lexicon, find_words
from worderly.grid.shape import Shape, runs_within, starts_where

__all__ = [
    "BACKWARD",
    "DIRECTIONS",
    "FORWARD",
    "STEPS",
    "Cell",
    "Direction",
    "Layout",
    "Packer",
    "Placement",
    "Shape",
    "Spot",
    "Style",
    "Watch",
    "as_direction",
    "bearing",
    "each",
    "find_lexicon",
    "find_words",
    "line",
    "nth",
    "opposite",
    "pick",
    "place_all",
    "push_in",
    "runs_within",
    "starts_where",
]
