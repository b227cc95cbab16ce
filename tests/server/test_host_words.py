"""A host's own words on a running server: new matches have them, running ones and dailies keep their list."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tests.server.running import Running, running
from worderly.cli.commands.host.admin import admin
from worderly.cli.errors import Misuse
from worderly.kit import Refused
from worderly.lexicon import Lexicon
from worderly.store import words
from worderly.table.clock import FakeClock
from worderly.table.days import calendar as days

NOON_MS = 1_794_744_000_000  # 2026-11-15 12:00 UTC
HAND = {"hand": "zyx*qrt"}


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock(NOON_MS)


@pytest.fixture
def here(tmp_path: Path, clock: FakeClock) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path}/worderly.db", tmp_path, clock) as here:
        yield here


def change(here: Running, mark: str, word: str, from_ms: int) -> None:
    here.service.store.write_now(lambda c: words.add_change(c, "en", mark, word, from_ms))
    here.call(here.service.read_host_words())


def begin(here: Running, **wish: Any) -> dict[str, Any]:
    body: dict[str, Any] = here.http.post("/api/matches", json={"game": "hands", **wish}).json()
    return body


def played(here: Running, match: dict[str, Any], word: str) -> Any:
    """The event of a word that was played."""
    place, headers = f"/api/matches/{match['match']}/moves", {"Worderly-Key": match["key"]}
    wish = {"id": word, "move": {"type": "play", "word": word}}
    return here.http.post(place, json=wish, headers=headers).json()["events"][0]


def test_a_running_match_keeps_its_list_also_after_a_reload(here: Running, clock: FakeClock) -> None:
    before = begin(here, options=HAND)
    change(here, "+", "zyx", NOON_MS + 1_000)
    clock.advance(2_000)
    after = begin(here, options=HAND)
    assert played(here, after, "zyx")["valid"]
    here.service.hub.tables.pop(before["match"]).close()
    refused = played(here, before, "zyx")
    assert (refused["valid"], refused["why"]["code"]) == (False, "not_in_list")
    assert refused["why"]["facts"]["list"] == f"Worderly English {Lexicon.open('en').version}"


def test_a_banned_word_is_refused_with_the_hosts_version(here: Running, clock: FakeClock) -> None:
    change(here, "-", "try", NOON_MS)
    why = played(here, begin(here, options=HAND), "try")["why"]
    assert (why["code"], why["facts"]["list"]) == (
        "banned_word",
        f"Worderly English {Lexicon.open('en').version}+1",
    )
    info = here.http.get("/api/words/en/try").json()
    assert (info["verdict"], info["known"]) == ("banned", False)
    assert "the host of this server took it out" in info["lines"][0]


def test_a_daily_keeps_the_list_it_was_made_with(here: Running, clock: FakeClock) -> None:
    """A change is for the days whose puzzles are made after it."""
    today, later = "2026-11-15", "2026-11-17"
    assert days.words_ms(today) < NOON_MS
    word = "zzqxj"
    change(here, "+", word, NOON_MS)
    clock.advance(days.opens_ms(later) + 1_000 - NOON_MS)
    for day, code in ((today, "not_in_list"), ("2026-11-18", None)):
        if code is None:
            clock.advance(days.opens_ms(day) + 1_000 - clock.now_ms())
        why = played(here, begin(here, daily=day), word)["why"]
        assert why["code"] == (code or "letters_not_held"), day


def test_another_node_reads_the_change_by_itself(here: Running, tmp_path: Path) -> None:
    change(here, "+", "zyx", NOON_MS)
    with running(here.service.store.url, tmp_path, FakeClock(NOON_MS)) as other:
        assert played(other, begin(other, options=HAND), "zyx")["valid"]


# --- worderly admin words ---------------------------------------------------------


def admin_words(folder: Path, *arguments: str) -> Result:
    return CliRunner().invoke(admin, ["words", *arguments, "--data", str(folder)], catch_exceptions=True)


def test_the_host_sees_reports_and_settles_them(here: Running, tmp_path: Path) -> None:
    for word, kind in (("zyx", "in"), ("cat", "out")):
        here.http.post("/api/reports", json={"language": "en", "word": word, "kind": kind})
    shown = admin_words(tmp_path, "reports").output
    assert "1× zyx (en): should be in" in shown
    assert "1× cat (en): should be out" in shown
    added = admin_words(tmp_path, "add", "ZYX")
    assert f"“zyx” is added: Worderly English {Lexicon.open('en').version}+1 has it from" in added.output
    assert "zyx" not in admin_words(tmp_path, "reports").output
    assert "“cat” is banned" in admin_words(tmp_path, "ban", "cat").output
    assert "No word is reported." in admin_words(tmp_path, "reports").output
    rows = here.service.store.read_now(words.changes)
    assert [(row.number, row.mark, row.word) for row in rows] == [(1, "+", "zyx"), (2, "-", "cat")]


def test_a_change_that_changes_nothing_makes_no_version(here: Running, tmp_path: Path) -> None:
    assert "“cat” is in the list already." in admin_words(tmp_path, "add", "cat").output
    assert "“zzqxj” is not in the list." in admin_words(tmp_path, "ban", "zzqxj").output
    assert "as they were shipped" in admin_words(tmp_path, "list").output


@pytest.mark.parametrize("word", ["r2d2", "x", min(Lexicon.open("en").blocked)])
def test_what_is_no_word_is_not_added(here: Running, tmp_path: Path, word: str) -> None:
    done = admin_words(tmp_path, "add", "zyx", word)
    assert isinstance(done.exception, (Refused, Misuse))
    assert here.service.store.read_now(words.changes) == []
