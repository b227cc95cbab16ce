"""What the word lists say of a word that did not count, and the one way to refuse it in every game."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from worderly.kit.game import Event, Notice, Say
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


def unlisted_word(events: Iterable[Event]) -> str:
    """The word of these events that is in no list, or empty."""
    notices = (getattr(event, "why", None) for event in events)
    return next((word for why in notices if why and (word := word_of_refusal(why.facts))), "")


def word_of_refusal(facts: Mapping[str, Fact]) -> str:
    """The word, if it was refused because it is in no list, else empty."""
    return str(facts["word"]) if facts.get("verdict") == "unlisted" else ""


def judged_text(why: Notice | None, say: Say) -> str:
    """The sentence of a notice made by `Judgement.notice`; the events of old matches have none."""
    return say(f"refused-{why.code.replace('_', '-')}", **why.facts) if why else ""
