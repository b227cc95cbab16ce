"""`worderly solve wordsearch`: every place of every word in a grid."""

from typing import Any

from worderly.cli.errors import Failure, line_of
from worderly.cli.parts import Command, argument, option
from worderly.cli.reading import read_text, read_words
from worderly.cli.solving import least_option, pop_lexicons, word_options
from worderly.cli.speech import echo, text
from worderly.kit import encode

LEAST = 4


def _solve(gridfile: str, words: str | None, **settings: Any) -> None:
    from worderly.games.wordsearch.grids.gridtext import parse_grid
    from worderly.games.wordsearch.solve import solve_grid
    from worderly.grid.notation import cell_text

    as_json, lexicons = pop_lexicons(settings)
    listed = read_words(words) if words else None
    try:
        grid = parse_grid(read_text(gridfile))
    except ValueError as error:
        raise Failure("shell-not-a-grid", file=gridfile, line=line_of(error)) from None
    found = solve_grid(grid, listed, None if listed else lexicons[0], settings["min"] or LEAST)
    if as_json:
        echo(encode(found).decode())
        return
    for one in found.found:
        echo(text("wordsearch-lies", word=one.word, start=cell_text(one.start), end=cell_text(one.cells[-1])))
    if found.missing:
        echo(text("shell-solve-missing", words=", ".join(found.missing)))


COMMAND = Command(
    "wordsearch",
    _solve,
    [argument("gridfile"), option("--words", metavar="FILE|-"), least_option(LEAST), *word_options()],
)
