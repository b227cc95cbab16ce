"""One live match: once per id, saved before it is told, clocks, pauses, spectators, bots."""

import asyncio
import gc
import weakref
from collections.abc import Callable
from threading import Event
from typing import Any

import pytest

from tests.kit.codeword import CODEWORD
from tests.table.stage import KEY, Ear, Stage, guess, opened, play
from worderly.kit import Refused, decode
from worderly.messages import Messages
from worderly.store import log, matches
from worderly.store.log import Entry
from worderly.store.matches import NewSeat
from worderly.store.writer import Unavailable
from worderly.table.clock import FakeClock, Timer
from worderly.table.errors import Problem
from worderly.table.match.reducer import ClockedState
from worderly.table.match.replays import replay, share
from worderly.table.secret import digest
from worderly.table.stream import SNAPSHOT_EVERY


def secret_of(table: Any) -> str:
    state = table.stream.state.state
    return str((state.lanes[0] if hasattr(state, "lanes") else state).secret)


def test_a_move_is_in_the_log_before_anybody_hears_of_it(database: str) -> None:
    async def script(stage: Stage) -> None:
        dealt, table = await stage.deal()

        class Checking(Ear):
            def push(self, data: bytes) -> None:
                super().push(data)
                saved = stage.store.read_now(lambda c: log.newest(c, [dealt.match]))
                assert saved.get(dealt.match, 0) >= self.last["seq"]

        ear = Checking()
        table.watch(ear, 0)
        await table.submit(0, "a", guess("apple"))
        assert [frame["seq"] for frame in ear.heard] == [0, 1]
        assert ear.last["move"] == "a"
        assert ear.last["events"][0]["word"] == "apple"

    play(database, script)


