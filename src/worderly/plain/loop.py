"""The loop every game shares: ask, read, play, tell; commands, pause, interruption and the end."""

from collections.abc import Callable
from time import sleep

from worderly.kit import Event, GiveUp, Move, Refused, events_for
from worderly.plain.voice import Desk, Voice
from worderly.plain.ways import Leave, Way, leave_if_asked, way_of

HINT = "!hint"
"""As the games read it, whatever the player's language calls it."""
INTERRUPTED = {
    "typed-interrupted-menu": Way.MENU,
    "typed-interrupted-restart": Way.RESTART,
    "typed-interrupted-quit": Way.EXIT,
}
LOOK_S = 0.2


def play_out(desk: Desk, voice: Voice) -> Way:
    """Until the match ends or the player leaves; an interruption asks where to go, a second one exits."""
    voice.opening(desk)
    while True:
        try:
            if desk.match.is_done:
                _await_others(desk)
                return Way.ENDED
            _moment(desk, voice)
        except Leave as leave:
            return leave.way
        except Refused as refused:
            say_refusal(desk, refused)
        except KeyboardInterrupt:
            if (way := crossroads(desk)) is not None:
                return way


def _await_others(desk: Desk) -> None:
    """In a race one may be done before the others are; the solution is shown when all are."""
    if desk.match.outcome is None:
        desk.say("plain-await-others")
    while desk.match.outcome is None:
        sleep(LOOK_S)


def say_refusal(desk: Desk, refused: Refused) -> None:
    """A script cannot wait for a server to come back: there the program ends, and the match stays."""
    if refused.code == "server_away" and desk.console.is_piped:
        raise refused
    desk.console.say(desk.messages.refusal(refused.code, refused.facts))


def crossroads(desk: Desk) -> Way | None:
    """None: go on playing. A second interruption leaves at once: KeyboardInterrupt goes up."""
    desk.console.say("")
    return way_of(desk.messages, desk.ask("plain-crossroads")[:1], INTERRUPTED)


def _moment(desk: Desk, voice: Voice) -> None:
    if voice.turn is not None and voice.turn(desk):
        return
    show(desk, voice)
    voice.scene(desk)
    text = desk.console.ask(voice.prompt(desk))
    if not _command(desk, voice, text):
        _attempt(desk, voice, text)
    _tell_all(desk, voice, desk.match.tick())


def show(desk: Desk, voice: Voice, *, anyway: bool = False) -> None:
    """The picture, where it differs from the one last printed."""
    picture = voice.picture(desk)
    if picture and (anyway or (not desk.memory.get("brief") and picture != desk.memory.get("picture"))):
        desk.memory["picture"] = picture
        desk.console.say("", picture, "")


def _command(desk: Desk, voice: Voice, text: str) -> bool:
    word, typed = " ".join(text.lower().split()), desk.messages.typed
    leave_if_asked(desk.messages, word)
    if desk.aside is not None and word.startswith("/"):
        return _aside(desk, desk.aside, text)
    if word == "?":
        game_id = voice.game.id
        own = f"{game_id}-help"
        desk.say(own if desk.messages.has(own) else f"plain-help-{game_id}", **voice.help_facts)
        desk.say("plain-help-shared")
    elif word in typed("typed-show"):
        show(desk, voice, anyway=True)
    elif word in typed("typed-brief"):
        desk.memory["brief"] = not desk.memory.get("brief")
        desk.say("plain-brief" if desk.memory["brief"] else "plain-not-brief")
    elif word in typed("typed-pause"):
        pause(desk)
    elif word in typed("typed-give-up"):
        if desk.messages.is_yes(desk.ask("plain-give-up-sure")):
            _submit(desk, voice, GiveUp())
    elif word.startswith("!"):
        from worderly.plain.own_words import take_word

        return voice.command(desk, word) or take_word(desk, word)
    else:
        return False
    return True


def _aside(desk: Desk, take: Callable[[str], bool], text: str) -> bool:
    """What leaves the room leaves the match too."""
    is_taken = take(text)
    if text.split(maxsplit=1)[0] in desk.messages.typed("typed-room-leave"):
        raise Leave(Way.EXIT)
    return is_taken


def pause(desk: Desk) -> None:
    """Raises Refused where others play too."""
    is_timed = desk.match.left_ms is not None
    desk.match.pause()
    desk.ask("plain-paused-timed" if is_timed else "plain-paused")
    desk.match.unpause()


def _attempt(desk: Desk, voice: Voice, text: str) -> None:
    try:
        move = voice.read(desk, HINT if text.lower() in desk.messages.typed("typed-hint") else text)
    except Refused as refused:
        desk.console.say(desk.messages.refusal(refused.code, refused.facts))
    except ValueError:
        desk.say("plain-not-understood", text=text[:40])
    else:
        _submit(desk, voice, move)


def _submit(desk: Desk, voice: Voice, move: Move) -> None:
    try:
        events = desk.match.submit(move, voice.seat(desk))
    except Refused as refused:
        say_refusal(desk, refused)
    except ValueError:
        desk.say("plain-not-understood", text=voice.game.notate(move)[:40])
    except OSError as error:
        desk.say("plain-cannot-save", reason=error.strerror or "")
    else:
        _tell_all(desk, voice, events)


def _tell_all(desk: Desk, voice: Voice, events: tuple[Event, ...]) -> None:
    for event in events_for(events, voice.seat(desk)):
        voice.tell(desk, event)
