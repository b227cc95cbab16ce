"""Codeword in text: moves, the plain picture and the share text."""

from worderly.games.codeword.model import Guess, Mark, Move, Row, View
from worderly.kit import GiveUp, Say, TimeUp

GIVE_UP = "!give-up"
SIGNS: dict[Mark, str] = {"here": "◉", "elsewhere": "○", "absent": "·"}
"""Shapes, so that nothing is told by colour alone."""


def parse(text: str) -> Move:
    """A word is a guess; `!give-up` is the other move."""
    line = text.strip()
    if line.lower() == GIVE_UP:
        return GiveUp()
    if line.startswith("!"):
        raise ValueError(f"{text!r} is not a move; type a word or {GIVE_UP}")
    return Guess(line)


def notate(move: Move | TimeUp) -> str:
    return move.word if isinstance(move, Guess) else GIVE_UP


def signs(row: Row) -> str:
    return "".join(SIGNS[mark] for mark in row.marks)


def picture(view: View) -> str:
    """Two lines for each guess, letters above marks; one line of blanks for the guess to come."""
    lines = [line for row in view.rows for line in (" ".join(row.word.upper()), " ".join(signs(row)))]
    blanks = [] if view.reason else [" ".join("_" * view.options.letters)]
    return "\n".join([*lines, *blanks])


def share(view: View, name: str, say: Say) -> str:
    """Two lines that tell no letter: the result in words, then the marks of each guess."""
    result = say(f"share-{(view.reason or 'unfinished').replace('_', '-')}")
    used = say("codeword-share-guesses", used=len(view.rows), of=view.options.guesses)
    return " · ".join((name, result, used)) + "\n" + " ".join(signs(row) for row in view.rows)
