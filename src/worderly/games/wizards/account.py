"""The words found and missed, for the printed summary."""

from worderly.games.wizards.model import View
from worderly.kit.account import Account, Scored, once


def account(view: View) -> list[Account]:
    earned = {turn.word: turn.points for turn in view.turns if turn.kind in ("right", "bonus")}
    found = [Scored(one.display, earned.get(one.word)) for one in view.answers if one.found]
    bonus = [Scored(word, earned.get(word)) for word in view.bonus]
    missed = [Scored(one.display) for one in view.answers if not one.found]
    return [Account(view.points, once([*found, *bonus]), once(missed))]
