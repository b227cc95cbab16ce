"""Daily puzzles, the players' tries at them, and challenges (puzzles with a link)."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update

from worderly.store.database.upsert import upsert
from worderly.store.schema import challenge_entries, challenges, dailies, matches, tries
from worderly.store.tables.rows import DailyRow


def add(connection: Connection, made: DailyRow) -> DailyRow:
    """Returns the stored puzzle of that day: the first one stored wins, also between nodes."""
    connection.execute(upsert(connection, dailies).values(made._asdict()).on_conflict_do_nothing())
    stored = get(connection, made.game, made.language, made.version, made.date)
    assert stored is not None
    return stored


def get(connection: Connection, game: str, language: str, version: int, date: str) -> DailyRow | None:
    query = select(dailies).where(
        dailies.c.game == game,
        dailies.c.language == language,
        dailies.c.version == version,
        dailies.c.date == date,
    )
    row = connection.execute(query).first()
    return None if row is None else DailyRow(*row)


def newest(connection: Connection, game: str, language: str, date: str) -> DailyRow | None:
    """The puzzle of the highest version that was made for that date."""
    mine = (dailies.c.game == game) & (dailies.c.language == language) & (dailies.c.date == date)
    row = connection.execute(select(dailies).where(mine).order_by(dailies.c.version.desc())).first()
    return None if row is None else DailyRow(*row)


class DailyHead(NamedTuple):
    """A puzzle without its state."""

    version: int
    hash: str


def heads(connection: Connection, language: str, date: str) -> dict[str, DailyHead]:
    """By game: the puzzle of the highest version that was made for that date."""
    mine = (dailies.c.language == language) & (dailies.c.date == date)
    query = select(dailies.c.game, dailies.c.version, dailies.c.hash).where(mine).order_by(dailies.c.version)
    return {game: DailyHead(version, mark) for game, version, mark in connection.execute(query)}


def start_of(connection: Connection, match: RowMapping) -> bytes:
    """The first state of a match; that of a daily is stored once, with the day, and not in the match."""
    if match["start"]:
        return bytes(match["start"])
    game, language, version, date = match["daily"].split("/")
    row = get(connection, game, language, int(version), date)
    assert row is not None
    return row.start


def first_try(connection: Connection, daily: str, player: int, match: str) -> str:
    """Returns the match that counts for this player and day: this one, or an earlier one."""
    row = upsert(connection, tries).values(daily=daily, player=player, match=match, done=False)
    connection.execute(row.on_conflict_do_nothing())
    mine = (tries.c.daily == daily) & (tries.c.player == player)
    return str(connection.execute(select(tries.c.match).where(mine)).scalar_one())


def end_try(connection: Connection, daily: str, player: int, match: str) -> None:
    mine = (tries.c.daily == daily) & (tries.c.player == player) & (tries.c.match == match)
    connection.execute(update(tries).where(mine).values(done=True))


def tries_of(connection: Connection, player: int, days: Sequence[str]) -> dict[str, RowMapping]:
    query = select(tries).where(tries.c.player == player, tries.c.daily.in_(days))
    return {row["daily"]: row for row in connection.execute(query).mappings()}


def all_tries(connection: Connection, player: int) -> Sequence[RowMapping]:
    return connection.execute(select(tries).where(tries.c.player == player)).mappings().all()


class ChallengeRow(NamedTuple):
    id: str
    game: str
    version: int
    options: bytes
    start: bytes
    title: str | None
    created_ms: int
    player: int | None
    daily: str | None = None
    """The daily it was made from: while that is open, who accepts the challenge plays the daily itself."""


def add_challenge(connection: Connection, challenge: ChallengeRow, match: str | None) -> None:
    """The match that the challenge was made from, if any, becomes its first result."""
    connection.execute(insert(challenges).values(challenge._asdict()))
    if match is not None:
        connection.execute(update(matches).where(matches.c.id == match).values(challenge=challenge.id))


def drop_challenges(connection: Connection, player: int) -> None:
    """With the words that the player has chosen; matches of others go on."""
    connection.execute(delete(challenges).where(challenges.c.player == player))


def count_challenges(connection: Connection, player: int) -> int:
    query = select(func.count()).select_from(challenges).where(challenges.c.player == player)
    return int(connection.execute(query).scalar_one())


def drop_unused(connection: Connection, before_ms: int, limit: int = 200) -> int:
    """Old challenges that nobody has played for as long as matches are kept; returns how many."""
    played = select(matches.c.id).where(matches.c.challenge == challenges.c.id).exists()
    entered = (
        select(challenge_entries.c.match).where(challenge_entries.c.challenge == challenges.c.id).exists()
    )
    old = select(challenges.c.id).where(challenges.c.created_ms < before_ms, ~played, ~entered).limit(limit)
    ids = list(connection.scalars(old))
    connection.execute(delete(challenges).where(challenges.c.id.in_(ids)))
    return len(ids)


def challenge(connection: Connection, challenge_id: str) -> ChallengeRow | None:
    row = connection.execute(select(challenges).where(challenges.c.id == challenge_id)).first()
    return None if row is None else ChallengeRow(*row)


def enter_challenge(connection: Connection, challenge_id: str, match: str) -> None:
    """Puts a match of a daily beside the other results; it may be in several challenges."""
    entry = upsert(connection, challenge_entries).values(challenge=challenge_id, match=match)
    connection.execute(entry.on_conflict_do_nothing())
