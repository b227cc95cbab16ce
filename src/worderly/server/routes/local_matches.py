"""Finished matches that a device has played without a server."""

from typing import Any

from litestar.params import JSONBody

from worderly.server.local_matches import played_again
from worderly.server.routes.http import ApiRequest, caller_of, post, service_of
from worderly.store import history
from worderly.table.errors import Problem
from worderly.table.people.milestones import check_date
from worderly.table.work.budget import DAY
from worderly.wire.local import LocalMatch
from worderly.wire.people import PlayedMatch


@post("/api/me/local-matches", status_code=200, tags=["players"])
async def join_local_match(request: ApiRequest, data: JSONBody[LocalMatch]) -> PlayedMatch:
    """Adds a match to the history of this player, unranked; its log is played again by the rules."""
    service, who = service_of(request), await caller_of(request)
    if who.player is None:
        raise Problem("no_player")
    player, now_ms = who.player.id, service.clock.now_ms()
    for day in (data.daily, data.weekend):
        check_date(day, now_ms)
    played = await service.hub.makers.run(DAY, played_again, data, now_ms)
    await service.store.write(lambda c: history.add(c, player, [played]))
    return PlayedMatch(**played._asdict())


ROUTES: list[Any] = [join_local_match]
