"""How a match begins."""

from tests.kit.codeword import CODEWORD
from tests.table.stage import Stage, play
from worderly.kit import decode
from worderly.store import matches


def test_a_match_starts_from_the_stored_state_not_from_the_seed(database: str) -> None:
    async def script(stage: Stage) -> None:
        created, _ = await stage.create()
        row = stage.store.read_now(lambda c: matches.get(c, created.match))
        assert row is not None
        assert decode(row["start"], CODEWORD.State).secret in ("apple", "berry", "mango", "peach")

    play(database, script)
