"""A shipped lexicon with damaged or missing files gives a clear error."""

import shutil
from pathlib import Path

import pytest

from worderly.lexicon import LexiconError
from worderly.lexicon.folder import SHIPPED, Folder


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    for file in ("lexicon.json", "tiers.txt", "hidden.txt", "blocked.txt", "grim.txt"):
        shutil.copy(SHIPPED / "en" / file, tmp_path / file)
    return Folder(tmp_path)


def test_a_copied_folder_reads_like_the_shipped_one(folder: Folder) -> None:
    shipped = Folder(SHIPPED / "en")
    assert folder.tiers == shipped.tiers
    assert folder.about == shipped.about


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"name": 1}', b"\xff\xff"])
def test_a_damaged_description_is_a_clear_error(folder: Folder, content: bytes) -> None:
    (folder.path / "lexicon.json").write_bytes(content)
    with pytest.raises(LexiconError, match=r"lexicon\.json is damaged; install Worderly again\.$"):
        _ = folder.about


@pytest.mark.parametrize("keep", [0, 10, 100, 5000, 200_000])
def test_tiers_cut_short_are_a_clear_error(folder: Folder, keep: int) -> None:
    path = folder.path / "tiers.txt"
    path.write_bytes(path.read_bytes()[:keep])
    with pytest.raises(LexiconError, match="damaged"):
        _ = folder.tiers


def test_a_tier_with_a_word_too_many_is_a_clear_error(folder: Folder) -> None:
    path = folder.path / "tiers.txt"
    path.write_text(path.read_text() + "surplus\n")
    with pytest.raises(LexiconError, match="damaged"):
        _ = folder.tiers


@pytest.mark.parametrize("file", ["lexicon.json", "tiers.txt", "hidden.txt", "blocked.txt", "grim.txt"])
def test_a_missing_file_is_a_clear_error(folder: Folder, file: str) -> None:
    (folder.path / file).unlink()
    with pytest.raises(LexiconError, match=r"is missing; install Worderly again\.$"):
        _ = (folder.about, folder.tiers, folder.hidden, folder.blocked, folder.grim)
