"""Volume: the same bytes in one process, in several, on a cluster, and after a kill."""

import errno
import json
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest

from tests.press.makers import options_of
from tests.waiting import PATIENCE_S
from worderly.games import game_of
from worderly.games.wordsearch.options import Options
from worderly.kit import Refused
from worderly.press.books.batch import Batch, batch_of, make_puzzle
from worderly.press.books.volume import Files, Run, part_files, produce
from worderly.workers import workers

SMALL = Options(theme="*", count=6, rows=9, cols=9)


def small_order(count: int = 23, game: str = "wordsearch") -> Batch:
    options = SMALL if game == "wordsearch" else options_of(game)
    return batch_of(game_of(game), options, "seed", count=count)


def contents(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def fill(folder: Path, run: Run, jobs: int = 1, dask: str = "") -> None:
    with workers(partial(part_files, run), jobs, dask) as (submit, ahead):
        produce(run, folder, submit, ahead, lambda done: None)


def run_in(folder: Path, run: Run, jobs: int = 1, dask: str = "") -> dict[str, bytes]:
    fill(folder, run, jobs, dask)
    return contents(folder)


class BrokenError(Exception):
    pass


class Done:
    def __init__(self, files: Files) -> None:
        self.files = files

    def result(self) -> Files:
        return self.files


def test_json_lines_hold_every_puzzle_in_order(tmp_path: Path) -> None:
    found = run_in(tmp_path / "x", Run(small_order(), part=5))
    lines = b"".join(found[name] for name in sorted(found) if name.endswith(".jsonl")).splitlines()
    seeds = [json.loads(line)["seed"] for line in lines]
    assert seeds == [f"seed/{n}" for n in range(23)]
    assert json.loads(lines[7]) == json.loads(json.dumps(_plain(make_puzzle(small_order(), 7).record)))


def _plain(record: dict[str, object]) -> object:
    from worderly import kit

    return json.loads(kit.encode(record))


def test_two_processes_give_the_same_bytes_as_one(tmp_path: Path) -> None:
    run = Run(small_order(), part=6)
    assert run_in(tmp_path / "two", run, jobs=2) == run_in(tmp_path / "one", run)


def test_a_run_that_breaks_off_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    run = Run(small_order(), part=4)
    made: list[int] = []

    def submit(part: int) -> Done:
        if len(made) == 3:
            raise BrokenError
        made.append(part)
        return Done(part_files(run, part))

    with pytest.raises(BrokenError):
        produce(run, tmp_path / "broken", submit, 1, lambda done: None)
    told: list[int] = []
    with workers(partial(part_files, run)) as (again, ahead):
        assert produce(run, tmp_path / "broken", again, ahead, told.append) == 23 - 12
    assert sum(told) == 23
    assert contents(tmp_path / "broken") == run_in(tmp_path / "whole", run)


def test_a_killed_process_resumes_to_the_same_bytes(tmp_path: Path) -> None:
    command = [
        *(sys.executable, "-m", "worderly", "make", "wordsearch", "--pick", "3", "--size", "6"),
        *("--seed", "k", "--count", "2000", "--out"),
    ]
    killed = subprocess.Popen([*command, str(tmp_path / "killed")], stdout=subprocess.DEVNULL)
    while not (tmp_path / "killed" / "000000.jsonl").exists() and killed.poll() is None:
        with suppress(subprocess.TimeoutExpired):
            killed.wait(0.02)
    killed.send_signal(signal.SIGKILL)
    killed.wait()
    assert not (tmp_path / "killed" / "000003.jsonl").exists()
    for name in ("killed", "whole"):
        subprocess.run([*command, str(tmp_path / name)], check=True, stdout=subprocess.DEVNULL)
    finished = {k: v for k, v in contents(tmp_path / "killed").items() if not k.startswith(".")}
    assert finished == contents(tmp_path / "whole")


def test_a_killed_run_leaves_no_worker_behind(tmp_path: Path) -> None:
    small = ["make", "wordsearch", "--pick", "3", "--size", "6", "--count", "100000"]
    command = [*small, "--jobs", "2", "--out", str(tmp_path / "x")]
    run = psutil.Popen([sys.executable, "-m", "worderly", *command], stdout=subprocess.DEVNULL)
    while not (tmp_path / "x" / "000000.jsonl").exists() and run.poll() is None:
        with suppress(psutil.TimeoutExpired):
            run.wait(0.02)
    workers = run.children(recursive=True)
    run.kill()
    run.wait()
    _, alive = psutil.wait_procs(workers, timeout=PATIENCE_S)
    assert len(workers) >= 2
    assert alive == []


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning", "ignore::UserWarning")
def test_a_dask_cluster_gives_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import distributed

    # It does answer, if not at once where the cores are busy.
    monkeypatch.setattr("worderly.workers.CONNECT_S", 180)
    run = Run(small_order(), part=5)
    local: Callable[..., Any] = distributed.LocalCluster
    with local(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None, protocol="tcp://"
    ) as cluster:
        spread = run_in(tmp_path / "dask", run, dask=cluster.scheduler_address)
    assert spread == run_in(tmp_path / "one", run)


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning", "ignore::UserWarning")
def test_a_cluster_that_does_not_answer_is_named() -> None:
    with (
        pytest.raises(Refused) as refused,
        workers(partial(part_files, Run(small_order())), dask="tcp://127.0.0.1:1"),
    ):
        pass
    assert refused.value.code == "no_cluster"


@pytest.mark.parametrize("format_", ["json", "txt", "csv", "svg", "pdf"])
def test_a_set_of_files_has_one_for_each_puzzle(format_: str, tmp_path: Path) -> None:
    found = run_in(tmp_path / "x", Run(small_order(5), format_, part=2))
    names = [name for name in found if name.endswith(f".{format_}") and "-key" not in name]
    assert [name for name in names if name != "manifest.json"] == [
        f"{n // 2:06d}/{n:07d}.{format_}" for n in range(5)
    ]


@pytest.mark.parametrize("game", ["wizards", "hands", "boogle", "battlewords"])
def test_every_game_is_made_by_the_hundred(game: str, tmp_path: Path) -> None:
    found = run_in(tmp_path / "x", Run(small_order(6, game), part=4))
    assert sum(data.count(b"\n") for name, data in found.items() if name.endswith("jsonl")) == 6


@pytest.mark.parametrize("format_", ["jsonl", "txt"])
def test_a_full_disk_is_told_leaves_nothing_half_done_and_the_run_goes_on_later(
    format_: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, folder = Run(small_order(), format_, part=5), tmp_path / "x"
    replace, done = Path.replace, 0

    def full(self: Path, target: Path) -> Path:
        nonlocal done
        done += 1
        if done == 4:
            raise OSError(errno.ENOSPC, "No space left on device", str(self))
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(Refused) as refused:
        fill(folder, run)
    assert (refused.value.code, refused.value.facts["done"]) == ("disk_full", 10)
    assert not list(folder.glob(".*"))
    assert run_in(folder, run) == run_in(tmp_path / "whole", run)


def test_what_a_killed_run_had_begun_is_taken_away(tmp_path: Path) -> None:
    run = Run(small_order(), part=5)
    run_in(tmp_path / "x", run)
    (tmp_path / "x" / ".000009.jsonl.77.part").write_bytes(b"half")
    (tmp_path / "x" / ".000010.part").mkdir()
    assert run_in(tmp_path / "x", run) == run_in(tmp_path / "whole", run)


def test_a_million_begin_at_once(tmp_path: Path) -> None:
    """Nothing is done for all of them before the first part is made."""
    run = Run(small_order(1_000_000))
    asked: list[int] = []

    def submit(part: int) -> Done:
        asked.append(part)
        raise BrokenError

    with pytest.raises(BrokenError):
        produce(run, tmp_path / "x", submit, 1, lambda done: None)
    assert asked == [0]


def test_a_folder_with_other_puzzles_is_left_alone(tmp_path: Path) -> None:
    run_in(tmp_path / "x", Run(small_order(5), part=5))
    before = contents(tmp_path / "x")
    with pytest.raises(Refused) as refused:
        run_in(tmp_path / "x", Run(small_order(6), part=5))
    assert refused.value.code == "other_run"
    assert contents(tmp_path / "x") == before


def test_a_folder_that_is_not_empty_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(Refused) as refused:
        run_in(tmp_path, Run(small_order(5)))
    assert refused.value.code == "folder_not_empty"
    assert contents(tmp_path) == {"mine.txt": b"mine"}


def test_options_that_make_no_puzzle_make_no_folder(tmp_path: Path) -> None:
    bad = batch_of(game_of("wordsearch"), Options(words=("incomprehensible",), rows=4, cols=4), "s", count=5)
    with pytest.raises(Refused):
        run_in(tmp_path / "x", Run(bad))
    assert list(tmp_path.iterdir()) == []


def test_never_more_parts_are_under_way_than_asked_for(tmp_path: Path) -> None:
    run, waiting, most = Run(small_order(40), part=2), 0, 0

    class Counted(Done):
        def result(self) -> Files:
            nonlocal waiting
            waiting -= 1
            return super().result()

    def submit(part: int) -> Counted:
        nonlocal waiting, most
        waiting += 1
        most = max(most, waiting)
        return Counted(part_files(run, part))

    produce(run, tmp_path / "x", submit, 3, lambda done: None)
    assert most == 3


def test_a_long_list_is_drawn_from_anew_for_each_puzzle() -> None:
    words = tuple(f"{a}{b}ane" for a in "bcdlmpvw" for b in "aeiou")
    many = batch_of(game_of("wordsearch"), Options(words=words), "s", count=4, pick=7)
    lists = [many.options_at(n).words for n in range(4)]  # type: ignore[attr-defined]
    assert {len(one) for one in lists} == {7}
    assert len(set(lists)) == 4


@pytest.mark.long
def test_a_hundred_thousand_word_searches_need_no_more_memory_than_a_thousand(tmp_path: Path) -> None:
    import resource

    fill(tmp_path / "small", Run(small_order(1000)))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    fill(tmp_path / "large", Run(small_order(100_000)))
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss < before + 20 * 1024
