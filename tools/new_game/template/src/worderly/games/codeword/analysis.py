"""After a match: how many words still fitted before and after each guess."""

from collections.abc import Sequence

from worderly.games.codeword import rules
from worderly.games.codeword.marks import fitting, marked, targets
from worderly.games.codeword.model import Guess, State
from worderly.games.tools import Tools
from worderly.kit import Seat
from worderly.kit.analysis import (
    Analysis,
    Instead,
    Mark,
    Moves,
    PlayedMove,
    Remark,
    Verdict,
    centi,
    mark_of,
    mean,
    moments,
    percent,
    replay_moves,
)

OTHERS = 3
POOR: tuple[Mark, ...] = ("fine", "missed", "wasted")


def analysis(state: State, moves: Moves, seat: Seat, tools: Tools) -> Analysis:
    words = targets(tools.words, state.options.letters)
    verdicts = tuple(_judged(played, words) for played in replay_moves(rules.apply, state, moves, tools))
    guesses = [verdict for verdict in verdicts if verdict.kind == "guess"]
    return Analysis(
        game="codeword",
        seat=seat,
        accuracy=mean([percent(verdict.value, verdict.best) for verdict in guesses]),
        verdicts=verdicts,
        moments=moments(verdicts),
        remarks=(Remark("words", {"count": len(words)}),),
    )


def _judged(played: PlayedMove[State], words: Sequence[str]) -> Verdict:
    if isinstance(played.move, Guess):
        return _guess(played, fitting(words, played.before.rows))
    return Verdict(played.number, played.stamp.at_ms, "give_up", "", "plain")


def _guess(played: PlayedMove[State], fits: Sequence[str]) -> Verdict:
    target, row = played.before.target, played.after.rows[-1]
    value = _worth(target, row.word, fits)
    mark: Mark = mark_of(value, 100) if value else "wasted"
    return Verdict(
        number=played.number,
        at_ms=played.stamp.at_ms,
        kind="guess",
        text=row.word.upper(),
        mark=mark,
        unit="percent",
        value=centi(value),
        best=centi(100),
        instead=_better(target, fits, value) if mark in POOR else (),
        remarks=(Remark("fitted", {"before": len(fits), "after": len(fitting(fits, (row,)))}),),
    )


def _worth(target: str, word: str, fits: Sequence[str]) -> float:
    """Percent of the words that the guess ruled out; all of them where it was the hidden word."""
    if word == target or not fits:
        return 100.0 * (word == target)
    return 100 * (1 - len(fitting(fits, (marked(target, word),))) / len(fits))


def _better(target: str, fits: Sequence[str], value: float) -> tuple[Instead, ...]:
    """Some of the words that fitted and would have told more."""
    known = [(_worth(target, word, fits), word) for word in fits[:OTHERS]]
    return tuple(Instead(word.upper(), centi(worth)) for worth, word in sorted(known)[::-1] if worth > value)
