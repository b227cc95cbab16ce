"""The data of a printed summary: the words and points of each player, and the missed words."""

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
    """The best possible score; None if it is unknown."""
    par: int | None = None
    time_ms: int | None = None
    is_winner: bool = False

    @property
    def cloud(self) -> dict[str, int]:
        """The weight of each word: its points, or else its length, added up if it was found again."""
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
    """Words that no player found, common words first."""
    day: str = ""


def summary_of(
    game: AnyGame, view: Any, outcome: Outcome, names: Sequence[str], title: str, day: str = ""
) -> Summary:
    """`view` is the last view, with answers, of the game or race that was played."""
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
