"""Word search in a notebook: a puzzle of the library; the clock counts up."""

from worderly.games.tools import Tools
from worderly.games.wordsearch import GAME
from worderly.games.wordsearch.event_texts import event_texts
from worderly.games.wordsearch.formats import from_json, state_from
from worderly.games.wordsearch.model import HintGiven, View
from worderly.games.wordsearch.options import Options
from worderly.kit import Event, Say
from worderly.notebook.part import Opening, Part
from worderly.wordsearch import Wordsearch


def opening(puzzle: Wordsearch) -> Opening:
    state = state_from(*from_json(puzzle.to_json()), seed=puzzle.seed)
    if not state.hidden:
        raise ValueError("this grid has no list of words to look for")
    tools = Tools((puzzle.lexicon,))
    return Opening(Options(languages=(puzzle.lexicon.language,)), state, tools)


def status(view: View, say: Say) -> str:
    return f"{view.scores[0]} {say('web-wordsearch-of', all=len(view.words))}"


def sentences(event: Event, view: View, say: Say) -> list[str]:
    """Rows have no letters here, so a hint counts them."""
    if isinstance(event, HintGiven):
        row, col = event.cell
        return [say("web-wordsearch-hinted", word=event.word, row=row + 1, col=col + 1)]
    return event_texts(event, view, say)


PART = Part(
    game=GAME,
    opening=opening,
    status=status,
    event_texts=sentences,
    words="web-wordsearch-words",
    texts=("web-wordsearch-grid", "web-wordsearch-placeholder", "web-wordsearch-hint-cost", "web-give-up"),
)
