"""Battlewords in sentences: what each event says to the player."""

from worderly.games.battlewords.model import Hinted, Revealed, Right, View, Wrong
from worderly.games.battlewords.text import cell_name
from worderly.kit import Event, Say, judged_text


def event_texts(event: Event, view: View, say: Say) -> list[str]:  # noqa: PLR0911
    match event:
        case Revealed(cell=cell, letter=""):
            return [say("battlewords-water", cell=cell_name(cell))]
        case Revealed(cell=cell, letter=letter):
            return [say("battlewords-letter", cell=cell_name(cell), letter=letter.upper())]
        case Right(word=word, points=points, covered=covered):
            return [say("battlewords-right", word=word.upper(), points=points, covered=covered)]
        case Wrong(why=why, wrong=wrong) if view.options.wrong_limit:
            spent = say("battlewords-wrong-limit", wrong=wrong, limit=view.options.wrong_limit)
            return [f"{judged_text(why, say)} {spent}"]
        case Wrong(why=why):
            return [judged_text(why, say)]
        case Hinted(cell=cell, letter=letter, cost=cost):
            return [say("battlewords-hinted", cell=cell_name(cell), letter=letter.upper(), cost=cost)]
    return []
