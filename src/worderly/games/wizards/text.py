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
    State,
    View,
)
from worderly.kit import GiveUp, Say, TimeUp

COMMANDS: dict[str, Move] = {"!hint": Hint(), "!cast": Cast(), "!give-up": GiveUp()}
MARKS = {"right": "●", "wrong": "✕", "bonus": "○", "hint": "◌", "power": "✦"}


def parse(text: str) -> Move:
    """A word is a guess; `!hint`, `!cast` and `!give-up` are the other moves."""
    line = text.strip()
    if not line.startswith("!"):
        return Guess(line)
    command = COMMANDS.get(line.lower())
    if command is None:
        raise ValueError(f"{text!r} is not a move; type a word, {', '.join(COMMANDS)}")
    return command


def notate(move: Move | TimeUp) -> str:
    if isinstance(move, Guess):
        return move.word
    return next((text for text, command in COMMANDS.items() if command == move), "!time-up")


def picture(view: View) -> str:
    """The grid ('_' a covered letter), then the letters to spell with."""
    rows = view.answer or view.grid
    gap = " " if view.options.cols <= 40 else ""
    lines = [gap.join(row).replace(EMPTY, " ").replace(COVERED, "_").rstrip() for row in rows]
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
