"""The words each player found and all missed, for the printed summary."""

from collections.abc import Sequence

from worderly.games.boogle.model import BoardView, View
from worderly.kit.account import Account, Scored, once


def account(view: View) -> list[Account]:
    """In turns a player has boards of their own, unless all play the same."""
    seats = len(view.players)
    has_own = not view.options.same_board and view.options.mode == "turns" and seats > 1
    return [
        _of_player(view, seat, view.boards[seat::seats] if has_own else view.boards) for seat in range(seats)
    ]


def _of_player(view: View, seat: int, boards: Sequence[BoardView]) -> Account:
    words = [word for board in boards for word in board.words]
    is_unique = view.options.decides == "unique"
    found = [
        Scored(one.display, one.points, is_unique and len(one.finders) > 1)
        for one in words
        if seat in one.finders
    ]
    missed = sorted(
        (one for one in words if not one.finders),
        key=lambda one: (not one.common, -one.points, one.display),
    )
    return Account(
        points=view.players[seat].all_total,
        found=tuple(sorted(found, key=lambda one: (-(one.points or 0), one.word))),
        missed=once(Scored(one.display, one.points) for one in missed),
        name=view.players[seat].name,
        best=sum(one.points for one in words),
    )
