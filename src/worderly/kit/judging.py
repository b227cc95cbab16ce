"""What the word lists say of a word that did not count, and the one way to refuse it in every game."""

from typing import NamedTuple

from worderly.kit.game import Notice, Say
from worderly.kit.refusal import Fact, Refused

_CODES = {
    "unlisted": "not_in_list",
    "blocked": "blocked_word",
    "banned": "banned_word",
    "reported": "reported_word",
}


class Judgement(NamedTuple):
    """An offered word, the verdict of the lists on it, and their names with versions."""

    word: str
    verdict: str
    list: str

    @property
    def facts(self) -> dict[str, Fact]:
        return self._asdict()

    def refusal(self, unwanted: str) -> Refused:
        """`unwanted` is the code for a word that is in the list but does not count here."""
        return Refused(_CODES.get(self.verdict, unwanted), **self.facts)

    def notice(self, unwanted: str) -> Notice:
        """The same for a game in which such a word is a move that costs something."""
        return Notice(_CODES.get(self.verdict, unwanted), self.facts)


def judged_text(why: Notice | None, say: Say) -> str:
    """The sentence of a notice made by `Judgement.notice`; the events of old matches have none."""
    return say(f"refused-{why.code.replace('_', '-')}", **why.facts) if why else ""
