"""The words each seat found and all missed, for the printed summary."""

from worderly.games.wordsearch.model import View
from worderly.kit.account import Account, Scored


def account(view: View) -> list[Account]:
    words = [*view.words, *view.secrets_found]
    missed = tuple(Scored(one.text) for one in words if one.found_by is None)
    return [
        Account(
            points=points,
            found=tuple(Scored(one.text) for one in words if one.found_by == seat),
            missed=missed,
            best=len(view.words) if view.mode == "solo" else None,
            time_ms=view.time_ms,
        )
        for seat, points in enumerate(view.scores)
    ]
