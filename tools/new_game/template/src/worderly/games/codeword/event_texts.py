"""Codeword in sentences: what an event says to the player, in every front end of the terminal."""

from worderly.games.codeword.model import Marked, View
from worderly.kit import Event, Say


def event_texts(event: Event, view: View, say: Say) -> list[str]:
    if not isinstance(event, Marked):
        return []
    here, elsewhere = (event.row.marks.count(mark) for mark in ("here", "elsewhere"))
    return [say("codeword-marked", word=event.row.word, here=here, elsewhere=elsewhere, left=event.left)]
