"""A match on this device: saved after every move, resumed by replay, with a clock that a pause stops."""

from pathlib import Path

import pytest

from tests.kit.codeword import CODEWORD, CodewordOptions, Guess
from worderly.device.local.files import Damaged
from worderly.device.local.match import LocalMatch
from worderly.device.local.saves import Saves
from worderly.device.match import MatchConfig
from worderly.kit import Event, GiveUp, Refused


class Hand:
    """A clock turned by hand."""

    def __init__(self) -> None:
        self.ms = 0

    def __call__(self) -> int:
        return self.ms


def config(time_ms: int | None = None) -> MatchConfig:
    return MatchConfig(CODEWORD, CodewordOptions(time_ms=time_ms), "1", slot="codeword")


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "saves")


def resumed(saves: Saves, clock: Hand) -> LocalMatch:
    saved = saves.read("codeword")
    assert saved is not None
    return LocalMatch.resume(config(), saved, None, saves, clock)


def test_a_match_without_a_move_leaves_no_save(saves: Saves) -> None:
    match = LocalMatch.begin(config(), None, saves)
    match.leave()
    assert list(saves.slots()) == []
    assert not saves.folder.exists() or list(saves.folder.iterdir()) == []


def test_leaving_keeps_the_time_that_has_passed(saves: Saves) -> None:
    clock = Hand()
    match = LocalMatch.begin(config(time_ms=100_000), None, saves, clock)
    match.submit(Guess("berry"))
    clock.ms = 15_000
    match.leave()
    assert resumed(saves, Hand()).elapsed_ms == 15_000


@pytest.mark.parametrize(
    ("daily", "paused", "away"), [(True, False, 60_000), (True, True, 0), (False, False, 0)]
)
def test_only_the_countdown_of_a_ranked_daily_runs_on_while_its_player_is_away(
    saves: Saves, daily: bool, paused: bool, away: int
) -> None:
    timed = config(time_ms=100_000)._replace(daily="2026-02-03" if daily else "")
    clock, day = Hand(), Hand()
    day.ms = 1_000_000
    match = LocalMatch.begin(timed, None, saves, clock, now=day)
    match.submit(Guess("berry"))
    if paused:
        match.pause()
        match.unpause()
    clock.ms = 5000
    match.leave()
    day.ms += 60_000
    saved = saves.read("codeword")
    assert saved is not None
    assert LocalMatch.resume(timed, saved, None, saves, Hand(), day).elapsed_ms == 5000 + away


def test_every_move_is_on_disk_when_submit_answers(saves: Saves) -> None:
    match = LocalMatch.begin(config(), None, saves)
    for word in ("berry", "apple"):
        match.submit(Guess(word))
        assert resumed(saves, Hand()).state == match.state


def test_a_refused_move_leaves_match_and_save_alone(saves: Saves) -> None:
    match = LocalMatch.begin(config(), None, saves)
    match.submit(Guess("berry"))
    before = saves.path("codeword").read_bytes()
    with pytest.raises(Refused):
        match.submit(Guess("no"))
    assert (len(match.moves), saves.path("codeword").read_bytes()) == (1, before)


def test_a_finished_match_leaves_no_save(saves: Saves) -> None:
    match = LocalMatch.begin(config(), None, saves)
    match.submit(GiveUp())
    assert saves.read("codeword") is None


def test_a_watcher_hears_every_step_until_it_stops(saves: Saves) -> None:
    heard: list[tuple[Event, ...]] = []
    match = LocalMatch.begin(config(), None, saves)
    stop = match.watch(heard.append)
    events = match.submit(Guess("berry"))
    stop()
    match.submit(Guess("mango"))
    assert heard == [events]


def test_the_clock_stands_still_in_a_pause_and_goes_on_from_a_save(saves: Saves) -> None:
    clock = Hand()
    match = LocalMatch.begin(config(), None, saves, clock)
    clock.ms = 1000
    match.pause()
    clock.ms = 5000
    match.unpause()
    clock.ms = 6000
    match.submit(Guess("berry"))
    assert match.moves[0][0].at_ms == 2000
    later = Hand()
    assert resumed(saves, later).clock.read_ms() == 2000


def test_time_is_up_at_the_deadline_and_not_before(saves: Saves) -> None:
    clock = Hand()
    match = LocalMatch.begin(config(time_ms=100), None, saves, clock)
    clock.ms = 99
    assert (match.tick(), match.outcome, match.left_ms) == ((), None, 1)
    clock.ms = 100
    match.tick()
    assert match.outcome is not None
    assert match.outcome.reason == "time_up"
    assert match.tick() == ()


def test_a_paused_timed_match_is_not_ranked(saves: Saves) -> None:
    for timed, ranked in ((True, False), (False, True)):
        match = LocalMatch.begin(config(time_ms=100 if timed else None), None, saves, Hand())
        match.pause()
        match.unpause()
        match.submit(GiveUp())
        assert match.is_ranked is ranked


def test_a_damaged_save_is_reported_and_kept(saves: Saves) -> None:
    path = saves.path("codeword")
    path.parent.mkdir(parents=True)
    path.write_bytes(b'{"type":"match"')
    with pytest.raises(Damaged) as found:
        saves.read("codeword")
    assert found.value.kept.read_bytes() == b'{"type":"match"'
    assert saves.read("codeword") is None


def with_version(saves: Saves, version: int) -> None:
    path = saves.path("codeword")
    path.write_bytes(path.read_bytes().replace(b'"version":1', b'"version":%d' % version))


def test_a_save_of_a_newer_version_is_refused(saves: Saves) -> None:
    LocalMatch.begin(config(), None, saves).submit(Guess("berry"))
    with_version(saves, 2)
    with pytest.raises(ValueError, match="version 2"):
        resumed(saves, Hand())


def test_a_save_of_an_older_version_is_resumed(saves: Saves) -> None:
    match = LocalMatch.begin(config(), None, saves)
    match.submit(Guess("berry"))
    with_version(saves, 0)
    assert resumed(saves, Hand()).state == match.state
