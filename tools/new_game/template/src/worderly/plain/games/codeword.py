"""Codeword in line mode."""

from worderly.games.codeword import GAME
from worderly.games.codeword.event_texts import event_texts
from worderly.games.codeword.model import View
from worderly.kit import Event
from worderly.plain.voice import MatchContext, Voice


def picture(context: MatchContext) -> str:
    """Printed whenever it has changed."""
    return GAME.picture(context.view)


def prompt(context: MatchContext) -> str:
    view: View = context.view
    return context.text("codeword-prompt", left=view.left) + " "


def say_event(context: MatchContext, event: Event) -> None:
    context.console.say(*event_texts(event, context.view, context.text))


def ending(context: MatchContext) -> None:
    view: View = context.view
    context.console.say("", GAME.picture(view))
    context.say_reason()
    context.say("codeword-answer", word=context.match.tools.words.display(view.answer or ""))


VOICE = Voice(game=GAME, picture=picture, prompt=prompt, say_event=say_event, ending=ending)
