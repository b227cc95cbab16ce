"""A daily or a weekend's puzzle that was finished before: its result, and a way to practise it."""

from typing import TYPE_CHECKING

from worderly.device.request import Request
from worderly.plain.ending import ask_what_next, say_others, say_rank
from worderly.plain.navigation import Destination
from worderly.plain.questions import yes_or_no
from worderly.plain.voice import MatchContext, Voice

if TYPE_CHECKING:
    from worderly.plain.arcade import Arcade


def show_finished(arcade: "Arcade", request: Request, voice: Voice) -> Destination:
    """Returns RESTART if the player wants to play it again, for practice."""
    match = arcade.device.finished(request)
    if match is None or match.outcome is None:
        return _show_kept_line(arcade, request)
    context = MatchContext(arcade.console, arcade.messages, match, arcade.device)
    voice.ending(context)
    say_rank(context)
    say_others(context)
    context.say("plain-finished")
    return ask_what_next(arcade, context)


def _show_kept_line(arcade: "Arcade", request: Request) -> Destination:
    """Of a match that was played on another device, or long ago."""
    text, kept = arcade.messages.text, arcade.device.result_of(request)
    if kept is not None:
        arcade.console.say(kept.share or text("tui-points", points=kept.points))
    arcade.console.say(text("plain-finished"))
    is_wanted = yes_or_no(arcade.console, arcade.messages, text("plain-practise-again") + " ")
    return Destination.RESTART if is_wanted else Destination.MENU
