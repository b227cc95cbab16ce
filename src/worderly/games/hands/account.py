"""The words played, and those of the perfect line that were not, for the printed summary."""

from collections.abc import Iterator

from worderly.games.hands.letters import WILDCARD
from worderly.games.hands.model import LinePlay, View
from worderly.kit.account import Account, Scored, once

PRINTED_WILDCARD = "★"


def account(view: View) -> list[Account]:
    found = tuple(_scored(one.word, one.points) for hand in view.rounds for one in hand.plays if one.valid)
    words = {one.word for one in found}
    missed = once(one for one in _perfect(view) if one.word not in words)
    best, par = sum(hand.perfect for hand in view.rounds), sum(hand.par for hand in view.rounds)
    return [Account(view.total, found, missed, best=best, par=par)]


def _perfect(view: View) -> Iterator[Scored]:
    for hand in view.rounds:
        for step in hand.perfect_line:
            if isinstance(step, LinePlay):
                yield _scored(step.word, step.points)


def _scored(word: str, points: int) -> Scored:
    return Scored(word.replace(WILDCARD, PRINTED_WILDCARD), points)
