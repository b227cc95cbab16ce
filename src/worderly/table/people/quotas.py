"""How much one player may store; whoever has more is told what to do about it."""

from sqlalchemy import Connection

from worderly.store import dailies, matches, people
from worderly.table.errors import Problem

MOST_MATCHES, MOST_CHALLENGES, MOST_CIRCLES = 200, 50, 20
MOST_MB = 20


def check_match(connection: Connection, player: int) -> None:
    """For everything but a daily: those come one a day."""
    if matches.count_open(connection, player) >= MOST_MATCHES:
        raise Problem("too_many_matches", most=MOST_MATCHES)
    check_bytes(connection, player)


def check_challenge(connection: Connection, player: int) -> None:
    if dailies.count_challenges(connection, player) >= MOST_CHALLENGES:
        raise Problem("too_many_challenges", most=MOST_CHALLENGES)


def check_circle(connection: Connection, player: int) -> None:
    """Counts those that they have joined too."""
    if len(people.circles_of(connection, player)) >= MOST_CIRCLES:
        raise Problem("too_many_circles", most=MOST_CIRCLES)


def check_bytes(connection: Connection, player: int) -> None:
    if matches.stored_bytes(connection, player) >= MOST_MB * 1024 * 1024:
        raise Problem("too_much_stored", most=MOST_MB)
