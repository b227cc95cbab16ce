"""Grids: cells, directions, bitboards, placing words, and finding words in a filled grid."""

from worderly.grid.bits import each_bit, nth_bit, random_bit
from worderly.grid.cells import (
    BACKWARD,
    DIRECTIONS,
    FORWARD,
    STEPS,
    Cell,
    Direction,
    Placement,
    as_direction,
    line,
    line_between,
    opposite,
)
from worderly.grid.layout import Layout
from worderly.grid.packer import Packer, Spot, Style
from worderly.grid.placing import displace_all, place_all
from worderly.grid.scan import WordIndex, find_lexicon, find_words
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
    "WordIndex",
    "as_direction",
    "displace_all",
    "each_bit",
    "find_lexicon",
    "find_words",
    "line",
    "line_between",
    "nth_bit",
    "opposite",
    "place_all",
    "random_bit",
    "runs_within",
    "starts_where",
]
