"""Grids: cells, directions, bitboards, every legal place of a word at once, and reading a filled grid."""

from worderly.grid.bits import each, nth, pick
from worderly.grid.cells import (
    BACKWARD,
    DIRECTIONS,
    FORWARD,
    STEPS,
    Cell,
    Direction,
    as_direction,
    bearing,
    line,
    opposite,
)
from worderly.grid.layout import Layout
from worderly.grid.shape import Shape, starts_where

__all__ = [
    "BACKWARD",
    "DIRECTIONS",
    "FORWARD",
    "STEPS",
    "Cell",
    "Direction",
    "Layout",
    "Shape",
    "as_direction",
    "bearing",
    "each",
    "line",
    "nth",
    "opposite",
    "pick",
    "starts_where",
]