def test_a_repeated_move_takes_effect_once_and_gets_the_first_answer(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.deal()
        word = next(w for w in ("apple", "berry") if w != secret_of(table))
        first = await table.submit(0, "a", guess(word))
        again = await table.submit(0, "a", guess(word))
        assert (first.seq, first.events, again.repeat) == (again.seq, again.events, True)
        assert table.stream.state.state.left == 3

    play(database, script)


def test_a_repeat_of_a_refused_move_is_refused_again(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.deal()
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await table.submit(0, "a", guess("no"))
            assert (refused.value.code, refused.value.facts) == ("wrong_length", {"need": 5})
        assert table.stream.seq == 0

    play(database, script)


def test_two_seats_may_choose_the_same_id(database: str) -> None:
    async def script(stage: Stage) -> None:
        seats = [NewSeat(key_hash=digest("one")), NewSeat(key_hash=digest("two"))]
        _, table = await stage.deal(seats=seats)
        assert not (await table.submit(0, "same", guess("apple"))).repeat
        assert not (await table.submit(1, "same", guess("apple"))).repeat

    play(database, script)


def test_a_move_of_the_wrong_shape_is_refused_and_changes_nothing(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.deal()
        for body in (
            b'{"type":"time_up"}',
            b'{"type":"guess"}',
            b"[]",
            b"null",
            b'{"type":"guess","word":1}',
        ):
            with pytest.raises(Refused) as refused:
                await table.submit(0, body.hex(), body)
            assert refused.value.code == "bad_move"
        assert table.stream.seq == 0

    play(database, script)


def test_after_a_restart_the_match_and_its_ids_are_as_they_were(database: str) -> None:
    async def before() -> tuple[str, ClockedState]:
        stage = Stage(database)
        async with opened(stage):
            dealt, table = await stage.deal(options={"guesses": 200})
            wrong = next(w for w in ("apple", "berry") if w != secret_of(table))
            for n in range(SNAPSHOT_EVERY + 5):
                await table.submit(0, f"m{n}", guess(wrong))
            await stage.hub.settle()
            return dealt.match, table.stream.state

    async def after(match: str, clocked: ClockedState) -> None:
        stage = Stage(database)
        async with opened(stage):
            assert stage.store.read_now(lambda c: log.snapshot(c, match)) is not None
            table = await stage.hub.table(match)
            assert table.stream.state == clocked
            assert (await table.submit(0, "m3", guess("apple"))).repeat
            assert table.stream.seq == SNAPSHOT_EVERY + 5

    match, clocked = asyncio.run(before())
    asyncio.run(after(match, clocked))


def test_time_is_up_when_the_servers_clock_says_so(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.deal(options={"time_ms": 5_000})
        ear = Ear()
        table.watch(ear, 0)
        assert (ear.last["deadline_ms"], ear.last["clock_ms"]) == (5_000, 0)
        await stage.turn(4_999)
        assert not table.is_over
        await stage.turn(1)
        assert ear.last["outcome"]["reason"] == "time_up"

    play(database, script)


def test_a_move_after_the_deadline_finds_the_match_over_even_if_the_timer_is_late(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.deal(options={"time_ms": 5_000})
        stage.clock.jump_to(stage.clock.now_ms() + 6_000)
        with pytest.raises(Refused, match="game_over"):
            await table.submit(0, "late", guess("apple"))

    play(database, script)


def test_a_match_nobody_held_is_over_when_it_is_looked_at_after_its_time(database: str) -> None:
    async def script(stage: Stage) -> None:
        dealt, table = await stage.deal(options={"time_ms": 5_000})
        table.close()
        del stage.hub.tables[dealt.match]
        stage.clock.advance(60_000)
        table = await stage.hub.table(dealt.match)
        await stage.turn(0)
        assert table.is_over

    play(database, script)


def test_a_pause_stops_the_clock_hides_the_view_and_unranks_a_timed_match(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.deal(options={"time_ms": 5_000}, ranked=True)
        ear = Ear()
        table.watch(ear, 0)
        assert ear.last["ranked"]
        await stage.turn(1_000)
        await table.pause("p")
        assert (ear.last["view"], ear.last["paused"], ear.last["ranked"]) == (None, True, False)
        await stage.turn(60_000)
        with pytest.raises(Refused, match="paused"):
            await table.submit(0, "x", guess("apple"))
        await table.resume("r")
        assert ear.last["clock_ms"] == 1_000
        assert ear.last["view"] is not None
        await stage.turn(4_000)
        assert ear.last["outcome"]["reason"] == "time_up"

    play(database, script)


def test_only_a_match_played_alone_can_be_paused(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.deal(seats=[NewSeat(key_hash=digest("a")), NewSeat(key_hash=digest("b"))])
        with pytest.raises(Refused, match="not_alone"):
            await table.pause("p")

    play(database, script)


def test_a_spectator_sees_no_more_than_the_game_lets_one(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.deal()
        looking_on = Ear()
        table.watch(looking_on, None)
        secret = secret_of(table)
        wrong = next(w for w in ("apple", "berry") if w != secret)
        await table.submit(0, "a", guess(wrong))
        await asyncio.sleep(0)
        assert looking_on.last["view"]["rows"] == []
        assert looking_on.last["move"] is None
        await table.submit(0, "b", guess(secret))
        await asyncio.sleep(0)
        assert looking_on.last["view"]["secret"] == secret

    play(database, script)


def test_the_key_or_the_player_opens_a_seat_and_nothing_else(database: str) -> None:
    async def script(stage: Stage) -> None:
        player = await stage.player()
        _, table = await stage.deal(seats=[NewSeat(player=player, key_hash=digest(KEY))])
        assert table.seat_of(KEY, None) == 0
        assert table.seat_of(None, player) == 0
        assert table.seat_of("wrong", None) is None
        assert table.seat_of(None, player + 1) is None
        assert table.seat_of(None, None) is None

    play(database, script)


def test_the_last_move_and_the_outcome_are_saved_together(database: str) -> None:
    async def script(stage: Stage) -> None:
        dealt, table = await stage.deal()
        await table.submit(0, "a", guess(secret_of(table)))
        row = stage.store.read_now(lambda c: matches.get(c, dealt.match))
        assert row is not None
        assert b'"solved"' in row["outcome"]
        assert row["over_ms"] == stage.clock.now_ms()

    play(database, script)


def test_a_bot_plays_its_seat_until_it_is_done(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.deal(seats=[NewSeat(key_hash=digest(KEY)), NewSeat(bot="simple")])
        ear = Ear()
        table.watch(ear, 0)
        for _ in range(12):
            await stage.turn(10_000)
        assert ear.last["view"]["finished"] == [False, True]
        assert table.stream.count(1) <= 4
        await table.submit(0, "a", b'{"type":"give_up"}')
        assert ear.last["outcome"]["reason"] == "race_over"

    play(database, script)


def test_a_replay_opens_at_the_end_and_shows_every_move(database: str) -> None:
    async def script(stage: Stage) -> None:
        dealt, table = await stage.deal()
        secret = secret_of(table)
        wrong = next(w for w in ("apple", "berry") if w != secret)
        await table.submit(0, "a", guess(wrong))
        with pytest.raises(Problem, match="not_over"):
            await replay(stage.hub, table, 0)
        await table.submit(0, "b", guess(secret))
        shown = await replay(stage.hub, table, None)
        assert [step.text for step in shown.steps] == [wrong, secret]
        assert shown.steps[0].view.secret is None
        assert shown.final.secret == secret
        text, path = share(table, 0, Messages("en").text)
        assert secret not in text + path
        assert path == f"/codeword/seed/{dealt.seed}"

    play(database, script)


def test_an_idle_match_leaves_memory_and_comes_back(database: str) -> None:
    async def script(stage: Stage) -> None:
        dealt, table = await stage.deal()
        ear = Ear()
        table.watch(ear, 0)
        stage.clock.advance(3_600_000)
        stage.hub.sweep()
        assert dealt.match in stage.hub.tables
        table.unwatch(ear)
        stage.clock.advance(3_600_000)
        stage.hub.sweep()
        assert dealt.match not in stage.hub.tables
        assert (await stage.hub.table(dealt.match)).stream.seq == 0

    play(database, script)


def test_the_start_of_a_match_is_what_is_stored_not_what_the_seed_would_give_now(database: str) -> None:
    async def script(stage: Stage) -> None:
        dealt, _ = await stage.deal()
        row = stage.store.read_now(lambda c: matches.get(c, dealt.match))
        assert row is not None
        assert decode(row["start"], CODEWORD.State).secret in ("apple", "berry", "mango", "peach")

    play(database, script)


def test_a_match_that_does_not_exist_is_a_problem_for_every_asker(database: str) -> None:
    async def script(stage: Stage) -> None:
        asked = [stage.hub.table("nothing-here") for _ in range(3)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [str(getattr(a, "code", a)) for a in answers] == ["no_such_match"] * 3

    play(database, script)


class Named(Ear):
    """Notes its name in `told` whenever it is told something."""

    def __init__(self, name: str, told: list[str]) -> None:
        super().__init__()
        self._name, self._told = name, told

    def push(self, data: bytes) -> None:
        super().push(data)
        self._told.append(self._name)


def test_the_sender_is_acknowledged_before_anybody_else_is_told(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.deal(seats=[NewSeat(key_hash=digest("one")), NewSeat(key_hash=digest("two"))])
        told: list[str] = []
        for name, seat in (("looking on", None), ("other", 0), ("sender", 1), ("sender's second screen", 1)):
            table.watch(Named(name, told), seat)
        told.clear()
        await table.submit(1, "a", guess("apple"))
        assert told == ["sender", "sender's second screen"]
        await asyncio.sleep(0)
        assert told[2:] == ["looking on", "other"]

    play(database, script)


def test_all_senders_of_a_commit_are_acknowledged_before_anybody_else_is_told(database: str) -> None:
    async def script(stage: Stage) -> None:
        told: list[str] = []
        tables = [(await stage.deal(seed=seed))[1] for seed in "ab"]
        for table in tables:
            table.watch(Named("looking on", told), None)
            table.watch(Named("sender", told), 0)
        told.clear()
        goes_on = Event()
        busy = asyncio.ensure_future(stage.store.write(lambda c: goes_on.wait()))
        moves = [asyncio.ensure_future(table.submit(0, "a", guess("apple"))) for table in tables]
        await asyncio.sleep(0)
        goes_on.set()
        await asyncio.gather(busy, *moves)
        await asyncio.sleep(0)
        assert told == ["sender", "sender", "looking on", "looking on"]

    play(database, script)


def test_who_still_has_to_be_told_is_told_before_anything_newer(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.deal(seats=[NewSeat(key_hash=digest("one")), NewSeat(key_hash=digest("two"))])
        ears = [Ear(), Ear(), Ear()]
        for ear, seat in zip(ears, (0, 1, None), strict=True):
            table.watch(ear, seat)
        await table.submit(0, "a", guess("apple"))
        late, leaving = Ear(), ears[2]
        table.watch(late, None)
        table.unwatch(leaving)
        await table.submit(1, "b", guess("berry"))
        await asyncio.sleep(0)
        seqs = [[frame["seq"] for frame in ear.heard] for ear in (*ears, late)]
        assert seqs == [[0, 1, 2], [0, 1, 2], [0, 1], [1, 2]]

    play(database, script)


def test_a_timer_that_comes_before_the_clock_is_set_again(database: str) -> None:
    class Hasty(FakeClock):
        """Its first timer comes 3 ms early, as an event loop's may."""

        hurry_ms = 3

        def call_later(self, delay_ms: int, callback: Callable[[], object]) -> Timer:
            early_ms, self.hurry_ms = self.hurry_ms, 0
            return super().call_later(delay_ms - early_ms, callback)

    async def script() -> None:
        stage = Stage(database, Hasty())
        async with opened(stage):
            _, table = await stage.deal(options={"time_ms": 5_000})
            await stage.turn(4_997)
            assert not table.is_over
            await stage.turn(3)
            assert table.is_over

    asyncio.run(script())


def test_time_is_called_again_when_the_store_was_away(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.deal(options={"time_ms": 5_000})
        append = stage.store.append

        async def away(entry: Entry) -> bool:
            raise Unavailable("away")

        write, stage.store.write = stage.store.write, away  # type: ignore[assignment]
        stage.store.append = away  # type: ignore[method-assign]
        await stage.turn(5_000)
        assert not table.is_over
        stage.store.append, stage.store.write = append, write  # type: ignore[method-assign]
        await stage.turn(1_000)
        assert table.is_over

    play(database, script)


def test_a_remembered_refusal_holds_on_to_nobody(database: str) -> None:
    class Somebody:
        pass

    async def script(stage: Stage) -> None:
        _, table = await stage.deal()

        async def ask() -> weakref.ref[Somebody]:
            somebody = Somebody()
            with pytest.raises(Refused):
                await table.submit(0, "a", guess("no"))
            return weakref.ref(somebody)

        gc.disable()
        try:
            assert (await ask())() is None
        finally:
            gc.enable()

    play(database, script)


def test_a_match_that_was_erased_takes_no_more_moves_and_its_bots_stop(database: str) -> None:
    async def script(stage: Stage) -> None:
        player = await stage.player()
        seats = [NewSeat(player=player, key_hash=digest(KEY)), NewSeat(bot="simple")]
        dealt, table = await stage.deal(seats=seats, options={"time_ms": 60_000})
        stage.clock.advance(10_000)
        stage.hub.forget([dealt.match], player)
        await stage.store.write(lambda c: matches.drop(c, [dealt.match]))
        await stage.hub.settle()
        with pytest.raises(Problem, match="no_such_match"):
            await table.submit(0, "a", guess("apple"))
        await stage.turn(120_000)
        assert stage.store.read_now(lambda c: log.newest(c, [dealt.match])) == {}
        assert table.is_idle

    play(database, script)


def test_a_move_whose_sender_is_cancelled_while_it_is_saved_is_not_lost(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.deal(options={"guesses": 9})
        wrong = next(w for w in ("apple", "berry") if w != secret_of(table))
        ear = Ear()
        table.watch(ear, 0)
        sending = asyncio.ensure_future(table.submit(0, "a", guess(wrong)))
        await asyncio.sleep(0)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        again = await table.submit(0, "a", guess(wrong))
        assert (again.seq, again.repeat) == (1, True)
        await table.submit(0, "b", guess(wrong))
        assert [frame["seq"] for frame in ear.heard] == [0, 1, 2]

    play(database, script)
