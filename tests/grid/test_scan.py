"""Scanning a grid finds every occurrence once, in all directions."""

from hypothesis import given
from hypothesis import strategies as st

from worderly.grid import DIRECTIONS, Placement, Shape, line
from worderly.grid.scan import WordIndex, find_lexicon, find_words, line_text
from worderly.lexicon import Lexicon

letters = st.sampled_from("abc")


@st.composite
def grids(draw: st.DrawFn) -> tuple[str, ...]:
    cols = draw(st.integers(1, 6))
    rows = st.lists(letters, min_size=cols, max_size=cols).map("".join)
    return tuple(draw(st.lists(rows, min_size=1, max_size=6)))


words = st.lists(st.text("abc", min_size=2, max_size=4), max_size=5, unique=True)


def brute_force(rows: tuple[str, ...], wanted: list[str]) -> set[tuple[str, frozenset[tuple[int, int]]]]:
    shape = Shape(len(rows), len(rows[0]))
    seen = set()
    for word in wanted:
        for start in shape.cells(shape.all):
            for direction in DIRECTIONS:
                cells = line(start, direction, len(word))
                if all(shape.has(c) for c in cells) and "".join(rows[r][c] for r, c in cells) == word:
                    seen.add((word, frozenset(cells)))
    return seen


@given(grids(), words)
def test_scanning_finds_the_same_as_brute_force(rows: tuple[str, ...], wanted: list[str]) -> None:
    found = find_words(rows, wanted)
    assert {(p.word, frozenset(p.cells)) for p in found} == brute_force(rows, wanted)
    assert len(found) == len({(p.word, frozenset(p.cells)) for p in found})


@given(grids(), words)
def test_the_cells_of_a_placement_spell_the_word(rows: tuple[str, ...], wanted: list[str]) -> None:
    for place in find_words(rows, wanted):
        assert "".join(rows[r][c] for r, c in place.cells) == place.word


@given(grids(), words)
def test_a_word_index_finds_the_same_occurrences(rows: tuple[str, ...], wanted: list[str]) -> None:
    shape = Shape(len(rows), len(rows[0]))
    seen = WordIndex(wanted).occurrences(line_text(shape, "".join(rows)))
    assert {(s.word, frozenset(map(shape.cell, s.indices))) for s in seen} == brute_force(rows, wanted)


@given(grids(), words)
def test_a_lexicon_search_finds_the_same_as_brute_force(rows: tuple[str, ...], wanted: list[str]) -> None:
    if not wanted:
        return
    found = find_lexicon(rows, Lexicon.from_words(wanted), min_length=2)
    assert {(p.word, frozenset(p.cells)) for p in found} == brute_force(rows, wanted)
    assert len(found) == len(set(found))


def test_a_palindrome_is_found_once_per_place() -> None:
    assert find_words(("level",), ["level"]) == [Placement("level", (0, 0), "E")]


def test_only_the_given_directions_are_searched() -> None:
    assert find_words(("tac",), ["cat"], ("E", "S")) == []
    assert find_words(("tac",), ["cat"], ("W",)) == [Placement("cat", (0, 2), "W")]


@given(grids(), words, st.data())
def test_the_lines_through_changed_cells_contain_every_changed_occurrence(
    rows: tuple[str, ...], wanted: list[str], data: st.DataObject
) -> None:
    shape = Shape(len(rows), len(rows[0]))
    changed = data.draw(st.sets(st.integers(0, shape.size - 1)))
    seen = WordIndex(wanted).occurrences(line_text(shape, "".join(rows), changed))
    cells = {shape.cell(index) for index in changed}
    found = {(s.word, frozenset(map(shape.cell, s.indices))) for s in seen}
    assert found >= {(word, place) for word, place in brute_force(rows, wanted) if place & cells}
    assert found <= brute_force(rows, wanted)


@given(grids(), words, words)
def test_an_extended_index_finds_old_and_new_words(
    rows: tuple[str, ...], some: list[str], more: list[str]
) -> None:
    shape = Shape(len(rows), len(rows[0]))
    seen = list(WordIndex(some).with_words(more).occurrences(line_text(shape, "".join(rows))))
    both = list(dict.fromkeys([*some, *more]))
    assert {(s.word, frozenset(map(shape.cell, s.indices))) for s in seen} == brute_force(rows, both)
    assert len(seen) == len(brute_force(rows, both))
