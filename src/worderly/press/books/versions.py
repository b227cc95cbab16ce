"""Versions of one puzzle: the same words in other grids, at one level or at several."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from worderly import kit
from worderly.games import game_of
from worderly.kit import Options
from worderly.press.books.batch import Batch, MadePuzzle, make_puzzle, tools_for
from worderly.press.books.class_set import ClassSet, Version
from worderly.press.page.style import Style

LEVELS = ("easy", "medium", "hard")
STAR = "★"
MOST_VERSIONS = 100


class MadeVersion(NamedTuple):
    made: MadePuzzle
    number: int
    """From 1; 0: the only one of its level."""
    level: str = ""
    """Empty: all have the same one."""


def make_versions(batch: Batch, levels: Sequence[str] = (), most: int = MOST_VERSIONS) -> list[MadeVersion]:
    """`batch.count` versions at each level, or the first `most` of them.

    Each is a function of the batch and its place alone.
    """
    first = make_puzzle(batch, 0)
    options = first.game.making.again(first.options, first.state)
    places = [(level, n) for level in levels or ("",) for n in range(batch.count)]
    numbered = batch.count > 1
    return [
        MadeVersion(_made(batch, _at_level(first, options, level), index), n + 1 if numbered else 0, level)
        for index, (level, n) in enumerate(places)
        if n < most
    ]


def _at_level(first: MadePuzzle, options: Options, level: str) -> Options:
    steps = first.game.making.steps
    if not level or steps is None:
        return options
    return replace(options, **{steps.option: steps.values[LEVELS.index(level)]})


def _made(batch: Batch, options: Options, index: int) -> MadePuzzle:
    game, seed = game_of(batch.game), f"{batch.seed}/version/{index + 1}"
    tools = tools_for(batch, options)
    return MadePuzzle(game, options, seed, kit.start(game, options, seed, tools))


def class_set_of(
    batch: Batch, made: Sequence[MadeVersion], style: Style, title: str = "", links: Sequence[str] = ()
) -> ClassSet:
    """Links, if there are any, are in the order of the versions."""
    where = links or [""] * len(made)
    return ClassSet(
        [_version(batch, one, style, title, link) for one, link in zip(made, where, strict=True)], style
    )


def _version(batch: Batch, one: MadeVersion, style: Style, title: str, link: str) -> Version:
    number = style.say("version", number=one.number) if one.number else ""
    stars = STAR * (LEVELS.index(one.level) + 1) if one.level else ""
    level = style.say(one.level) if one.level else ""
    sheet = one.made.sheet(tools_for(batch, one.made.options), title)
    return Version(
        sheet, " ".join(filter(None, (number, stars))), " ".join(filter(None, (number, stars, level))), link
    )
