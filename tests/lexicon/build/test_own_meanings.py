"""The meanings that people write, in `lexicons/<language>/meanings.txt`."""

from pathlib import Path

import pytest

from worderly.lexicon.build.list_files import read_pairs
from worderly.lexicon.build.meanings import with_meanings
from worderly.lexicon.build.model import Build, Levels
from worderly.lexicon.build.readers.archives import Reader
from worderly.lexicon.folding import fold_for
from worderly.lexicon.line_files import read_lines

LISTS = sorted((Path(__file__).parents[3] / "lexicons").glob("*/meanings.txt"))
LONGEST = 70


@pytest.fixture(params=LISTS, ids=lambda path: path.parent.name)
def path(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


def test_every_line_is_in_order_and_has_one_key(path: Path) -> None:
    keys = [line.split(": ", 1)[0] for line in read_lines(path)]
    assert keys == sorted(set(keys))
    assert keys == [fold_for(path.parent.name)(key) for key in keys]


def test_every_text_is_short_and_does_not_repeat_its_word(path: Path) -> None:
    fold = fold_for(path.parent.name)
    long = {word: text for word, text in read_pairs(path).items() if not 1 < len(text) <= LONGEST}
    circles = {
        word: text
        for word, text in read_pairs(path).items()
        if '"' not in text and word in fold(text).replace(",", "").split()[1:]
    }
    assert (long, circles) == ({}, {})


def test_own_meanings_go_before_those_of_the_sources_and_only_words_have_one(tmp_path: Path) -> None:
    (tmp_path / "meanings.txt").write_text("cat: a small furry animal\nzzz: sleep\n")
    sources: dict[str, Reader] = {}
    built = with_meanings(Build(frozenset({"cat"}), {}, Levels()), sources, tmp_path, None)
    assert built.meanings == {"cat": "a small furry animal"}
