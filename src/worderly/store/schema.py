"""The tables after the newest migration."""

from worderly.store.tables.days import (
    dailies,
    day_results,
    day_words,
    device_matches,
    device_tries,
    results,
    standings,
    tallies,
    tries,
)
from worderly.store.tables.kinds import metadata
from worderly.store.tables.people import (
    circle_members,
    circles,
    departures,
    devices,
    history,
    pairings,
    players,
)
from worderly.store.tables.play import (
    challenge_entries,
    challenges,
    log,
    matches,
    members,
    packed_logs,
    rooms,
    seats,
    snapshots,
)
from worderly.store.tables.words import host_words, word_reports

__all__ = [
    "challenge_entries",
    "challenges",
    "circle_members",
    "circles",
    "dailies",
    "day_results",
    "day_words",
    "departures",
    "device_matches",
    "device_tries",
    "devices",
    "history",
    "host_words",
    "log",
    "matches",
    "members",
    "metadata",
    "packed_logs",
    "pairings",
    "players",
    "results",
    "rooms",
    "seats",
    "snapshots",
    "standings",
    "tallies",
    "tries",
    "word_reports",
]
