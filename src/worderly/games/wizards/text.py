"""Wizards in text: moves, the plain picture and the share text."""

from worderly.games.wizards.model import (
    COVERED,
    EMPTY,
    Cast,
    Guess,
    Hint,
    Move,
    Puzzle,
    Solution,
    Star,
    State,
    View,
)
from worderly.grid.notation import as_cell, cell_text, with_names
from worderly.kit import GiveUp, Say, TimeUp

STAR = "*"
COMMANDS: dict[str, Move] = {"!hint": Hint(), "!cast": Cast(), "!give-up": GiveUp()}
MARKS = {"right": "●", "wrong": "✕", "bonus": "○", "hint": "◌", "power": "✦", "star": ""}
WIDEST = 38
"""Columns with a space between them that fit on 80 characters, the letter of the row included."""


def parse(text: str) -> Move:
    """A word is a guess; `*c5` uses a star on a cell; `!hint`, `!cast` and `!give-up`."""
    line = text.strip()
    if line.startswith(STAR):
        return Star(as_cell(line.removeprefix(STAR)))
    if not line.startswith("!"):
        return Guess(line)
    command = COMMANDS.get(line.lower())
    if command is None:
        raise ValueError(f"{text!r} is not a move; type a word, *c5, {', '.join(COMMANDS)}")
    return command


def notate(move: Move | TimeUp) -> str:
    if isinstance(move, Guess):
        return move.word
    if isinstance(move, Star):
        return STAR + cell_text(move.cell)
    return next((text for text, command in COMMANDS.items() if command == move), "!time-up")


def picture(view: View) -> str:
    """The grid ('_' a covered letter), then the letters to spell with; a star needs the names of cells."""
    rows = view.answer or view.grid
    is_named = view.stars > 0 and not view.reason
    gap = " " if view.options.cols <= (WIDEST if is_named else 40) else ""
    lines = [gap.join(row).replace(EMPTY, " ").replace(COVERED, "_").rstrip() for row in rows]
    if is_named:
        lines = with_names(lines, len(rows[0]), gap)
    return "\n".join([*lines, "", " ".join(view.letters)])


def share(view: View, name: str, say: Say) -> str:
    parts = (
        name,
        say(f"share-{(view.reason or 'unfinished').replace('_', '-')}"),
        say("wizards-share-lives", lives=view.lives, of=view.options.lives),
        say("share-points", points=view.points),
    )
    return " · ".join(parts) + "\n" + "".join(MARKS[turn.kind] for turn in view.turns)


def puzzle(state: State) -> Puzzle:
    return Puzzle(rows=state.options.rows, cols=state.options.cols, letters=state.letters.lower())


def solution(state: State) -> Solution:
    return Solution(spine=state.words[0].word, words=state.words)
