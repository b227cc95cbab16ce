"""What REST answers about a match."""

from pathlib import Path

from tests.table.stage import Stage, play
from worderly.table.match.answers import match_info, started
from worderly.wire.rest import MatchInfo, Started


def test_a_match_is_told_with_the_frame_of_the_seat(tmp_path: Path) -> None:
    async def asked(stage: Stage) -> tuple[Started, MatchInfo]:
        created, table = await stage.create()
        return await started(stage.hub, created, "key"), match_info(table, None)

    begun, info = play(f"sqlite:///{tmp_path}/w.db", asked)
    assert (begun.match, begun.key, begun.seed, begun.frame.seat) == (info.match, "key", "seed", 0)
    assert (info.frame.seat, info.room, len(info.seats)) == (None, None, 1)
