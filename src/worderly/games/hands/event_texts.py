"""Hands in short sentences for a screen; line mode has the transcript of games/hands.md instead."""

from worderly.games.hands.model import HandOver, Hinted, Played, Substituted, View
from worderly.kit import Event, Say, judged_text


def event_texts(event: Event, view: View, say: Say) -> list[str]:
    match event:
        case Played(word=word, points=points, best_points=best, valid=True):
            message = "hands-spelled-best" if points >= best else "hands-spelled"
            return [say(message, word=word, points=points, best=best)]
        case Played(why=why):
            return [f"{judged_text(why, say)} {say('hands-letters-gone')}"]
        case HandOver(score=score, kept=kept, empty=empty):
            return [say("hands-hand-over-empty" if empty else "hands-hand-over", score=score, kept=kept)]
        case Hinted():
            return [_hint(event, say)]
        case Substituted(old=old, new=new):
            return [say("hands-substituted", old=old, new=new)]
    return []


def _hint(hint: Hinted, say: Say) -> str:
    if hint.word:
        return say("hands-hint-word", word=hint.word)
    if hint.letter:
        return say("hands-hint-letter", letter=hint.letter)
    return say("hands-hint-length", length=hint.length)
