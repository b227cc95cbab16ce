"""How a match begins."""

from tests.kit.codeword import CODEWORD
from tests.table.stage import Stage, play
from worderly.kit import decode
from worderly.store import matches


def test_the_start_of_a_match_is_what_is_stored_not_what_the_seed_would_give_now(database: str) -> None:
    async def script(stage: Stage) -> None:
        created, _ = await stage.create()
        row = stage.store.read_now(lambda c: matches.get(c, created.match))
        assert row is not None
        assert decode(row["start"], CODEWORD.State).secret in ("apple", "berry", "mango", "peach")

    play(database, script)
