"""A finished match as it is printed: each player's words, what was missed, and points against the best."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from worderly.kit import AnyGame, Outcome
from worderly.kit.account import Account, Scored


@dataclass(frozen=True)
class Player:
    name: str
    points: int
    found: tuple[Scored, ...]
    best: int | None = None
    """The most that could be had; None where nobody can say."""
    par: int | None = None
    time_ms: int | None = None
    is_winner: bool = False

    @property
    def cloud(self) -> dict[str, int]:
        """A word counts by its points, else by its letters, and once more for each time it was found."""
        weights: dict[str, int] = {}
        for one in self.found:
            weight = len(one.word) if one.points is None else max(1, one.points)
            weights[one.word] = weights.get(one.word, 0) + weight
        return weights


@dataclass(frozen=True)
class Summary:
    game: str
    title: str
    reason: str
    """As in `Outcome`."""
    players: tuple[Player, ...]
    missed: tuple[Scored, ...] = ()
    """What nobody found, the common words first."""
    day: str = ""


def summary_of(
    game: AnyGame, view: Any, outcome: Outcome, names: Sequence[str], title: str, day: str = ""
) -> Summary:
    """`view` is the last one, answers open, of the game that was played (a race is one of its own)."""
    accounts = game.account(view)
    is_alone = len(accounts) == 1
    players = tuple(_player(one, seat, outcome, names, is_alone) for seat, one in enumerate(accounts))
    return Summary(game.id, title, outcome.reason, players, _missed_by_all(accounts), day)


def _player(account: Account, seat: int, outcome: Outcome, names: Sequence[str], is_alone: bool) -> Player:
    return Player(
        name=account.name or (names[seat] if seat < len(names) else ""),
        points=outcome.scores[seat],
        found=account.found,
        best=account.best,
        par=account.par,
        time_ms=outcome.time_ms if is_alone else account.time_ms,
        is_winner=not is_alone and seat in outcome.winners,
    )


def _missed_by_all(accounts: Sequence[Account]) -> tuple[Scored, ...]:
    """In the order of the first player."""
    words = [{one.word for one in account.missed} for account in accounts]
    return tuple(one for one in accounts[0].missed if all(one.word in missed for missed in words))
