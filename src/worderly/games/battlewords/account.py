"""The words guessed and missed, for the printed summary."""

from worderly.games.battlewords.model import View
from worderly.kit.account import Account, Scored


def account(view: View) -> list[Account]:
    found = [Scored(one.display, one.points) for one in view.answers if one.guessed]
    missed = [Scored(one.display) for one in view.answers if not one.guessed]
    return [Account(view.points, tuple(found), tuple(missed))]
