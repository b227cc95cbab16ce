"""Brings the matches of a player to this device, and those of this device to the player."""

from datetime import UTC, datetime

from worderly.device.local.results import Result, Results
from worderly.device.remote.api import Api
from worderly.wire.people import History, NewHistory, PlayedMatch

PIECE = 200
"""Results of one request."""


def exchange(api: Api, results: Results) -> None:
    """After this device became one of the player's: streak and figures go both ways."""
    kept = [one for one in results.read() if one.server == api.server]
    theirs = api.get("/api/me/matches", History).matches
    known = {name for one in kept for name in _names(one.match, one.game, one.language, one.daily)}
    for match in theirs:
        if not known & _names(match.match, match.game, match.language, match.date):
            results.add(_result(match, api.server))
    _send(api, [_played(one) for one in kept if one.daily and one.ranked])


def _send(api: Api, played: list[PlayedMatch]) -> None:
    for start in range(0, len(played), PIECE):
        api.post("/api/me/matches", History, NewHistory(matches=tuple(played[start : start + PIECE])))


def _names(match: str, game: str, language: str, day: str | None) -> set[str]:
    """There is one result of a daily, whatever its match is called."""
    return {name for name in (match, f"{game}-{language}-{day}" if day else "") if name}


def _result(match: PlayedMatch, server: str) -> Result:
    ended = datetime.fromtimestamp(match.at_ms / 1000, UTC).date().isoformat()
    return Result(
        game=match.game,
        language=match.language,
        played=match.date or ended,
        points=match.score,
        reason="",
        time_ms=match.time_ms,
        daily=match.date or "",
        server=server,
        rank=match.rank or "",
        flawless=match.flawless,
        longest=match.longest,
        match=match.match,
    )


def _played(one: Result) -> PlayedMatch:
    noon = datetime.fromisoformat(f"{one.played}T12:00:00+00:00")
    return PlayedMatch(
        match=one.match or f"{one.game}-{one.language}-{one.daily}",
        game=one.game,
        language=one.language,
        score=one.points,
        at_ms=int(noon.timestamp() * 1000),
        date=one.daily,
        time_ms=one.time_ms,
        rank=one.rank or None,
        flawless=one.flawless,
        longest=one.longest,
    )
