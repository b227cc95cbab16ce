"""Players: enrolment, devices, recovery, pairing, download and deletion of all their data."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, select

from worderly.store import dailies, departures, history, matches, people, rooms, schema
from worderly.store.people import PlayerRow
from worderly.store.ranking import boards, results
from worderly.store.store import Store
from worderly.table.errors import Problem
from worderly.table.people.names import clean_name, suggestions
from worderly.table.people.recovery import new_words, recovery_digest
from worderly.table.secret import ROOM_LETTERS, digest, new_id
from worderly.wire.people import Identity, Pairing, Player

PAIRING_MS = 10 * 60_000
CODE_LENGTH = 8
CHUNK = 500


def shown(row: PlayerRow) -> Player:
    return Player(name=row.name, tag=row.tag, on_boards=row.on_boards, created_ms=row.created_ms)


async def enroll(store: Store, name: str | None, on_boards: bool, now_ms: int) -> Identity:
    """Adds a player with a first device and recovery words; the words are shown only now."""
    # In a thread: the first name that is checked loads the watch lists of all languages.
    chosen = await asyncio.to_thread(clean_name, name) if name is not None else suggestions(1)[0]
    words, token, tag = new_words(), new_id(), 1 + secrets.randbelow(9999)
    recovery, token_hash = recovery_digest(words), digest(token)
    assert recovery is not None

    def job(connection: Connection) -> PlayerRow:
        player = people.add(connection, chosen, tag, on_boards, recovery, now_ms)
        people.add_device(connection, player.id, token_hash, now_ms)
        return player

    return Identity(player=shown(await store.write(job)), token=token, recovery=words)


async def change(store: Store, player: int, name: str | None, on_boards: bool | None) -> Player:
    """`on_boards=False` also deletes the player's rows on all boards."""
    values: dict[str, Any] = {}
    if name is not None:
        values["name"] = await asyncio.to_thread(clean_name, name)
    if on_boards is not None:
        values["on_boards"] = on_boards

    def job(connection: Connection) -> PlayerRow | None:
        if on_boards is False:
            boards.withdraw(connection, player)
        elif on_boards and people.is_banned(connection, player):
            values["on_boards"] = False
        return people.change(connection, player, **values) if values else people.get(connection, player)

    row = await store.write_aside(job)
    if row is None:
        raise Problem("no_player")
    return shown(row)


async def add_device(store: Store, row: PlayerRow, now_ms: int) -> Identity:
    token = new_id()
    token_hash = digest(token)
    await store.write(lambda c: people.add_device(c, row.id, token_hash, now_ms))
    return Identity(player=shown(row), token=token)


async def renew_recovery(store: Store, player: int) -> str:
    words = new_words()
    recovery = recovery_digest(words)
    await store.write_aside(lambda c: people.change(c, player, recovery_hash=recovery))
    return words


async def recover(store: Store, words: str, now_ms: int) -> Identity:
    recovery = recovery_digest(words)
    row = None if recovery is None else await store.read(lambda c: people.by_recovery(c, recovery))
    if row is None:
        raise Problem("wrong_words")
    return await add_device(store, row, now_ms)


# --- pairing -----------------------------------------------------------------


async def ask_pairing(store: Store, now_ms: int) -> Pairing:
    """The terminal shows the code, the player types it in the browser; the terminal keeps the key."""
    code = "".join(secrets.choice(ROOM_LETTERS) for _ in range(CODE_LENGTH))
    key, expires_ms = new_id(), now_ms + PAIRING_MS
    key_hash = digest(key)
    await store.write(lambda c: people.add_pairing(c, code, key_hash, expires_ms))
    return Pairing(code=f"{code[:4]}-{code[4:]}", key=key, expires_ms=expires_ms)


async def confirm_pairing(store: Store, code: str, player: int, now_ms: int) -> None:
    plain = "".join(letter for letter in code.upper() if letter.isalpha())
    if not await store.write(lambda c: people.confirm_pairing(c, plain, player, now_ms)):
        raise Problem("no_such_pairing")


async def claim_pairing(store: Store, key: str, now_ms: int) -> Identity | None:
    """Returns None until the pairing is confirmed."""
    key_hash = digest(key)
    row = await store.read(lambda c: people.pairing(c, key_hash, now_ms))
    if row is None:
        raise Problem("no_such_pairing")
    if row["player"] is None:
        return None
    if not await store.write(lambda c: people.end_pairing(c, key_hash)):
        raise Problem("no_such_pairing")
    player = await store.read(lambda c: people.get(c, row["player"]))
    if player is None:
        raise Problem("no_such_pairing")
    return await add_device(store, player, now_ms)


# --- data rights -------------------------------------------------------------


def everything(connection: Connection, player: int) -> dict[str, Any]:
    """All stored data of a player, for their download; without hashes of secrets."""
    row = people.get(connection, player)
    if row is None:
        raise Problem("no_player")
    own_seats = select(schema.seats.c.match, schema.seats.c.seat).where(schema.seats.c.player == player)
    sat = connection.execute(own_seats).all()
    return {
        "player": row._asdict(),
        "devices_added_ms": people.device_times(connection, player),
        "matches": [_match(connection, match, seat) for match, seat in sat],
        "tries": [dict(one) for one in dailies.all_tries(connection, player)],
        "history": [one._asdict() for one in history.of_player(connection, player)],
        "standings": _rows(connection, schema.standings, player),
        "results": [one._replace(words=None)._asdict() for one in results.of_player(connection, player)],
        "rooms": rooms.codes_of(connection, player),
        "circles": [dict(one) for one in people.circles_of(connection, player)],
        "challenges": [
            {"id": one["id"], "game": one["game"], "title": one["title"], "created_ms": one["created_ms"]}
            for one in _rows(connection, schema.challenges, player)
        ],
    }


def _rows(connection: Connection, table: Any, player: int) -> list[dict[str, Any]]:
    found = connection.execute(select(table).where(table.c.player == player)).mappings()
    return [dict(row) for row in found]


def _match(connection: Connection, match: str, seat: int) -> dict[str, Any]:
    row = matches.get(connection, match)
    assert row is not None
    plain = {key: row[key] for key in ("id", "game", "daily", "challenge", "started_ms", "over_ms", "ranked")}
    outcome = None if row["outcome"] is None else row["outcome"].decode()
    return {**plain, "seat": seat, "options": row["options"].decode(), "outcome": outcome}


def erase(connection: Connection, player: int, now_ms: int) -> list[str]:
    """Deletes every row of a player and the matches they played alone; returns the ids of these matches."""
    boards.withdraw(connection, player)
    sat = list(
        connection.scalars(select(schema.seats.c.match).where(schema.seats.c.player == player).distinct())
    )
    alone = [match for match in sat if not _has_others(connection, match, player)]
    for start in range(0, len(alone), CHUNK):
        departures.close_streams(connection, player, alone[start : start + CHUNK], now_ms)
        matches.drop(connection, alone[start : start + CHUNK])
    dailies.drop_challenges(connection, player)
    for circle in people.circles_of(connection, player):
        people.leave_circle(connection, circle["id"], player)
    people.remove(connection, player)
    departures.add(connection, player, now_ms, is_deleted=True)
    return alone


def _has_others(connection: Connection, match: str, player: int) -> bool:
    seat_rows: Sequence[Any] = matches.seat_rows(connection, match)
    return any(seat["player"] not in (None, player) for seat in seat_rows)
