"""Boogle in sentences: what each event says to the player."""

from worderly.games.boogle.model import Found, Late, TurnOver, View
from worderly.kit import Event, Say


def event_texts(event: Event, view: View, say: Say) -> list[str]:
    match event:
        case Found(display=word, points=points):
            return [say("boogle-found", word=word, points=points)]
        case Late(word=word):
            return [say("boogle-late", word=word)]
        case TurnOver(mover=mover, score=points, words=words) if len(view.names) > 1:
            return [say("boogle-turn-score", name=view.names[mover], words=words, points=points)]
    return []
