"""The packer's choices against plain counts, and what a seed gives."""

from hashlib import sha256
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from worderly.grid import DIRECTIONS, Direction, Layout, Packer, Shape, Spot, Style, line, place_all
from worderly.grid.packer import find_nested, starts_by_count
from worderly.kit import Chance

WORDS = (Path(__file__).parents[1] / "golden" / "words.txt").read_text("utf-8").split()
few_words = st.lists(st.text("abc", min_size=2, max_size=4), min_size=2, max_size=7, unique=True)
seeds = st.text("xyz", max_size=3)


def packer_of(words: list[str], shape: Shape, style: Style, seed: str) -> Packer:
    return Packer(words, Layout(shape), style, Chance(seed))


def half_filled(words: list[str], seed: str) -> tuple[Packer, str]:
    """All words but the last are where they found room; the last one is to come."""
    *first, last = words
    packer = packer_of(words, Shape(4, 5), Style(), seed)
    for word in first:
        if spot := packer.find(word):
            packer.put(word, spot)
    return packer, last


def letters_at(packer: Packer, spot: Spot, length: int) -> list[str | None]:
    cells = line(packer.layout.shape.cell(spot.start), spot.direction, length)
    return [packer.layout.at(cell) for cell in cells]


def spots_of(packer: Packer, word: str) -> list[Spot]:
    """Every line inside the grid that does not cover a word within the word, or the reverse."""
    shape, related = packer.layout.shape, packer.nested.get(word, [])
    masks = [packer.spots[other].mask for other in related if other in packer.spots]
    every = [
        Spot(shape.index(start), direction, shape.mask(cells))
        for start in shape.cells(shape.all)
        for direction in DIRECTIONS
        if all(map(shape.has, cells := line(start, direction, len(word))))
    ]
    return [spot for spot in every if all(spot.mask & mask not in (spot.mask, mask) for mask in masks)]


def shared(packer: Packer, word: str, spot: Spot) -> int:
    """How many letters are there already; below zero where another letter is in the way."""
    met = list(zip(word, letters_at(packer, spot, len(word)), strict=True))
    is_free = all(there in (None, letter) for letter, there in met)
    return sum(there == letter for letter, there in met) if is_free else -1


@given(few_words, seeds)
def test_the_tightest_spot_shares_the_most_letters(words: list[str], seed: str) -> None:
    packer, word = half_filled(words, seed)
    most = max((shared(packer, word, spot) for spot in spots_of(packer, word)), default=-1)
    spot = packer.find_tightest(word)
    assert (shared(packer, word, spot) if spot else -1) == most


@given(few_words, seeds)
def test_a_found_spot_is_a_free_one_and_none_is_overlooked(words: list[str], seed: str) -> None:
    packer, word = half_filled(words, seed)
    free = [spot for spot in spots_of(packer, word) if shared(packer, word, spot) >= 0]
    spot = packer.find(word)
    assert spot in free if spot else not free


def in_the_way(packer: Packer, word: str, spot: Spot) -> int:
    met = zip(word, letters_at(packer, spot, len(word)), strict=True)
    return sum(there is not None and there != letter for letter, there in met)


@given(few_words, seeds)
def test_a_word_is_put_where_the_fewest_letters_are_in_the_way(words: list[str], seed: str) -> None:
    packer, word = half_filled(words, seed)
    fewest = min((in_the_way(packer, word, spot) for spot in spots_of(packer, word)), default=None)
    before = dict(packer.spots)
    rows = packer.layout.copy()
    out = packer.displace(word, set())
    if out is None:
        assert fewest is None
        return
    spot = packer.spots[word]
    packer.layout, after = rows, packer.layout
    assert in_the_way(packer, word, spot) == fewest
    assert set(packer.spots) == {*before, word} - set(out)
    assert after.occurrences(word, spot.direction) >> spot.start & 1


def test_a_word_that_must_stay_is_not_displaced() -> None:
    packer = packer_of(["cat", "dog"], Shape(1, 3), Style(("E",)), "1")
    packer.put("cat", Spot(0, "E", 0b111))
    assert packer.displace("dog", {"cat"}) is None
    assert packer.displace("dog", set()) == ["cat"]
    assert list(packer.spots) == ["dog"]


@given(st.lists(st.integers(0, (1 << 20) - 1), min_size=1, max_size=6), st.sampled_from(DIRECTIONS))
def test_starts_are_counted_by_the_cells_that_lie_in_their_masks(
    masks: list[int], direction: Direction
) -> None:
    shape = Shape(4, 5)
    starts = shape.fits(len(masks), direction)
    levels = starts_by_count(shape, masks, direction, starts)
    for start in shape.cells(starts):
        cells = line(start, direction, len(masks))
        count = sum(mask >> shape.index(cell) & 1 for cell, mask in zip(cells, masks, strict=True))
        has = [level >> shape.index(start) & 1 for level in levels]
        assert has == [n <= min(count, 4) for n in range(len(levels))]
    assert (len(levels) > 0) == (starts > 0)
    assert all(levels)


@given(few_words)
def test_words_within_each_other_are_known_in_both_directions(words: list[str]) -> None:
    nested = find_nested(words)
    for word in words:
        within = {other for other in words if other != word and (word in other or word in other[::-1])}
        around = {other for other in words if other != word and (other in word or other in word[::-1])}
        assert set(nested.get(word, [])) == within | around


def test_a_forbidden_spot_is_not_used_again() -> None:
    packer = packer_of(["cat"], Shape(1, 3), Style(("E", "W")), "1")
    packer.forbidden.add(("cat", 0, "E"))
    assert packer.find("cat") == Spot(2, "W", 0b111)
    packer.forbidden.add(("cat", 2, "W"))
    assert packer.find("cat") is None


PACKED = (
    (Style(), 12, 12, 12),
    (Style(weave=1.0), 9, 9, 14),
    (Style(weave=0.0, backwards=1.0), 15, 10, 12),
    (Style(("E", "S"), backwards=0.5), 8, 8, 12),
    (Style(), 7, 7, 16),
    (Style(("E", "SE", "N")), 6, 9, 30),
)


def laid(style: Style, rows: int, cols: int, many: int, seed: int) -> str:
    """Dense grids need every step: words move others away, and some find no room."""
    words = [word for word in WORDS if 3 <= len(word) <= min(rows, cols)][seed * 97 :: 211][:many]
    packer = packer_of(words, Shape(rows, cols), style, str(seed))
    place_all(packer)
    return "\n".join((*packer.layout.rows(), *packer.missing))


def test_a_seed_lays_the_words_as_before() -> None:
    """A change here changes what a seed gives in Word search: raise its version too."""
    text = "\n".join(laid(*setting, seed) for setting in PACKED for seed in range(5))
    assert sha256(text.encode()).hexdigest()[:12] == "c977440117ac"
