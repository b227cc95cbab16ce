"""The classes of the words of a list."""

from pathlib import Path

import pytest

from worderly.lexicon import LexiconError
from worderly.lexicon.origins import Origins, write_origins


def test_every_place_keeps_its_class(tmp_path: Path) -> None:
    classes = ["english, size 10", "", "british, size 80", "english, size 10"]
    write_origins(tmp_path / "origins.bin", classes)
    origins = Origins(tmp_path / "origins.bin")
    assert [origins.of(rank) for rank in range(len(origins))] == classes


@pytest.mark.parametrize("damage", [b"", b"no zlib", bytes(40)])
def test_a_damaged_file_is_named(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / "origins.bin").write_bytes(damage)
    with pytest.raises(LexiconError, match=r"origins\.bin is damaged"):
        Origins(tmp_path / "origins.bin")


def test_more_classes_than_a_byte_counts_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="257 classes"):
        write_origins(tmp_path / "origins.bin", [str(number) for number in range(257)])
