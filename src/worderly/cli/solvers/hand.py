"""`worderly solve hand`: par, the perfect line and every word of a hand."""

from typing import Any

from worderly.cli.errors import Misuse
from worderly.cli.parts import Command, argument
from worderly.cli.solving import pop_lexicons, word_options
from worderly.cli.speech import echo, text
from worderly.kit import encode


def _solve(letters: str, **settings: Any) -> None:
    from worderly.games.hands.solve import solve
    from worderly.games.hands.text import line_text

    as_json, lexicons = pop_lexicons(settings)
    try:
        found = solve(letters, lexicons[0])
    except ValueError:
        raise Misuse("shell-not-a-hand", value=letters) from None
    if as_json:
        echo(encode(found).decode())
        return
    echo(text("hands-par", par=found.par, line=line_text(found.par_line)))
    echo(text("hands-perfect", perfect=found.perfect, line=line_text(found.perfect_line)))
    if not found.exact:
        echo(text("hands-bound"))
    echo(" ".join(found.words))


COMMAND = Command("hand", _solve, [argument("letters"), *word_options()])
