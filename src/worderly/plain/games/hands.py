"""Hands in line mode: the transcript of games/hands.md, to the letter."""

from typing import Any

from msgspec.structs import replace

from worderly.games.hands import GAME
from worderly.games.hands.model import HandOver, Hinted, Next, Played, Replay, Substitute, Substituted
from worderly.games.hands.options import HANDS, Options
from worderly.games.hands.text import line_text
from worderly.games.hands.transcript import Transcript
from worderly.kit import Event, Refused
from worderly.messages import Messages
from worderly.plain.console import Console
from worderly.plain.voice import Desk, Voice
from worderly.plain.ways import leave_if_asked

SAID_YES = 0
"""Noted instead of a hand's number once the substitute was wanted."""


def setup(console: Console, messages: Messages, options: Options) -> Options:
    """Asks for the number of hands until it gets one; 0 stands for a question not yet answered."""
    while options.hands == 0:
        answer = console.ask(Transcript(messages).hands_prompt)
        leave_if_asked(messages, answer)
        if answer.isdecimal() and HANDS.low <= int(answer) <= HANDS.high:
            options = replace(options, hands=int(answer))
        else:
            console.say(messages.text("plain-whole-number", low=HANDS.low, high=HANDS.high))
    return options


def turn(desk: Desk) -> bool:
    """The yes-or-no questions before and after a hand."""
    view = desk.view
    if view.phase == "after":
        return _offer_replay(desk)
    if view.can_substitute and desk.match.notes.get("asked") not in (view.number, SAID_YES):
        return _offer_substitute(desk, view.number)
    return False


def _offer_substitute(desk: Desk, number: int) -> bool:
    """What was answered is kept with the match: a game that goes on later does not ask again."""
    transcript = Transcript(desk.messages)
    desk.console.say(transcript.hand(desk.view.hand))
    says_yes = desk.messages.is_yes(desk.question(transcript.substitute_prompt))
    desk.match.notes["asked"] = SAID_YES if says_yes else number
    desk.match.save()
    if says_yes:
        letter = desk.question(transcript.letter_prompt)
        try:
            desk.match.submit(Substitute(letter.lower()))
        except Refused as refused:
            desk.console.say(desk.messages.refusal(refused.code, refused.facts))
    desk.console.say("")
    return True


def _offer_replay(desk: Desk) -> bool:
    again = desk.messages.is_yes(desk.question(Transcript(desk.messages).replay_prompt))
    for event in desk.match.submit(Replay() if again else Next()):
        tell(desk, event)
    return True


def scene(desk: Desk) -> None:
    desk.console.say(Transcript(desk.messages).hand(desk.view.hand))


def prompt(desk: Desk) -> str:
    return Transcript(desk.messages).word_prompt


def tell(desk: Desk, event: Event) -> None:
    transcript, say = Transcript(desk.messages), desk.console.say
    match event:
        case Played(word=word, points=points, total=total, valid=True):
            say(transcript.earned(word, points, total), "")
        case Played():
            say(transcript.invalid, "")
        case HandOver(score=score, empty=empty) if is_single(desk):
            say(transcript.hand_total(score, empty))
        case HandOver(score=score, empty=empty):
            say(*transcript.game_hand_total(score, empty))
        case Hinted():
            say(*_hint_lines(desk, event))
        case Substituted(old=old, new=new):
            desk.say("plain-hands-substituted", old=old, new=new)


def _hint_lines(desk: Desk, hint: Hinted) -> list[str]:
    if hint.word:
        return [desk.text("hands-hint-word", word=hint.word)]
    if hint.letter:
        return [desk.text("hands-hint-letter", letter=hint.letter)]
    return [desk.text("hands-hint-length", length=hint.length)]


def is_single(desk: Desk) -> bool:
    """One hand and nothing around it (the daily, or a hand typed in) is no game of hands."""
    options: Options = desk.view.options
    return options.hands == 1 and not options.substitute and not options.replay


def ending(desk: Desk) -> None:
    view = desk.view
    if not is_single(desk):
        desk.console.say(Transcript(desk.messages).game_total(view.total))
    for dealt in view.rounds:
        desk.console.say("", *_round_lines(desk, dealt))


def _round_lines(desk: Desk, dealt: Any) -> list[str]:
    percent = [desk.text("hands-percent", percent=dealt.percent)] if dealt.percent is not None else []
    return [
        " · ".join([desk.text("plain-hands-round", number=dealt.number, points=dealt.kept), *percent]),
        *(_play_line(desk, play) for play in dealt.plays),
        desk.text("hands-par", par=dealt.par, line=line_text(dealt.par_line)),
        desk.text("hands-perfect", perfect=dealt.perfect, line=line_text(dealt.perfect_line)),
        *([] if dealt.exact else [desk.text("hands-bound")]),
    ]


def _play_line(desk: Desk, play: Any) -> str:
    facts = {"word": play.word, "points": play.points}
    if play.points >= play.best_points:
        return "  " + desk.text("plain-hands-play-best", **facts)
    return "  " + desk.text("plain-hands-play", **facts, best=play.best_word, best_points=play.best_points)


VOICE = Voice(
    game=GAME,
    setup=setup,
    turn=turn,
    scene=scene,
    prompt=prompt,
    tell=tell,
    ending=ending,
)
