"""Hands in line mode; the output follows the transcript in games/hands.md exactly."""

from typing import Any

from msgspec.structs import replace

from worderly.games.hands import GAME
from worderly.games.hands.model import HandOver, Hinted, Next, Played, Replay, Substitute, Substituted
from worderly.games.hands.options import HANDS, Options
from worderly.games.hands.text import line_text
from worderly.games.hands.transcript import Transcript
from worderly.kit import Event, Refused, judged_text
from worderly.messages import Messages
from worderly.plain.console import Console
from worderly.plain.navigation import raise_if_leaving
from worderly.plain.voice import MatchContext, Voice

SAID_YES = 0
"""Stored instead of the number of the hand after the player said yes to a substitute."""


def setup(console: Console, messages: Messages, options: Options) -> Options:
    """Asks for the number of hands if it is 0."""
    while options.hands == 0:
        answer = console.ask(Transcript(messages).hands_prompt)
        raise_if_leaving(messages, answer)
        if answer.isdecimal() and HANDS.low <= int(answer) <= HANDS.high:
            options = replace(options, hands=int(answer))
        else:
            console.say(messages.text("plain-whole-number", low=HANDS.low, high=HANDS.high))
    return options


def between_moves(context: MatchContext) -> bool:
    """The yes-or-no questions before and after a hand."""
    view = context.view
    if view.phase == "after":
        return _offer_replay(context)
    if view.can_substitute and context.match.notes.get("asked") not in (view.number, SAID_YES):
        return _offer_substitute(context, view.number)
    return False


def _offer_substitute(context: MatchContext, number: int) -> bool:
    """Saves the answer with the match, so that a resumed match does not ask again."""
    transcript = Transcript(context.messages)
    context.console.say(transcript.hand(context.view.hand))
    says_yes = context.messages.is_yes(context.question(transcript.substitute_prompt))
    context.match.notes["asked"] = SAID_YES if says_yes else number
    context.match.save()
    if says_yes:
        letter = context.question(transcript.letter_prompt)
        try:
            context.match.submit(Substitute(letter.lower()))
        except Refused as refused:
            context.console.say(context.messages.refusal(refused.code, refused.facts))
    context.console.say("")
    return True


def _offer_replay(context: MatchContext) -> bool:
    again = context.messages.is_yes(context.question(Transcript(context.messages).replay_prompt))
    for event in context.match.submit(Replay() if again else Next()):
        say_event(context, event)
    return True


def scene(context: MatchContext) -> None:
    context.console.say(Transcript(context.messages).hand(context.view.hand))


def prompt(context: MatchContext) -> str:
    return Transcript(context.messages).word_prompt


def say_event(context: MatchContext, event: Event) -> None:
    transcript, say = Transcript(context.messages), context.console.say
    match event:
        case Played(word=word, points=points, total=total, valid=True):
            say(transcript.earned(word, points, total), "")
        case Played(why=why):
            say(transcript.invalid, judged_text(why, context.text), "")
        case HandOver(score=score, empty=empty) if is_single(context):
            say(transcript.hand_total(score, empty))
        case HandOver(score=score, empty=empty):
            say(*transcript.game_hand_total(score, empty))
        case Hinted():
            say(*_hint_lines(context, event))
        case Substituted(old=old, new=new):
            context.say("plain-hands-substituted", old=old, new=new)


def _hint_lines(context: MatchContext, hint: Hinted) -> list[str]:
    if hint.word:
        return [context.text("hands-hint-word", word=hint.word)]
    if hint.letter:
        return [context.text("hands-hint-letter", letter=hint.letter)]
    return [context.text("hands-hint-length", length=hint.length)]


def is_single(context: MatchContext) -> bool:
    """A single hand (the daily, or a hand typed in) has no total of the game."""
    options: Options = context.view.options
    return options.hands == 1 and not options.substitute and not options.replay


def ending(context: MatchContext) -> None:
    view = context.view
    if not is_single(context):
        context.console.say(Transcript(context.messages).game_total(view.total))
    for dealt in view.rounds:
        context.console.say("", *_round_lines(context, dealt))


def _round_lines(context: MatchContext, dealt: Any) -> list[str]:
    percent = [context.text("hands-percent", percent=dealt.percent)] if dealt.percent is not None else []
    return [
        " · ".join([context.text("plain-hands-round", number=dealt.number, points=dealt.kept), *percent]),
        *(_play_line(context, play) for play in dealt.plays),
        context.text("hands-par", par=dealt.par, line=line_text(dealt.par_line)),
        context.text("hands-perfect", perfect=dealt.perfect, line=line_text(dealt.perfect_line)),
        *([] if dealt.exact else [context.text("hands-bound")]),
    ]


def _play_line(context: MatchContext, play: Any) -> str:
    facts = {"word": play.word, "points": play.points}
    if play.points >= play.best_points:
        return "  " + context.text("plain-hands-play-best", **facts)
    return "  " + context.text("plain-hands-play", **facts, best=play.best_word, best_points=play.best_points)


VOICE = Voice(
    game=GAME,
    setup=setup,
    between_moves=between_moves,
    scene=scene,
    prompt=prompt,
    say_event=say_event,
    ending=ending,
)
