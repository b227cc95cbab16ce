"""A lesson in line mode: one sentence, the board, and a line to type."""

from worderly.device.local.device import Device
from worderly.device.local.lesson import LessonMatch, begin_lesson
from worderly.games import game_of
from worderly.kit import Refused, events_for
from worderly.messages import Messages
from worderly.plain.console import Console
from worderly.plain.loop import show
from worderly.plain.navigation import raise_if_leaving
from worderly.plain.voice import MatchContext, Voice


def play_lesson(console: Console, messages: Messages, device: Device, voice: Voice) -> None:
    """Raises LeaveMatch if the player leaves, EndOfInput at the end of a pipe."""
    match = begin_lesson(game_of(voice.game.id), device.word_language)
    context = MatchContext(console, messages, match, device)
    context.say("lesson-opening", game=context.text(f"title-{voice.game.id}"), steps=len(match.lesson.steps))
    while match.step is not None:
        _play_step(context, voice, match)
    show(context, voice)
    context.say("lesson-over", command=f"worderly {voice.game.id} --daily")


def _play_step(context: MatchContext, voice: Voice, match: LessonMatch) -> None:
    number = match.number
    _say_step(context, voice, match)
    while match.number == number:
        text = context.console.ask(context.text("lesson-prompt") + " ")
        raise_if_leaving(context.messages, " ".join(text.lower().split()))
        if not match.read_on():
            _try(context, voice, match, text)


def _say_step(context: MatchContext, voice: Voice, match: LessonMatch) -> None:
    assert match.step is not None
    if match.is_changed:
        show(context, voice)
        voice.scene(context)
    numbers = {"number": match.number + 1, "steps": len(match.lesson.steps)}
    context.console.say("", context.text("lesson-step", **numbers) + " " + match.sentence(context.text))
    context.console.say(_how(context, match))


def _how(context: MatchContext, match: LessonMatch) -> str:
    wants = match.step.wants if match.step else ""
    return context.text("lesson-type", move=wants) if wants else context.text("lesson-enter")


def _try(context: MatchContext, voice: Voice, match: LessonMatch, text: str) -> None:
    """The rules' answer, and a friendly word where it was another move."""
    number = match.number
    try:
        for event in events_for(match.submit(voice.read(context, text)), 0):
            voice.say_event(context, event)
    except Refused as refused:
        context.console.say(context.messages.refusal(refused.code, refused.facts))
    except ValueError:
        context.say("plain-not-understood", text=text[:40])
    if match.number == number and match.step is not None:
        context.say("lesson-try", move=match.step.wants)
