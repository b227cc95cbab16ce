"""Battlewords in sentences: what each event says to the player."""

from worderly.games.battlewords.model import Hinted, Revealed, Right, View, Wrong
from worderly.games.battlewords.text import cell_name
from worderly.kit import Event, Say


def event_texts(event: Event, view: View, say: Say) -> list[str]:  # noqa: PLR0911
    match event:
        case Revealed(cell=cell, letter=""):
            return [say("battlewords-water", cell=cell_name(cell))]
        case Revealed(cell=cell, letter=letter):
            return [say("battlewords-letter", cell=cell_name(cell), letter=letter.upper())]
        case Right(word=word, points=points, covered=covered):
            return [say("battlewords-right", word=word.upper(), points=points, covered=covered)]
        case Wrong(word=word, wrong=wrong) if view.options.wrong_limit:
            limit = view.options.wrong_limit
            return [say("battlewords-wrong-limit", word=word, wrong=wrong, limit=limit)]
        case Wrong(word=word):
            return [say("battlewords-wrong", word=word)]
        case Hinted(cell=cell, letter=letter, cost=cost):
            return [say("battlewords-hinted", cell=cell_name(cell), letter=letter.upper(), cost=cost)]
    return []
