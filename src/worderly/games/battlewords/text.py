"""Battlewords in text: moves, the plain picture and the share text."""

import re

from worderly.games.battlewords.model import (
    COVERED,
    SIZE,
    WATER,
    Cell,
    Guess,
    Hint,
    Move,
    Puzzle,
    Reveal,
    Solution,
    State,
    View,
)
from worderly.games.battlewords.sea import radar_of
from worderly.grid.notation import cell_text
from worderly.kit import GiveUp, Say, TimeUp

ROWS = "abcdefghijkl"
COMMANDS: dict[str, Move] = {"!hint": Hint(), "!give-up": GiveUp()}
_CELL = re.compile(r"([a-z])\s?(\d{1,2})", re.ASCII | re.IGNORECASE)


def parse(text: str) -> Move:
    """`c7` reveals row C, column 7; `guess stone`, or the word alone, guesses; `!hint`, `!give-up`."""
    line = text.strip()
    if line.startswith("!"):
        return _command(line)
    verb, _, rest = line.partition(" ")
    if verb.lower() == "guess":
        return Guess(rest.strip())
    return _reveal(line) if any(ch.isdecimal() for ch in line) else Guess(line)


def _command(line: str) -> Move:
    command = COMMANDS.get(line.lower())
    if command is None:
        raise ValueError(f"{line!r} is not a move; type a cell such as c7, a word, {', '.join(COMMANDS)}")
    return command


def _reveal(line: str) -> Move:
    found = _CELL.fullmatch(line)
    row, col = (ROWS.find(found[1].lower()), int(found[2])) if found else (-1, 0)
    if row < 0 or not 1 <= col <= SIZE:
        raise ValueError(f"{line!r} is not a cell; rows go from A to L and columns from 1 to 12, such as c7")
    return Reveal(row, col - 1)


def cell_name(cell: Cell) -> str:
    """`C7`: row C, column 7."""
    return cell_text(cell).upper()


def notate(move: Move | TimeUp) -> str:
    match move:
        case Reveal(row=row, col=col):
            return cell_text((row, col))
        case Guess(word=word):
            return f"guess {word}".strip()
        case _:
            return next((text for text, command in COMMANDS.items() if command == move), "!time-up")


def picture(view: View) -> str:
    """Rows by letter, columns by number; `.` covered, `~` water, `*` a pulse (beside a letter once known)."""
    head = " ".join(f"{col:<2}" for col in range(1, view.size + 1))
    lines = [
        " ".join(f"{_face(view, r, c, ch):<2}" for c, ch in enumerate(row)).rstrip()
        for r, row in enumerate(view.answer or view.grid)
    ]
    return "\n".join([f"   {head}".rstrip(), *(f"{ROWS[r].upper()}  {line}" for r, line in enumerate(lines))])


def _face(view: View, row: int, col: int, letter: str) -> str:
    pulse = "*" if (row, col) in view.radar else ""
    if letter == COVERED:
        return pulse or "."
    return "~" if letter == WATER else letter + pulse


def share(view: View, name: str, say: Say) -> str:
    """The words in the order guessed: ▰ an uncovered cell, ▱ a covered one, ✕ a cell of a missed word."""
    tier = say(f"battlewords-tier-{view.tier}") if view.tier else say("share-unfinished")
    words = [f"{'▰' * (len(w.word) - w.covered)}{'▱' * w.covered}" for w in view.named]
    missed = ["✕" * length for length, count in view.left for _ in range(count)]
    points, reveals = (
        say("share-points", points=view.points),
        say("battlewords-share-reveals", reveals=view.reveals),
    )
    first = " · ".join((name, points, tier, reveals))
    return f"{first}\n{' '.join(words + missed)}"


def puzzle(state: State) -> Puzzle:
    return Puzzle(size=SIZE, radar=radar_of(state.words))


def solution(state: State) -> Solution:
    return Solution(words=state.words)
