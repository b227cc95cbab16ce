"""`worderly solve boogle`: every word on a board."""

from typing import Any

from worderly.cli.errors import Misuse
from worderly.cli.parts import Command, OneOf, WholeNumber, argument, flag, option
from worderly.cli.solving import pop_lexicons, word_options
from worderly.cli.speech import echo, text
from worderly.kit import encode

LEAST = 3


def _solve(rows: str, **settings: Any) -> None:
    from worderly.games.boogle.options import Scoring
    from worderly.games.boogle.solve import solve

    as_json, lexicons = pop_lexicons(settings)
    scoring: Scoring = settings["scoring"] or "letters"
    plain_q = bool(settings["plain_q"])
    try:
        found = solve(rows, lexicons, min_length=settings["min"] or LEAST, scoring=scoring, plain_q=plain_q)
    except ValueError:
        raise Misuse("refused-bad-grid", grid=rows) from None
    if as_json:
        echo(encode(found).decode())
        return
    for word in found.words:
        echo(f"{word.word} {word.points}")
    echo(text("shell-words-found", count=found.count, points=found.points))


COMMAND = Command(
    "boogle",
    _solve,
    [
        argument("rows"),
        option("--min", type=WholeNumber(1, 16), usual=LEAST),
        option("--scoring", type=OneOf("letters", "classic"), usual="letters"),
        flag("--plain-q"),
        *word_options(),
    ],
)
