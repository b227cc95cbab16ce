"""Players: enrolled, changed, recovered."""

import pytest

from tests.table.stage import Stage, play
from worderly.store import people as rows
from worderly.table.errors import Problem
from worderly.table.people import people
from worderly.table.secret import digest


async def id_of(stage: Stage, token: str) -> int:
    row = await stage.store.read(lambda c: rows.by_token(c, digest(token)))
    assert row is not None
    return row.id


def test_recovery_words_give_the_same_player_another_device(database: str) -> None:
    async def script(stage: Stage) -> None:
        enrolled = await people.enroll(stage.store, "Ann", True, 0)
        assert enrolled.token is not None
        assert enrolled.recovery is not None
        recovered = await people.recover(stage.store, enrolled.recovery, 1)
        assert recovered.token not in (None, enrolled.token)
        assert recovered.player == enrolled.player
        with pytest.raises(Problem, match="wrong_words"):
            await people.recover(stage.store, "not six words of ours", 1)

    play(database, script)


def test_new_recovery_words_replace_the_old_ones(database: str) -> None:
    async def script(stage: Stage) -> None:
        enrolled = await people.enroll(stage.store, "Ann", True, 0)
        assert enrolled.token is not None
        new = await people.renew_recovery(stage.store, await id_of(stage, enrolled.token))
        assert (await people.recover(stage.store, new, 1)).player == enrolled.player
        with pytest.raises(Problem, match="wrong_words"):
            await people.recover(stage.store, enrolled.recovery or "", 1)

    play(database, script)


def test_a_name_is_changed_cleaned_and_may_be_left_to_us(database: str) -> None:
    async def script(stage: Stage) -> None:
        enrolled = await people.enroll(stage.store, None, False, 0)
        assert enrolled.token is not None
        assert enrolled.player.name
        player = await id_of(stage, enrolled.token)
        changed = await people.change(stage.store, player, "  Ann   B ", None)
        assert (changed.name, changed.on_boards) == ("Ann B", False)
        with pytest.raises(Problem, match="no_player"):
            await people.change(stage.store, player + 1, "Bob", None)

    play(database, script)
