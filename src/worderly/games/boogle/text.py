"""Boogle in text: the notation of moves, the plain picture, the share text."""

from worderly.games.boogle.boards.faces import Faces
from worderly.games.boogle.model import Done, Find, Move, Ready, View
from worderly.kit import GiveUp, Say, TimeUp

_COMMANDS: dict[str, Move] = {"!ready": Ready(), "!!": Done(), "!give-up": GiveUp()}
_NOTATIONS = {type(move): text for text, move in _COMMANDS.items()}


def parse(text: str) -> Move:
    """A word, `!!` when finished, or a command that begins with `!`."""
    line = text.strip()
    if not line.startswith("!"):
        if not line:
            raise ValueError("an empty line is no move")
        return Find(line)
    if line not in _COMMANDS:
        raise ValueError(f"{line!r} is no move of Boogle: a word, {', '.join(_COMMANDS)}")
    return _COMMANDS[line]


def notate(move: Move | TimeUp) -> str:
    if isinstance(move, Find):
        return move.word
    return "!time-up" if isinstance(move, TimeUp) else _NOTATIONS[type(move)]


def grid_text(faces: Faces) -> str:
    """Faces as on the dice, in columns: `T  Qu I  S`."""
    width = max((len(face) for row in faces for face in row), default=1)
    return "\n".join(" ".join(face.capitalize().ljust(width) for face in row).rstrip() for row in faces)


def picture(view: View) -> str:
    """The board, then points and the share of the common words, then the words found."""
    head = f"{view.score} · {view.common_found}/{view.common_total}"
    rows = [grid_text(view.faces), head, *_wrapped([f"{w.display} {w.points}" for w in view.found])]
    return "\n".join(row for row in rows if row)


def _wrapped(items: list[str], width: int = 80) -> list[str]:
    rows: list[str] = []
    for item in items:
        if rows and len(rows[-1]) + 3 + len(item) <= width:
            rows[-1] += f" · {item}"
        else:
            rows.append(item)
    return rows


def share(view: View, name: str, say: Say) -> str:
    own = view.players[view.seat or 0]
    total = view.scores[view.seat or 0]
    many = sum(own.lengths.values())
    points, words = say("share-points", points=total), say("share-words", words=many)
    facts = " · ".join((name, points, words, say("boogle-share-longest", longest=own.longest)))
    return facts + "\n" + (" ".join(f"{length}×{n}" for length, n in own.lengths.items()) or "–")
