"""Texts by key on disk: every written text is found, and damage gives an error, never a wrong text."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from worderly.lexicon import LexiconError
from worderly.lexicon.blocks import ENTRIES_PER_BLOCK, Blocks, write_blocks

MANY = {f"key{number:05}": f"text {number}" for number in range(3 * ENTRIES_PER_BLOCK + 5)}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "texts.blocks"


def test_every_text_is_found_and_no_other(path: Path) -> None:
    write_blocks(path, MANY)
    texts = Blocks(path)
    assert len(texts) == len(MANY)
    assert all(texts.get(key) == text for key, text in MANY.items())
    assert texts.get("") is texts.get("key00000x") is texts.get("zzz") is None


def test_a_file_without_texts_can_be_read(path: Path) -> None:
    write_blocks(path, {})
    assert len(Blocks(path)) == 0
    assert Blocks(path).get("a") is None


@given(
    st.dictionaries(
        st.text("abcé", min_size=1), st.text(st.characters(codec="utf-8", exclude_characters="\n"))
    )
)
def test_any_written_text_is_read_back(
    tmp_path_factory: pytest.TempPathFactory, texts: dict[str, str]
) -> None:
    path = tmp_path_factory.getbasetemp() / "any.blocks"
    write_blocks(path, texts)
    opened = Blocks(path)
    assert {key: opened.get(key) for key in texts} == texts


def test_a_missing_file_is_a_clear_error(path: Path) -> None:
    with pytest.raises(LexiconError, match=r"is missing; install Worderly again\.$"):
        Blocks(path)


def test_a_file_cut_anywhere_is_a_clear_error(path: Path) -> None:
    write_blocks(path, MANY)
    whole = path.read_bytes()
    for length in [*range(0, 40), *range(40, len(whole), 97), len(whole) - 1]:
        path.write_bytes(whole[:length])
        with pytest.raises(LexiconError, match="damaged"):
            read_all(path)


def test_a_flipped_bit_is_an_error_or_changes_nothing(path: Path) -> None:
    write_blocks(path, MANY)
    whole = path.read_bytes()
    for place in range(0, len(whole), 13):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 4]) + whole[place + 1 :])
        try:
            assert read_all(path) == list(MANY.values())
        except LexiconError:
            continue


def read_all(path: Path) -> list[str | None]:
    texts = Blocks(path)
    return [texts.get(key) for key in MANY]
