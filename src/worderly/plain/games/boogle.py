"""Boogle in line mode: alone, or in turns at one keyboard; the clock is read when a line arrives."""

from worderly.device.local.match import LocalMatch
from worderly.games.boogle import GAME
from worderly.games.boogle.event_texts import event_texts
from worderly.games.boogle.model import BoardView, PlayerView, Ready, TimeCalled, TurnOver, View
from worderly.games.boogle.seating import is_machine
from worderly.games.boogle.text import grid_text
from worderly.kit import Event, Seat, TimeUp
from worderly.messages.clock_text import left_text
from worderly.plain.sentences import board_rows
from worderly.plain.voice import MatchContext, Voice

MISSED_SHOWN = 40


def seat(context: MatchContext) -> Seat:
    """With turns at one keyboard, the seat of the player whose turn it is."""
    view: View = context.view
    in_turns = view.options.mode == "turns" and context.match.outcome is None
    return view.up if in_turns else context.match.seat


def own_view(context: MatchContext) -> View:
    view: View = context.match.view(seat(context))
    return view


def between_moves(context: MatchContext) -> bool:
    """Between turns the next player confirms, or the machine plays."""
    view = own_view(context)
    if view.phase != "ready":
        return False
    if is_machine(view):
        _play_machine(context, view)
        return True
    context.ask("plain-boogle-ready", name=view.names[view.up])
    context.match.submit(Ready(), view.up)
    # The next player must see the board too, also if it is the same one.
    context.memory.pop("picture", None)
    return True


def _play_machine(context: MatchContext, view: View) -> None:
    from worderly.device.local.machine import play_machine
    from worderly.games.boogle.bot import machine_turn

    assert isinstance(context.match, LocalMatch), "a server plays its machines itself"
    context.say("plain-boogle-machine", name=view.names[view.up])
    for event in play_machine(context.match, view.up, machine_turn):
        say_event(context, event)


def picture(context: MatchContext) -> str:
    return grid_text(own_view(context).faces)


def prompt(context: MatchContext) -> str:
    view = own_view(context)
    left_ms = context.match.left_ms
    clock = "" if left_ms is None else context.text("plain-boogle-clock", time=left_text(left_ms))
    facts = {"points": view.score, "found": view.common_found, "total": view.common_total}
    return context.text("plain-boogle-prompt", **facts, clock=clock) + " "


def say_event(context: MatchContext, event: Event) -> None:
    if context.match.outcome is None and is_time_call(context, event):
        context.say("boogle-time-called")
    context.console.say(*event_texts(event, context.match.view(None), context.text))


def is_time_call(context: MatchContext, event: Event) -> bool:
    """A server sends TimeCalled; a local match notices the end of time at the next line."""
    if isinstance(context.match, LocalMatch):
        return isinstance(event, TurnOver) and isinstance(context.match.moves[-1][1], TimeUp)
    return isinstance(event, TimeCalled)


def ending(context: MatchContext) -> None:
    view: View = context.view
    if context.match.outcome and context.match.outcome.reason != "all_done":
        context.say_reason()
    for number, board in enumerate(view.boards, 1):
        _say_board(context, number, board, len(view.boards))
    for player in view.players:
        _say_player(context, player, view)
    if len(view.players) > 1:
        _say_winner(context, view)


def _say_board(context: MatchContext, number: int, board: BoardView, boards: int) -> None:
    context.console.say("", *([context.text("plain-boogle-board", number=number)] if boards > 1 else []))
    context.console.say(grid_text(board.faces))
    missed = [word for word in board.words if not word.finders]
    common = [word.display for word in missed if word.common]
    context.say_list("boogle-missed", common[:MISSED_SHOWN])
    rest = len(missed) - len(common[:MISSED_SHOWN])
    if rest:
        context.say("boogle-more-words", count=rest)


def _say_player(context: MatchContext, player: PlayerView, view: View) -> None:
    name = context.name_of(player.seat, player.name)
    context.console.say("", context.text("plain-player", name=name, points=player.all_total))
    dearest = sorted(player.cloud.items(), key=lambda item: (-item[1], item[0]))
    context.say_list("plain-boogle-words", (f"{word} {points}" for word, points in dearest))
    context.say_list("plain-boogle-late", player.late)
    if len(view.players) == 1:
        total = sum(word.points for board in view.boards for word in board.words)
        context.say("plain-boogle-best", points=player.all_total, total=total)


def _say_winner(context: MatchContext, view: View) -> None:
    outcome = context.match.outcome
    named = {player.seat: player.name for player in view.players}
    winners = [context.name_of(seat, named[seat]) for seat in (outcome.winners if outcome else ())]
    if len(winners) == 1:
        context.say("plain-winner", name=winners[0])
    else:
        context.say("plain-tie", names=", ".join(winners))


def words(context: MatchContext, asked: str = "") -> list[str]:
    """The words found in this turn, the dearest first."""
    found = sorted(own_view(context).found, key=lambda word: -word.points)
    listed = ", ".join(f"{word.display} {word.points}" for word in found)
    return [context.text("plain-boogle-words", words=listed)] if listed else []


def board(context: MatchContext, asked: str) -> list[str]:
    faces = own_view(context).faces
    names = [str(row) for row in range(1, len(faces) + 1)]
    return board_rows(context, asked, names, lambda row: ", ".join(face.capitalize() for face in faces[row]))


VOICE = Voice(
    game=GAME,
    told={"typed-words": words, "typed-board": board},
    between_moves=between_moves,
    picture=picture,
    prompt=prompt,
    seat=seat,
    say_event=say_event,
    ending=ending,
)
