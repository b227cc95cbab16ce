"""Hands in text: the notation of moves, the plain picture, the share text."""

from worderly.games.hands.letters import WILDCARD
from worderly.games.hands.model import (
    Finish,
    Hint,
    LineDiscard,
    LinePlay,
    Move,
    Next,
    Play,
    PlayView,
    Replay,
    Substitute,
    View,
)
from worderly.games.hands.views import percent
from worderly.kit import GiveUp, Say, TimeUp

_COMMANDS: dict[str, Move] = {
    "!!": Finish(),
    "!replay": Replay(),
    "!next": Next(),
    "!hint": Hint(),
    "!give-up": GiveUp(),
}
_NOTATIONS = {type(move): text for text, move in _COMMANDS.items()}
_SUBSTITUTE = "!substitute "
FINISHED_TOO = "!!!"
"""The course's own prompt names it as the end of a hand."""


def parse(text: str) -> Move:
    """A word, `!!`, or a command; commands begin with `!` and words do not."""
    line = text.strip()
    if line == FINISHED_TOO:
        return Finish()
    if not line.startswith("!"):
        if not line:
            raise ValueError("an empty line is no move")
        return Play(line)
    if line.startswith(_SUBSTITUTE):
        return Substitute(line.removeprefix(_SUBSTITUTE).strip())
    if line not in _COMMANDS:
        raise ValueError(f"{line!r} is no move of Hands: a word, {', '.join(_COMMANDS)} or {_SUBSTITUTE}x")
    return _COMMANDS[line]


def notate(move: Move | TimeUp) -> str:
    match move:
        case Play():
            return move.word
        case Substitute():
            return f"{_SUBSTITUTE}{move.letter}"
        case TimeUp():
            return "!time-up"
        case _:
            return _NOTATIONS[type(move)]


def spaced(hand: str) -> str:
    """`a j e f * r x`: how a hand is always shown."""
    return " ".join(hand)


def line_text(line: tuple[LinePlay | LineDiscard, ...], *, points: bool = True) -> str:
    """`part 114 · −x · ic* 84`: a line of play, a discard with its minus."""
    worth = " {0.points}" if points else ""
    return " · ".join(
        f"{item.word}{worth.format(item)}" if isinstance(item, LinePlay) else f"−{item.discard}"
        for item in line
    )


def picture(view: View) -> str:
    """The letters above their values, then the words played with their points."""
    values = [str(view.values.get(letter, 0)) for letter in view.hand]
    width = max((len(value) for value in values), default=1)
    rows = [
        f"{view.number}/{view.options.hands} · {view.score} · {view.total}",
        " ".join(letter.rjust(width) for letter in view.hand).rstrip(),
        " ".join(value.rjust(width) for value in values),
        *(f"{play.word} {play.points}" for play in view.plays),
    ]
    return "\n".join(row for row in rows if row)


def share(view: View, name: str, say: Say) -> str:
    valid = [play for dealt in view.rounds for play in dealt.plays if play.valid]
    used = sum(len(play.word) for play in valid)
    dealt = sum(len(dealt.dealt) for dealt in view.rounds)
    letters = say("hands-share-letters", used=used, dealt=dealt)
    facts = [name, say("share-points", points=view.total), letters, *_against_par(view, say)]
    return " · ".join(facts) + "\n" + (" · ".join(_mark(play) for play in valid) or "–")


def _against_par(view: View, say: Say) -> list[str]:
    of_par = percent(view.total, sum(dealt.par for dealt in view.rounds))
    return [] if of_par is None else [say("hands-share-par", percent=of_par)]


def _mark(play: PlayView) -> str:
    return f"{len(play.word)}{'✱' if WILDCARD in play.word else ''} +{play.points}"
