"""Wizards in sentences: what each event says to the player."""

from collections.abc import Callable

from worderly.games.wizards.model import Bonus, Earned, Hinted, Power, Right, Starred, View, Wrong
from worderly.kit import Event, Say, judged_text


def event_texts(event: Event, view: View, say: Say, display: Callable[[str], str] = str) -> list[str]:
    """`display` gives a word its usual spelling."""
    completed = ", ".join(getattr(event, "completed", ()))
    more = [say("wizards-completed", words=completed)] if completed else []
    return _about(event, say, display) + more


def _about(event: Event, say: Say, display: Callable[[str], str]) -> list[str]:  # noqa: PLR0911
    match event:
        case Right(word=word, points=points):
            return [say("wizards-right", word=display(word), points=points)]
        case Wrong(why=why, shielded=True):
            return [f"{judged_text(why, say)} {say('wizards-shielded')}"]
        case Wrong(why=why, lives=int(lives)):
            return [f"{judged_text(why, say)} {say('wizards-lives-left', lives=lives)}"]
        case Wrong(why=why):
            return [judged_text(why, say)]
        case Bonus(word=word, is_star=True):
            return [say("wizards-star-lit", word=display(word))]
        case Bonus(word=word, next_star=need):
            more = [say("wizards-next-star", count=need)] if need else []
            return [say("wizards-bonus", word=display(word)), *more]
        case Starred(letter=letter):
            return [say("wizards-starred", letter=letter.upper())]
        case Hinted(letter=letter, cost=cost):
            return [say("wizards-hinted", letter=letter.upper(), cost=cost)]
        case Earned():
            return [say("wizards-earned")]
        case Power(wizard=wizard, points=points):
            return [say(f"wizards-power-{wizard}", points=points)]
    return []
