"""A finished match as it is told: each player's words, what was missed, and points against the best."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from worderly.games.boogle.model import View as BoogleView
from worderly.games.hands.model import LinePlay
from worderly.games.hands.model import View as HandsView
from worderly.kit import Outcome

CALLED = "{name} #{tag}"


@dataclass(frozen=True)
class Scored:
    """A word, with its points where it has any of its own."""

    word: str
    points: int | None = None


@dataclass(frozen=True)
class Player:
    name: str
    points: int
    found: tuple[Scored, ...]
    missed: tuple[Scored, ...] = ()
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
class Account:
    game: str
    title: str
    reason: str
    """As in `Outcome`."""
    players: tuple[Player, ...]
    missed: tuple[Scored, ...] = ()
    """What nobody found, the common words first."""
    day: str = ""


def account_of(
    game: str, view: Any, outcome: Outcome, names: Sequence[str], title: str, day: str = ""
) -> Account:
    """`view` is the last one, answers open: a game's own, or that of a race."""
    lanes = getattr(view, "lanes", None)
    tell = _TELLERS[game]
    players = [one for lane in lanes for one in tell(lane)] if lanes is not None else tell(view)
    named = [
        replace(
            one,
            name=one.name or (names[seat] if seat < len(names) else ""),
            points=outcome.scores[seat],
            time_ms=one.time_ms if len(players) > 1 else outcome.time_ms,
            is_winner=len(players) > 1 and seat in outcome.winners,
        )
        for seat, one in enumerate(players)
    ]
    if len(named) == 1:
        return Account(game, title, outcome.reason, (replace(named[0], missed=()),), named[0].missed, day)
    everybody = _shared([one.missed for one in named])
    return Account(
        game, title, outcome.reason, tuple(replace(one, missed=()) for one in named), everybody, day
    )


def _shared(lists: Sequence[Sequence[Scored]]) -> tuple[Scored, ...]:
    """What is in all of them, in the order of the first."""
    words = [{one.word for one in missed} for missed in lists]
    return tuple(one for one in lists[0] if all(one.word in known for known in words))


# --- a game each ----------------------------------------------------------------------


def _wizards(view: Any) -> list[Player]:
    earned = {turn.word: turn.points for turn in view.turns if turn.kind in ("right", "bonus")}
    found = [Scored(one.display, earned.get(one.word)) for one in view.answers if one.found]
    bonus = [Scored(word, earned.get(word)) for word in view.bonus]
    missed = [Scored(one.display) for one in view.answers if not one.found]
    return [Player("", view.points, _once([*found, *bonus]), _once(missed))]


def _hands(view: HandsView) -> list[Player]:
    played = [
        Scored(_starred(one.word), one.points) for deal in view.rounds for one in deal.plays if one.valid
    ]
    best = [
        Scored(_starred(step.word), step.points)
        for deal in view.rounds
        for step in deal.perfect_line
        if isinstance(step, LinePlay)
    ]
    words = {one.word for one in played}
    most, par = sum(deal.perfect for deal in view.rounds), sum(deal.par for deal in view.rounds)
    missed = tuple(one for one in best if one.word not in words)
    return [Player("", view.total, tuple(played), _once(missed), most, par)]


def _starred(word: str) -> str:
    """The tile that is any vowel, as it is printed."""
    return word.replace("*", "★")


def _boogle(view: BoogleView) -> list[Player]:
    seats = len(view.players)
    own = not view.options.same_board and view.options.mode == "turns" and seats > 1
    return [_finder(view, seat, view.boards[seat::seats] if own else view.boards) for seat in range(seats)]


def _finder(view: BoogleView, seat: int, boards: Sequence[Any]) -> Player:
    told = [word for board in boards for word in board.words]
    found = [Scored(one.display, one.points) for one in told if seat in one.finders]
    missed = [one for one in told if not one.finders]
    ranked = sorted(missed, key=lambda one: (not one.common, -one.points, one.display))
    return Player(
        view.players[seat].name,
        view.players[seat].all_total,
        tuple(sorted(found, key=lambda one: (-(one.points or 0), one.word))),
        _once(Scored(one.display, one.points) for one in ranked),
        sum(one.points for one in told),
    )


def _battlewords(view: Any) -> list[Player]:
    found = [Scored(one.display, one.points) for one in view.answers if one.guessed]
    missed = [Scored(one.display) for one in view.answers if not one.guessed]
    return [Player("", view.points, tuple(found), tuple(missed))]


def _wordsearch(view: Any) -> list[Player]:
    listed = [*view.words, *view.secrets_found]
    missed = tuple(Scored(one.text) for one in listed if one.found_by is None)
    return [
        Player(
            "",
            points,
            tuple(Scored(one.text) for one in listed if one.found_by == seat),
            missed,
            best=len(view.words) if view.mode == "solo" else None,
            time_ms=view.time_ms,
        )
        for seat, points in enumerate(view.scores)
    ]


def _once(words: Any) -> tuple[Scored, ...]:
    return tuple({one.word: one for one in words}.values())


_TELLERS: dict[str, Callable[[Any], list[Player]]] = {
    "wizards": _wizards,
    "hands": _hands,
    "boogle": _boogle,
    "battlewords": _battlewords,
    "wordsearch": _wordsearch,
}
