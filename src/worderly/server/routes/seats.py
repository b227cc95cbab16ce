"""The seat from which a request sees a match."""

from typing import Annotated

from litestar.params import HeaderParameter, Parameter

from worderly.server.routes.http import ApiRequest, service_of
from worderly.table.errors import Problem
from worderly.table.match.table import Table

KeyHeader = Annotated[str | None, HeaderParameter(name="Worderly-Key", max_length=64)]
MatchPath = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{8,32}$")]


async def sit(request: ApiRequest, match: str, key: str | None) -> tuple[Table, int | None]:
    """The seat of the key or of the player; None: a spectator. A wrong key is an error."""
    service = service_of(request)
    table = await service.hub.table(match)
    player = await service.player_of(request.scope)  # type: ignore[arg-type]
    seat = table.seat_of(key, player.id if player else None)
    if key is not None and seat is None:
        raise Problem("not_your_seat")
    return table, seat
