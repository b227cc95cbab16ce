"""Codeword in line mode."""

from worderly.games.codeword import GAME
from worderly.games.codeword.event_texts import event_texts
from worderly.games.codeword.model import View
from worderly.kit import Event
from worderly.plain.voice import Desk, Voice


def picture(desk: Desk) -> str:
    """Printed whenever it has changed."""
    return GAME.picture(desk.view)


def prompt(desk: Desk) -> str:
    view: View = desk.view
    return desk.text("codeword-prompt", left=view.left) + " "


def tell(desk: Desk, event: Event) -> None:
    desk.console.say(*event_texts(event, desk.view, desk.text))


def ending(desk: Desk) -> None:
    view: View = desk.view
    desk.console.say("", GAME.picture(view))
    desk.say_reason()
    desk.say("codeword-answer", word=desk.match.tools.words.display(view.answer or ""))


VOICE = Voice(game=GAME, picture=picture, prompt=prompt, tell=tell, ending=ending)
