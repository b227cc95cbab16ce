"""Files that survive a kill, a full disk and a torn line."""

import errno
import os
from pathlib import Path

import pytest

from tests.kit.codeword import CODEWORD, CodewordOptions, Guess
from worderly.device.local.files import append_line, save_file, set_aside
from worderly.device.local.match import LocalMatch
from worderly.device.local.saves import Saves
from worderly.device.match import MatchConfig


def full_disk(*_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_write_replaces_the_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "new" / "file"
    for content in (b"first", b"2nd"):
        save_file(path, content)
        assert path.read_bytes() == content
    assert list(path.parent.iterdir()) == [path]


def test_a_full_disk_keeps_the_old_file_and_leaves_no_draft(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    save_file(path, b"old")
    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OSError, match="No space left on device") as told:
        save_file(path, b"new")
    assert told.value.filename == str(path)
    assert [(found, found.read_bytes()) for found in tmp_path.iterdir()] == [(path, b"old")]


def test_a_match_goes_on_in_memory_on_a_full_disk_and_is_saved_again_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = Saves(tmp_path)
    match = LocalMatch.begin(MatchConfig(CODEWORD, CodewordOptions(), "1", slot="c"), None, saves)
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full_disk)
        match.submit(Guess("berry"))
        assert (len(match.moves), match.unsaved) == (1, "No space left on device")
        assert saves.read("c") is None
    match.submit(Guess("apple"))
    saved = saves.read("c")
    assert saved is not None
    assert (len(saved.moves), match.unsaved) == (2, "")


def test_a_torn_line_does_not_swallow_the_next(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    path.write_bytes(b"whole\nto")
    append_line(path, b"next")
    assert path.read_bytes() == b"whole\nto\nnext\n"


def test_every_damaged_file_is_kept_under_a_name_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for number in (1, 2):
        path.write_text(str(number))
        assert set_aside(path).kept.name == f"file.damaged-{number}"
    assert (tmp_path / "file.damaged-1").read_text() == "1"


def test_a_damaged_file_on_a_read_only_disk_stays_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_text("damaged")
    monkeypatch.setattr(Path, "rename", full_disk)
    assert set_aside(path).kept == path
    assert path.read_text() == "damaged"
