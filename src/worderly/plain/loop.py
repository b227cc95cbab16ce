"""The loop of every game: ask for a line, run the command or play the move, say the events."""

from time import sleep

from worderly.device.local.device import UNRANKED
from worderly.kit import Event, GiveUp, Move, Refused, events_for
from worderly.plain.navigation import Destination, LeaveMatch, destination_of, raise_if_leaving
from worderly.plain.sentences import run_telling_command, say_changes
from worderly.plain.suspending import stopping_clock
from worderly.plain.voice import MatchContext, Voice

HINT = "!hint"
"""The command in the notation of the games; `typed-hint` has its names in each language."""
INTERRUPTED = {
    "typed-interrupted-menu": Destination.MENU,
    "typed-interrupted-restart": Destination.RESTART,
    "typed-interrupted-quit": Destination.EXIT,
}
POLL_S = 0.2


def play_match(context: MatchContext, voice: Voice) -> Destination:
    """Plays until the match ends or the player leaves; Ctrl+C asks where to go, a second Ctrl+C exits."""
    voice.opening(context)
    context.memory.setdefault("told", voice.changing(context))
    while True:
        try:
            if context.match.is_done:
                _await_others(context)
                return Destination.ENDED
            _play_line(context, voice)
        except LeaveMatch as leave:
            return leave.destination
        except Refused as refused:
            say_refusal(context, refused)
        except KeyboardInterrupt:
            if (destination := ask_where_to_go(context)) is not None:
                return destination


def _await_others(context: MatchContext) -> None:
    """In a race the solution is shown when all players are done."""
    if context.match.outcome is None:
        context.say("plain-await-others")
    while context.match.outcome is None:
        sleep(POLL_S)


def say_refusal(context: MatchContext, refused: Refused) -> None:
    """Ends a script whose server is away, because nobody can wait for it; the match can be resumed."""
    if refused.code == "server_away" and context.console.is_piped:
        raise refused
    context.console.say(context.messages.refusal(refused.code, refused.facts))


def ask_where_to_go(context: MatchContext) -> Destination | None:
    """Returns None to continue the match; a second Ctrl+C raises KeyboardInterrupt."""
    context.console.say("")
    return destination_of(context.messages, context.ask("plain-crossroads")[:1], INTERRUPTED)


def _play_line(context: MatchContext, voice: Voice) -> None:
    if voice.between_moves is not None and voice.between_moves(context):
        return
    show(context, voice)
    voice.scene(context)
    with stopping_clock(context.match):
        text = context.console.ask(voice.prompt(context))
    if not _command(context, voice, text):
        _submit_text(context, voice, text)
    _say_events(context, voice, context.match.tick())


def show(context: MatchContext, voice: Voice, *, anyway: bool = False) -> None:
    """Prints the picture if it has changed, or always with `anyway`."""
    picture = voice.picture(context)
    if picture and (anyway or (not context.memory.get("brief") and picture != context.memory.get("picture"))):
        context.memory["picture"] = picture
        context.console.say("", picture, "")


def _command(context: MatchContext, voice: Voice, text: str) -> bool:
    word, typed = " ".join(text.lower().split()), context.messages.typed
    raise_if_leaving(context.messages, word)
    if context.room_command is not None and word.startswith("/"):
        return context.run_in_room(text)
    if word == "?":
        game_id = voice.game.id
        own = f"{game_id}-help"
        context.say(own if context.messages.has(own) else f"plain-help-{game_id}", **voice.help_facts)
        context.say("plain-help-shared")
        if voice.told:
            context.say("plain-help-ears")
    elif word in typed("typed-show"):
        show(context, voice, anyway=True)
    elif word in typed("typed-brief"):
        context.memory["brief"] = not context.memory.get("brief")
        context.say("plain-brief" if context.memory["brief"] else "plain-not-brief")
    elif word in typed("typed-pause"):
        pause(context)
    elif word in typed("typed-give-up"):
        if context.messages.is_yes(context.ask("plain-give-up-sure")):
            _submit(context, voice, GiveUp())
    elif word.startswith("!"):
        from worderly.plain.own_words import run_word_command

        return (
            voice.command(context, word)
            or run_telling_command(context, voice, word)
            or run_word_command(context, word)
        )
    else:
        return False
    return True


def pause(context: MatchContext) -> None:
    """Raises Refused if other players take part."""
    if not _may_unrank(context):
        return
    is_timed = context.match.left_ms is not None
    context.match.pause()
    context.ask("plain-paused-timed" if is_timed else "plain-paused")
    context.match.unpause()


def _may_unrank(context: MatchContext, move: Move | None = None) -> bool:
    """Asks before a move, or a pause, ends the rank of a daily; the ready answer keeps it."""
    if not context.device.would_unrank(context.match, move):
        return True
    if not context.messages.is_yes(context.ask("plain-unrank-sure")):
        context.say("plain-still-ranked")
        return False
    context.match.notes[UNRANKED] = True
    return True


def _submit_text(context: MatchContext, voice: Voice, text: str) -> None:
    try:
        move = voice.read(context, HINT if text.lower() in context.messages.typed("typed-hint") else text)
    except Refused as refused:
        context.console.say(context.messages.refusal(refused.code, refused.facts))
    except ValueError:
        context.say("plain-not-understood", text=text[:40])
    else:
        if _may_unrank(context, move):
            _submit(context, voice, move)


def _submit(context: MatchContext, voice: Voice, move: Move) -> None:
    try:
        events = context.match.submit(move, voice.seat(context))
    except Refused as refused:
        say_refusal(context, refused)
    except ValueError:
        # What was typed is longer than any word.
        context.say("plain-too-long")
    else:
        _say_events(context, voice, events)
        say_changes(context, voice)
        say_unsaved(context)


def say_unsaved(context: MatchContext) -> None:
    """Says once that the match lives only in memory, because the disk is full or read-only."""
    if (reason := context.match.unsaved) and not context.memory.get("unsaved"):
        context.memory["unsaved"] = reason
        context.say("plain-in-memory", reason=reason)


def _say_events(context: MatchContext, voice: Voice, events: tuple[Event, ...]) -> None:
    for event in events_for(events, voice.seat(context)):
        voice.say_event(context, event)
