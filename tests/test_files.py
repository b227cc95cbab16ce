"""Atomic writes: files and folders get their name only when all their content is written."""

from pathlib import Path

import pytest

from worderly.files import atomic_folder, atomic_write, remove_drafts


def listed(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def broken() -> bytes:
    raise ZeroDivisionError


def test_a_file_appears_when_it_is_complete(tmp_path: Path) -> None:
    path = tmp_path / "book.pdf"
    path.write_bytes(b"old")
    with atomic_write(path) as out:
        out.write(b"new")
        assert path.read_bytes() == b"old"
    assert (listed(tmp_path), path.read_bytes()) == (["book.pdf"], b"new")


def test_an_error_keeps_the_old_file_and_leaves_no_draft(tmp_path: Path) -> None:
    path = tmp_path / "book.pdf"
    path.write_bytes(b"old")
    with pytest.raises(ZeroDivisionError), atomic_write(path) as out:
        out.write(broken())
    assert (listed(tmp_path), path.read_bytes()) == (["book.pdf"], b"old")


def test_others_can_never_read_a_private_file(tmp_path: Path) -> None:
    path = tmp_path / "tokens.json"
    with atomic_write(path, 0o600) as out:
        (draft,) = tmp_path.iterdir()
        assert draft.stat().st_mode & 0o777 == 0o600
        out.write(b"{}")
    assert path.stat().st_mode & 0o777 == 0o600


def test_an_error_names_the_file_and_not_its_draft(tmp_path: Path) -> None:
    path = tmp_path / "missing" / "book.pdf"
    with pytest.raises(FileNotFoundError) as caught, atomic_write(path):
        pass
    assert caught.value.filename == str(path)


def test_a_folder_appears_with_all_of_its_files_or_not_at_all(tmp_path: Path) -> None:
    with atomic_folder(tmp_path / "whole") as folder:
        (folder / "a").write_bytes(b"1")
        assert not (tmp_path / "whole").exists()
    with pytest.raises(ZeroDivisionError), atomic_folder(tmp_path / "half") as folder:
        (folder / "a").write_bytes(broken())
    assert (listed(tmp_path), listed(tmp_path / "whole")) == (["whole"], ["a"])


def test_drafts_of_a_killed_process_are_removed(tmp_path: Path) -> None:
    (tmp_path / ".book.pdf.77-1.part").write_bytes(b"half")
    (tmp_path / ".000010.part").mkdir()
    (tmp_path / "book.pdf").write_bytes(b"whole")
    remove_drafts(tmp_path)
    assert listed(tmp_path) == ["book.pdf"]
