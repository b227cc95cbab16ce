"""What follows a match: the solution, the result, the leader board, sharing, the meaning of a word."""

from datetime import date
from typing import TYPE_CHECKING

from worderly.kit import Refused
from worderly.plain.boards import offer_place, show_board
from worderly.plain.loop import crossroads
from worderly.plain.voice import Desk, Voice
from worderly.plain.ways import Leave, Way, leave_if_asked, way_of

if TYPE_CHECKING:
    from worderly.plain.arcade import Arcade

COMMANDS = {"typed-after-again": Way.RESTART, "typed-after-menu": Way.MENU, "typed-after-quit": Way.EXIT}


def after_match(arcade: "Arcade", desk: Desk, voice: Voice) -> Way:
    voice.ending(desk)
    try:
        _record(arcade, desk)
        return _what_next(arcade, desk)
    except Leave as leave:
        return leave.way


def _record(arcade: "Arcade", desk: Desk) -> None:
    """A daily's later tries are practice."""
    outcome = desk.match.outcome
    assert outcome is not None
    if not arcade.device.record(desk.match, desk.messages.text):
        desk.say("plain-practice")
    elif desk.match.config.server:
        from worderly.plain.server import offer_board

        offer_board(arcade, desk)
    else:
        offer_place(arcade, desk, outcome.scores[0])


def _share_text(desk: Desk) -> str:
    from worderly.device.local.ending import share_text

    return share_text(desk.match, desk.messages.text)


def _what_next(arcade: "Arcade", desk: Desk) -> Way:
    while True:
        try:
            way = _answered(arcade, desk, desk.console.ask(desk.text("plain-after") + " "))
        except KeyboardInterrupt:
            way = crossroads(desk)
        if way is not None:
            return way


def _answered(arcade: "Arcade", desk: Desk, answer: str) -> Way | None:
    key, typed = answer.lower(), desk.messages.typed
    if key.startswith("="):
        say_meaning(desk, key[1:].strip())
    elif key in typed("typed-after-share"):
        desk.console.say(_share_text(desk))
    elif key in typed("typed-after-board"):
        show_board(arcade, desk.match.game.id)
    elif key == "pdf":
        _save_summary(desk, arcade.device.today())
    elif key in ("?", ""):
        desk.say("plain-after-help")
    elif (way := way_of(desk.messages, key, COMMANDS)) is not None:
        return way
    elif not (_took_analysis(desk, key) or _took_word(desk, key)):
        leave_if_asked(desk.messages, key)
        desk.say("plain-not-understood", text=answer[:40])
    return None


def _save_summary(desk: Desk, today: date) -> None:
    from worderly.device.local.ending import title_of
    from worderly.press.summaries.summary import save_summary

    match, say = desk.match, desk.messages.text
    assert match.outcome is not None
    view = match.view(match.seat)
    language, title = desk.messages.language, title_of(match, say)
    try:
        path = save_summary(match.game, view, match.outcome, title, today.isoformat(), language)
    except OSError as error:
        desk.console.say(str(error))
    except Refused as refused:
        desk.console.say(desk.messages.refusal(refused.code, refused.facts))
    else:
        desk.say("shell-written", file=str(path))


def _took_analysis(desk: Desk, key: str) -> bool:
    from worderly.plain.analysis import take_analysis

    return take_analysis(desk, key)


def _took_word(desk: Desk, key: str) -> bool:
    from worderly.plain.own_words import take_word

    return take_word(desk, key)


def say_meaning(desk: Desk, word: str) -> None:
    words = desk.match.tools.words
    meaning = words.meaning(word) if word else None
    if meaning:
        desk.say("plain-meaning", word=words.display(words.fold(word)), meaning=meaning)
    else:
        desk.say("plain-no-meaning", word=word)
