"""The analysis over REST: when the match is over, and to those who may see its replay."""

from pathlib import Path

from tests.server.running import Running, running
from tests.server.test_rest import DAY_MS, NOON_MS, begin, move, refused
from worderly.kit import decode
from worderly.kit.analysis import Analysis
from worderly.table.clock import FakeClock


def test_the_analysis_opens_at_the_end(server: Running) -> None:
    begun = begin(server.http, options={"hand": "aci*prt"})
    place = f"/api/matches/{begun['match']}/analysis"
    assert refused(server.http.get(place)) == (409, "not_over")
    move(server.http, begun, "a", type="play", word="part")
    assert refused(server.http.get(place, headers={"Worderly-Key": begun["key"]})) == (409, "not_over")
    move(server.http, begun, "b", type="give_up")
    told = decode(server.http.get(place).content, Analysis)
    assert (told.game, told.seat) == ("hands", 0)
    assert [verdict.text for verdict in told.verdicts] == ["PART", ""]


def test_asking_again_gives_the_same(server: Running) -> None:
    begun = begin(server.http, game="battlewords", seed="again")
    move(server.http, begun, "a", type="reveal", row=0, col=0)
    move(server.http, begun, "b", type="give_up")
    place = f"/api/matches/{begun['match']}/analysis"
    assert server.http.get(place).content == server.http.get(place).content


def test_in_a_race_the_first_to_finish_gets_no_analysis_yet(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, FakeClock(NOON_MS)) as here:
        guest = here.browser()
        begun = begin(guest, options={"hand": "aci*prt"}, bots=["reader"])
        move(guest, begun, "a", type="give_up")
        place = f"/api/matches/{begun['match']}/analysis"
        assert refused(guest.get(place, headers={"Worderly-Key": begun["key"]})) == (409, "not_over")


def test_a_seat_that_is_not_there_has_no_analysis(server: Running) -> None:
    begun = begin(server.http)
    move(server.http, begun, "a", type="give_up")
    place = f"/api/matches/{begun['match']}/analysis"
    assert refused(server.http.get(f"{place}?seat=5")) == (404, "no_such_seat")
    assert server.http.get(f"{place}?seat=-1").status_code == 400


def test_a_dailys_analysis_is_its_players_alone_until_the_day_has_closed(tmp_path: Path) -> None:
    clock = FakeClock(NOON_MS)
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, clock) as here:
        ann, _ = here.player("Ann")
        begun = begin(ann, daily="2026-11-15")
        place = f"/api/matches/{begun['match']}/analysis"
        assert refused(ann.get(place)) == (409, "not_over")
        move(ann, begun, "end", type="give_up")
        assert ann.get(place).json()["type"] == "analysis"
        guest = here.browser()
        assert refused(guest.get(place)) == (409, "not_over")
        clock.jump_to(clock.now_ms() + 2 * DAY_MS)
        assert guest.get(place).json()["type"] == "analysis"


def test_a_match_that_ran_out_of_time_is_judged_up_to_then(tmp_path: Path) -> None:
    clock = FakeClock(NOON_MS)
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, clock) as here:
        guest = here.browser()
        begun = begin(guest, game="boogle", options={"grid": "pers/latg/sine/ters", "time_s": 10})
        assert move(guest, begun, "a", type="find", word="late").status_code == 200
        clock.jump_to(clock.now_ms() + 60_000)
        move(guest, begun, "b", type="find", word="rate")
        told = guest.get(f"/api/matches/{begun['match']}/analysis").json()
        assert [verdict["text"] for verdict in told["verdicts"]] == ["LATE"]
