"""The finished matches that follow a player."""

from pathlib import Path

from tests.table.stage import Stage, play
from worderly.store.ranking import boards
from worderly.store.ranking.boards import Result
from worderly.table.people import history
from worderly.wire.people import PlayedMatch

NOW_MS = 1_794_744_000_000
"""2026-11-15 12:00 UTC."""


def kept(match: str, at_ms: int) -> PlayedMatch:
    return PlayedMatch(match=match, game="hands", language="en", score=3, at_ms=at_ms, longest=4)


def test_what_a_device_has_kept_is_merged_once(tmp_path: Path) -> None:
    async def script(stage: Stage) -> None:
        ann = await stage.player("Ann")
        for _ in range(2):
            given = [kept("later-match", 2), kept("early-match", 1)]
            await stage.store.write(lambda c, g=given: history.merge(c, ann, g, NOW_MS))  # type: ignore[misc]
        shown = await stage.store.read(lambda c: history.show(c, ann))
        assert shown.matches == (kept("early-match", 1), kept("later-match", 2))

    play(f"sqlite:///{tmp_path}/w.db", script)


def test_results_from_before_matches_were_kept_come_from_the_boards(tmp_path: Path) -> None:
    async def script(stage: Stage) -> None:
        ann = await stage.player("Ann")
        for board in ("hands/en/1/2026-11-15", "hands/en/all"):
            result = Result(70, 0, "posted-match", 5)
            await stage.store.write(lambda c, b=board, r=result: boards.post(c, b, ann, r, True))  # type: ignore[misc]
        (one,) = await stage.store.read(lambda c: history.of_player(c, ann))
        assert (one.match, one.date, one.score, one.time_ms) == ("posted-match", "2026-11-15", 70, None)

    play(f"sqlite:///{tmp_path}/w.db", script)
