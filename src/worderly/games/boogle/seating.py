"""Several players of Boogle: all at once in a room, or in turns at one screen."""

from msgspec.structs import replace

from worderly.games.boogle.model import View
from worderly.games.boogle.options import Options
from worderly.kit import Seat


def together(options: Options, seats: int) -> Options:
    """Everyone plays the same board at once; a word found by two players may be struck."""
    return replace(options, mode="room", seats=seats, players=())


def names(options: Options) -> tuple[str, ...]:
    return options.players if options.mode == "turns" else ()


def machine(options: Options) -> str:
    return options.machine


def is_machine(view: View) -> bool:
    """Whether it is the machine's turn: it has the last seat."""
    return bool(view.options.machine) and view.up == len(view.names) - 1


def is_done(view: View, seat: Seat) -> bool:
    return view.done
