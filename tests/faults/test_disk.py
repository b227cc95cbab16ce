"""Power loss, a full disk and I/O errors: nothing acknowledged is lost, nothing lost is acknowledged."""

import json
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.disk import Disk, Op, build, read_trace, run_traced
from worderly.kit import Chance

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the library reads /proc")


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("disk"))


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    place = tmp_path / "data"
    place.mkdir()
    yield place
    shutil.rmtree(place)


def traced(library: Path, folder: Path, synchronous: str) -> list[Op]:
    trace = folder.parent / "trace"
    run_traced(library, folder, trace, "tests.faults.appending", str(folder), synchronous)
    return list(read_trace(trace))


def losses(ops: list[Op], folder: Path, images: int) -> tuple[int, int]:
    """(images that lost an acknowledged entry, images that are corrupt) over many moments of the trace."""
    disk, acked, chance = Disk(), "", Chance("power")
    first = next(n for n, op in enumerate(ops) if op.path.endswith("acks"))
    moments = sorted(chance.between(first, len(ops)) for _ in range(images))
    lost = corrupt = done = 0
    for moment in moments:
        for op in ops[done:moment]:
            if op.path.endswith("acks"):
                acked += op.data.decode()
            else:
                disk.take(op)
        done = max(done, moment)
        missing, broken = judge(disk.image(chance), folder, set(acked.split("\n")) - {""})
        lost, corrupt = lost + missing, corrupt + broken
    return lost, corrupt


def judge(image: dict[str, bytes], folder: Path, acked: set[str]) -> tuple[bool, bool]:
    for path in folder.iterdir():
        path.unlink()
    for name, data in image.items():
        (folder / Path(name).name).write_bytes(data)
    connection = sqlite3.connect(folder / "w.db")
    try:
        connection.execute("PRAGMA synchronous=OFF")
        if connection.execute("PRAGMA quick_check").fetchone() != ("ok",):
            return False, True
        rows = connection.execute("SELECT stream, seq FROM log").fetchall()
    except sqlite3.DatabaseError:
        return False, True
    finally:
        connection.close()
    return not acked <= {f"{stream} {seq}" for stream, seq in rows}, False


def test_a_thousand_power_losses_lose_nothing_acknowledged(library: Path, folder: Path) -> None:
    assert losses(traced(library, folder, "FULL"), folder, 1_000) == (0, 0)


@pytest.mark.long
def test_twenty_thousand_power_losses_lose_nothing_acknowledged(library: Path, folder: Path) -> None:
    assert losses(traced(library, folder, "FULL"), folder, 20_000) == (0, 0)


def test_losses_without_syncs_are_detected(library: Path, folder: Path) -> None:
    """The control: NORMAL does not sync the log before acknowledging, and must be caught."""
    lost, _ = losses(traced(library, folder, "NORMAL"), folder, 100)
    assert lost > 20


def failed(library: Path, folder: Path, points: int, broken: str = "") -> dict[str, int]:
    """Faults at so many points: how many struck, what was lost all the same, where nothing worked after."""
    arguments = (str(library), str(folder), str(points), broken)
    message: dict[str, int] = json.loads(
        run_traced(library, folder, folder.parent / "trace", "tests.faults.failing", *arguments)
    )
    return message


def test_a_failed_write_is_never_acknowledged_and_the_store_recovers(library: Path, folder: Path) -> None:
    message = failed(library, folder, 200)
    assert message["faults"] > 50, "the faults did happen"
    assert (message["lost"], message["unrecovered"]) == (0, 0)


@pytest.mark.long
def test_a_disk_that_fails_at_five_thousand_points(library: Path, folder: Path) -> None:
    message = failed(library, folder, 5_000)
    assert (message["lost"], message["unrecovered"]) == (0, 0)


@pytest.mark.parametrize(
    ("broken", "seen"), [("swallows_errors", "lost"), ("gives_up_after_an_error", "unrecovered")]
)
def test_a_store_that_handles_faults_wrongly_is_caught(
    library: Path, folder: Path, broken: str, seen: str
) -> None:
    """The controls."""
    assert failed(library, folder, 20, broken)[seen] > 5
