"""How others did: bars, places and words from counters."""

from pathlib import Path

from tests.table.stage import Stage, play
from worderly.kit import Outcome
from worderly.store.ranking import others as rows
from worderly.table.boards import others
from worderly.table.days import calendar as days
from worderly.wire.others import Others, WordShare

DAILY = "codeword/en/1/2026-11-15"
OPEN_MS, CLOSED_MS = days.opens_ms("2026-11-15"), days.closes_ms("2026-11-15")


def outcome(score: int, time_ms: int = 0) -> Outcome:
    return Outcome(scores=(score,), winners=(), reason="solved", time_ms=time_ms)


def test_bars_have_one_width_and_hold_every_try() -> None:
    shown = others.bars([(3, 2), (4, 1), (50, 4)], mine=50)
    assert len(shown) <= others.BARS
    assert {bar.high - bar.low for bar in shown} == {5}
    assert sum(bar.count for bar in shown) == 7
    assert [bar.count for bar in shown if bar.mine] == [4]
    assert [bar.low for bar in shown] == sorted(bar.low for bar in shown)


def test_bars_of_times_begin_with_the_slowest() -> None:
    shown = others.bars([(90, 1), (20, 5)], mine=None)
    assert [shown[0].count, shown[-1].count] == [1, 5]
    assert not any(bar.mine for bar in shown)


def test_one_result_is_one_bar() -> None:
    (bar,) = others.bars([(7, 12)], mine=7)
    assert (bar.low, bar.high, bar.count, bar.mine) == (7, 7, 12, True)


def test_nothing_is_shown_below_ten_and_words_only_after_the_close(tmp_path: Path) -> None:
    async def script(stage: Stage) -> None:
        store = stage.store
        for score in range(9):
            await store.write(lambda c, s=score: rows.count(c, DAILY, s, 0, ["cat"]))  # type: ignore[misc]
        few = await store.read(lambda c: others.show(c, DAILY, outcome(3), CLOSED_MS))
        assert (few.players, few.bars, few.words) == (0, (), ())
        await store.write(lambda c: rows.count(c, DAILY, 100, 0, []))
        mine = await store.read(lambda c: others.show(c, DAILY, outcome(100), OPEN_MS))
        assert (mine.players, mine.place, mine.percent, mine.average) == (10, 1, 100, 14)
        assert mine.words == ()
        late = await store.read(lambda c: others.show(c, DAILY, None, CLOSED_MS))
        assert (late.place, late.percent) == (None, None)
        assert [(one.word, one.percent) for one in late.words] == [("cat", 90)]

    play(f"sqlite:///{tmp_path}/w.db", script)


def test_where_most_have_all_points_the_bars_are_times(tmp_path: Path) -> None:
    async def script(stage: Stage) -> None:
        for minute in range(12):
            time_ms = minute * 60_000
            await stage.store.write(lambda c, t=time_ms: rows.count(c, DAILY, 12, t, []))  # type: ignore[misc]
        seen = await stage.store.read(lambda c: others.show(c, DAILY, outcome(12, 0), OPEN_MS))
        assert (seen.unit, seen.place) == ("seconds", 1)
        assert seen.bars[-1].mine

    play(f"sqlite:///{tmp_path}/w.db", script)


def test_words_that_are_never_shown_are_left_out_also_behind_a_wildcard() -> None:
    words = tuple(WordShare(word=word, percent=10) for word in ("cat", "rude", "r★de", "été"))
    shown = others.without_unfit_words(Others(players=12, words=words), lambda word: word != "rude")
    assert [one.word for one in shown.words] == ["cat", "été"]
    assert shown.players == 12
