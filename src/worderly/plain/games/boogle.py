"""Boogle in line mode: alone, or in turns at one keyboard; the clock is read when a line arrives."""

from worderly.device.local.match import LocalMatch
from worderly.games.boogle import GAME
from worderly.games.boogle.event_texts import event_texts
from worderly.games.boogle.model import BoardView, PlayerView, Ready, TimeCalled, TurnOver, View
from worderly.games.boogle.seating import is_machine
from worderly.games.boogle.text import grid_text
from worderly.kit import Event, Seat, TimeUp
from worderly.kit.clock_text import left_text
from worderly.plain.voice import Desk, Voice

MISSED_SHOWN = 40


def seat(desk: Desk) -> Seat:
    """In turns everyone plays at this keyboard: that of whoever is up."""
    view: View = desk.view
    in_turns = view.options.mode == "turns" and desk.match.outcome is None
    return view.up if in_turns else desk.match.seat


def own_view(desk: Desk) -> View:
    view: View = desk.match.view(seat(desk))
    return view


def turn(desk: Desk) -> bool:
    """Between turns: the next player says when, or the machine plays."""
    view = own_view(desk)
    if view.phase != "ready":
        return False
    if is_machine(view):
        _play_machine(desk, view)
        return True
    desk.ask("plain-boogle-ready", name=view.names[view.up])
    desk.match.submit(Ready(), view.up)
    return True


def _play_machine(desk: Desk, view: View) -> None:
    from worderly.device.local.machine import play_machine
    from worderly.games.boogle.bot import machine_turn

    assert isinstance(desk.match, LocalMatch), "a server plays its machines itself"
    desk.say("plain-boogle-machine", name=view.names[view.up])
    for event in play_machine(desk.match, view.up, machine_turn):
        tell(desk, event)


def picture(desk: Desk) -> str:
    return grid_text(own_view(desk).faces)


def prompt(desk: Desk) -> str:
    view = own_view(desk)
    left_ms = desk.match.left_ms
    clock = "" if left_ms is None else desk.text("plain-boogle-clock", time=left_text(left_ms))
    facts = {"points": view.score, "found": view.common_found, "total": view.common_total}
    return desk.text("plain-boogle-prompt", **facts, clock=clock) + " "


def tell(desk: Desk, event: Event) -> None:
    if desk.match.outcome is None and is_time_call(desk, event):
        desk.say("boogle-time-called")
    desk.console.say(*event_texts(event, desk.match.view(None), desk.text))


def is_time_call(desk: Desk, event: Event) -> bool:
    """A server calls the time by itself; here it is known when the next line has come, late word or not."""
    if isinstance(desk.match, LocalMatch):
        return isinstance(event, TurnOver) and isinstance(desk.match.moves[-1][1], TimeUp)
    return isinstance(event, TimeCalled)


def ending(desk: Desk) -> None:
    view: View = desk.view
    if desk.match.outcome and desk.match.outcome.reason != "all_done":
        desk.say_reason()
    for number, board in enumerate(view.boards, 1):
        _say_board(desk, number, board, len(view.boards))
    for player in view.players:
        _say_player(desk, player, view)
    if len(view.players) > 1:
        _say_winner(desk, view)


def _say_board(desk: Desk, number: int, board: BoardView, boards: int) -> None:
    desk.console.say("", *([desk.text("plain-boogle-board", number=number)] if boards > 1 else []))
    desk.console.say(grid_text(board.faces))
    missed = [word for word in board.words if not word.finders]
    common = [word.display for word in missed if word.common]
    desk.say_list("boogle-missed", common[:MISSED_SHOWN])
    rest = len(missed) - len(common[:MISSED_SHOWN])
    if rest:
        desk.say("boogle-more-words", count=rest)


def _say_player(desk: Desk, player: PlayerView, view: View) -> None:
    name = desk.name_of(player.seat, player.name)
    desk.console.say("", desk.text("plain-player", name=name, points=player.all_total))
    dearest = sorted(player.cloud.items(), key=lambda item: (-item[1], item[0]))
    desk.say_list("plain-boogle-words", (f"{word} {points}" for word, points in dearest))
    desk.say_list("plain-boogle-late", player.late)
    if len(view.players) == 1:
        total = sum(word.points for board in view.boards for word in board.words)
        desk.say("plain-boogle-best", points=player.all_total, total=total)


def _say_winner(desk: Desk, view: View) -> None:
    outcome = desk.match.outcome
    named = {player.seat: player.name for player in view.players}
    winners = [desk.name_of(seat, named[seat]) for seat in (outcome.winners if outcome else ())]
    if len(winners) == 1:
        desk.say("plain-winner", name=winners[0])
    else:
        desk.say("plain-tie", names=", ".join(winners))


VOICE = Voice(
    game=GAME,
    turn=turn,
    picture=picture,
    prompt=prompt,
    seat=seat,
    tell=tell,
    ending=ending,
)
