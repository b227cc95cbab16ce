"""How everybody did at a daily: counts of its first tries and of the words found in them, without names."""

from collections.abc import Sequence
from enum import Enum, auto
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, bindparam, case, delete, func, or_, select, text, update

from worderly.store.database.upsert import upsert
from worderly.store.schema import day_results, day_words, device_matches, device_tries

STEP_S, MOST_S = 5, 2 * 3600
"""Times are counted in steps, up to two hours, so that the rows of a day stay few."""


def seconds_of(time_ms: int) -> int:
    return min(MOST_S, time_ms // 1000 // STEP_S * STEP_S)


# --- one try per device -------------------------------------------------------


class Try(Enum):
    """What a match that ends was for the devices that opened it."""

    FIRST = auto()
    LATER = auto()
    """One of them has seen the solution before."""
    UNKNOWN = auto()
    """No device is known."""


# As text: building the two takes a third of the CPU of beginning a daily.
_OPEN_MATCH = text(
    "INSERT INTO device_matches (device, match, expires_ms) VALUES (:device, :match, :expires_ms)"
    " ON CONFLICT DO NOTHING"
)
_BEGIN_TRY = text(
    "INSERT INTO device_tries (device, match, expires_ms) VALUES (:device, :match, :expires_ms)"
    " ON CONFLICT (device) DO UPDATE SET match = excluded.match WHERE device_tries.match IS NOT NULL"
    " RETURNING device"
)


def begin_try(connection: Connection, device: bytes, match: str, expires_ms: int) -> bool:
    """False if this device has ended a match of that daily: it has seen the solution."""
    facts = {"device": device, "match": match, "expires_ms": expires_ms}
    connection.execute(_OPEN_MATCH, facts)
    return connection.execute(_BEGIN_TRY, facts).first() is not None


def end_try(connection: Connection, match: str) -> Try:
    """Whoever opened this match has seen the solution now; the rows then no longer name it."""
    opened = select(device_matches.c.device).where(device_matches.c.match == match)
    devices = list(connection.scalars(opened.order_by(device_matches.c.device)))
    mine = device_tries.c.device.in_(devices)
    known = select(device_tries.c.match).where(mine).order_by(device_tries.c.device).with_for_update()
    before = list(connection.scalars(known))
    connection.execute(update(device_tries).where(mine).values(match=None))
    connection.execute(delete(device_matches).where(device_matches.c.match == match))
    if not before:
        return Try.UNKNOWN
    return Try.LATER if None in before else Try.FIRST


def drop_tries(connection: Connection, now_ms: int) -> None:
    connection.execute(delete(device_matches).where(device_matches.c.expires_ms <= now_ms))
    connection.execute(delete(device_tries).where(device_tries.c.expires_ms <= now_ms))


# --- counting -----------------------------------------------------------------


def count(connection: Connection, daily: str, score: int, time_ms: int, words: Sequence[str]) -> None:
    """The caller has locked the board of that daily."""
    result = upsert(connection, day_results).values(
        daily=daily, score=score, seconds=seconds_of(time_ms), count=1
    )
    one_more = {"count": day_results.c.count + 1}
    connection.execute(
        result.on_conflict_do_update(index_elements=["daily", "score", "seconds"], set_=one_more)
    )
    found = [{"daily": daily, "word": word, "count": 1} for word in sorted(set(words))]
    if found:
        rows = upsert(connection, day_words).values(found)
        again = {"count": day_words.c.count + 1}
        connection.execute(rows.on_conflict_do_update(index_elements=["daily", "word"], set_=again))


# --- reading ------------------------------------------------------------------


class Crowd(NamedTuple):
    """All first tries of a daily, compared with one result."""

    players: int
    points: int
    """The sum of their scores."""
    better: int
    worse: int


_score, _seconds, _count = day_results.c.score, day_results.c.seconds, day_results.c.count
_my_score, _my_seconds = bindparam("score", type_=_score.type), bindparam("seconds", type_=_seconds.type)
_same = _score == _my_score
_is_better = or_(_score > _my_score, and_(_same, _seconds < _my_seconds))
_is_worse = or_(_score < _my_score, and_(_same, _seconds > _my_seconds))
_of_day = day_results.c.daily == bindparam("daily")


def _sum(value: Any) -> Any:
    return func.coalesce(func.sum(value), 0)


_CROWD = select(
    _sum(_count),
    _sum(_count * _score),
    _sum(case((_is_better, _count), else_=0)),
    _sum(case((_is_worse, _count), else_=0)),
).where(_of_day)


def crowd(connection: Connection, daily: str, score: int = 0, time_ms: int = 0) -> Crowd:
    facts = {"daily": daily, "score": score, "seconds": seconds_of(time_ms)}
    return Crowd(*(int(value) for value in connection.execute(_CROWD, facts).one()))


def by_score(connection: Connection, daily: str) -> list[tuple[int, int]]:
    """(score, tries), lowest first."""
    query = select(_score, func.sum(_count)).where(_of_day).group_by(_score).order_by(_score)
    return [(int(score), int(tries)) for score, tries in connection.execute(query, {"daily": daily})]


def by_time(connection: Connection, daily: str) -> list[tuple[int, int]]:
    """(seconds, tries), slowest first."""
    query = select(_seconds, func.sum(_count)).where(_of_day).group_by(_seconds).order_by(_seconds.desc())
    return [(int(seconds), int(tries)) for seconds, tries in connection.execute(query, {"daily": daily})]


def words(connection: Connection, daily: str, limit: int) -> list[tuple[str, int]]:
    """(word, tries that found it), most found first."""
    query = select(day_words.c.word, day_words.c.count).where(day_words.c.daily == daily)
    query = query.order_by(day_words.c.count.desc(), day_words.c.word).limit(limit)
    return [(str(word), int(tries)) for word, tries in connection.execute(query)]
