"""The words found and missed, for the printed summary of a match."""

from worderly.games.codeword.model import View
from worderly.kit.account import Account, Scored


def account(view: View) -> list[Account]:
    """One for each seat."""
    word = (Scored(view.answer or ""),)
    return [Account(view.points, word) if view.reason == "solved" else Account(view.points, (), word)]
