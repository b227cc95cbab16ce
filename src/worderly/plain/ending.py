"""After a match: the solution, the result, the leader board, sharing, meanings of words."""

from datetime import date
from typing import TYPE_CHECKING

from worderly.kit import Refused
from worderly.kit.achievements.ranks import rank_text
from worderly.plain.boards import offer_place, show_board
from worderly.plain.loop import ask_where_to_go, say_unsaved
from worderly.plain.navigation import Destination, LeaveMatch, destination_of, raise_if_leaving
from worderly.plain.voice import MatchContext, Voice

if TYPE_CHECKING:
    from worderly.plain.arcade import Arcade

COMMANDS = {
    "typed-after-again": Destination.RESTART,
    "typed-after-menu": Destination.MENU,
    "typed-after-quit": Destination.EXIT,
}


def after_match(arcade: "Arcade", context: MatchContext, voice: Voice) -> Destination:
    voice.ending(context)
    say_rank(context)
    try:
        _record(arcade, context)
        return ask_what_next(arcade, context)
    except LeaveMatch as leave:
        return leave.destination


def say_rank(context: MatchContext) -> None:
    game, messages = context.match.game, context.messages
    if (rank := game.ranks.rank(context.view, context.match.seat)) is not None:
        context.say("rank-reached", rank=rank_text(rank, game.id, messages.text))


def say_milestones(arcade: "Arcade", context: MatchContext) -> None:
    """What this match has reached; matches of several players are not kept."""
    from worderly.device.local.ending import has_one_player
    from worderly.device.local.results import last_milestones
    from worderly.kit.achievements.milestones import milestone_text

    for one in last_milestones(arcade.device.shelf.results.read()) if has_one_player(context.match) else ():
        context.console.say(milestone_text(one, context.messages.text))


def say_others(context: MatchContext) -> None:
    """How others did at the same daily of a server; nothing if it cannot be asked now."""
    if not (context.match.config.server and context.match.config.daily):
        return
    from worderly.device.remote import RemoteDevice, RemoteMatch
    from worderly.device.remote.others import others_of, others_text

    assert isinstance(context.device, RemoteDevice)
    assert isinstance(context.match, RemoteMatch)
    try:
        shown = others_of(context.device, context.match)
    except Refused:
        return
    context.console.say(others_text(shown, context.messages.text))


def _record(arcade: "Arcade", context: MatchContext) -> None:
    """Later tries of a daily are practice."""
    outcome = context.match.outcome
    assert outcome is not None
    is_counted = arcade.device.record(context.match, context.messages.text)
    say_unsaved(context)
    if not is_counted:
        context.say("plain-practice")
        return
    say_milestones(arcade, context)
    say_others(context)
    if context.match.config.server:
        from worderly.plain.server import offer_board

        offer_board(arcade, context)
    else:
        offer_place(arcade, context, outcome.scores[0])


def _share_text(context: MatchContext) -> str:
    from worderly.device.local.ending import share_text

    return share_text(context.match, context.messages.text)


def ask_what_next(arcade: "Arcade", context: MatchContext) -> Destination:
    while True:
        try:
            destination = _handle_answer(
                arcade, context, context.console.ask(context.text("plain-after") + " ")
            )
        except KeyboardInterrupt:
            destination = ask_where_to_go(context)
        if destination is not None:
            return destination


def _handle_answer(arcade: "Arcade", context: MatchContext, answer: str) -> Destination | None:
    key, typed = answer.lower(), context.messages.typed
    if key.startswith("="):
        say_meaning(context, key[1:].strip())
    elif key in typed("typed-after-share"):
        context.console.say(_share_text(context))
    elif key in typed("typed-after-board"):
        show_board(arcade, context.match.game.id)
    elif key == "pdf":
        _save_summary(context, arcade.device.today())
    elif key in ("?", ""):
        context.say("plain-after-help")
    elif (destination := destination_of(context.messages, key, COMMANDS)) is not None:
        return destination
    elif not (_ran_analysis_command(context, key) or _ran_word_command(context, key)):
        raise_if_leaving(context.messages, key)
        context.say("plain-not-understood", text=answer[:40])
    return None


def _save_summary(context: MatchContext, today: date) -> None:
    from worderly.device.local.ending import title_of
    from worderly.press.summaries.summary import free_name, save_summary

    match, say = context.match, context.messages.text
    assert match.outcome is not None
    view = match.view(match.seat)
    language, title = context.messages.language, title_of(match, say)
    path = free_name(match.game)
    try:
        save_summary(path, match.game, view, match.outcome, title, today.isoformat(), language)
    except OSError as error:
        context.say("shell-file-error", file=str(path), reason=error.strerror or str(error))
    except Refused as refused:
        context.console.say(context.messages.refusal(refused.code, refused.facts))
    else:
        context.say("shell-written", file=str(path))


def _ran_analysis_command(context: MatchContext, key: str) -> bool:
    from worderly.plain.analysis import run_analysis_command

    return run_analysis_command(context, key)


def _ran_word_command(context: MatchContext, key: str) -> bool:
    from worderly.plain.own_words import run_word_command

    return run_word_command(context, key)


def say_meaning(context: MatchContext, word: str) -> None:
    words = context.match.tools.words
    meaning = words.meaning(word) if word else None
    if meaning:
        context.say("plain-meaning", word=words.display(words.fold(word)), meaning=meaning)
    else:
        context.say("plain-no-meaning", word=word)
