"""Word search in sentences: what each event says to the player."""

from worderly.games.wordsearch.model import HINT_COST_MS, HintGiven, View, WordFound
from worderly.grid.notation import cell_text
from worderly.kit import Event, Say


def event_texts(event: Event, view: View, say: Say) -> list[str]:
    match event:
        case WordFound(word=word, secret=True):
            return [say("wordsearch-found-secret", word=word)]
        case WordFound(word=word):
            left = sum(one.found_by is None for one in view.words)
            return [say("wordsearch-found", word=word, left=left)]
        case HintGiven(word=word, cell=cell):
            seconds = HINT_COST_MS // 1000
            return [say("wordsearch-hint", word=word, cell=cell_text(cell), seconds=seconds)]
    return []
