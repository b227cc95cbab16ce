"""Placing many words: each word is at its spot, and all words are placed if there is room."""

from hypothesis import given, settings
from hypothesis import strategies as st

from worderly.grid import BACKWARD, DIRECTIONS, Layout, Packer, Shape, Spot, Style, place_all
from worderly.kit import Chance

words = st.lists(st.text("abcd", min_size=2, max_size=6), min_size=1, max_size=12, unique=True)
styles = st.builds(
    Style,
    st.lists(st.sampled_from(DIRECTIONS), min_size=1, unique=True).map(tuple),
    st.sampled_from((0.0, 0.2, 1.0)),
    st.sampled_from((0.0, 0.5, 1.0)),
)


def packed(wanted: list[str], shape: Shape, style: Style = Style(), seed: str = "1") -> Packer:  # noqa: B008
    packer = Packer(wanted, Layout(shape), style, Chance(seed))
    place_all(packer)
    return packer


@settings(max_examples=60)
@given(words, styles, st.integers(3, 9), st.integers(3, 9), st.text("xyz", max_size=3))
def test_the_grid_spells_every_placed_word_at_its_spot(
    wanted: list[str], style: Style, rows: int, cols: int, seed: str
) -> None:
    packer = packed(wanted, Shape(rows, cols), style, seed)
    filled = 0
    for word, spot in packer.spots.items():
        assert packer.layout.occurrences(word, spot.direction) >> spot.start & 1
        assert spot.direction in style.directions
        filled |= spot.mask
    assert packer.layout.filled == filled
    assert packer.layout.empty == packer.layout.shape.all & ~filled


@settings(max_examples=60)
@given(words, styles, st.text("xyz", max_size=3))
def test_no_word_lies_inside_or_over_another(wanted: list[str], style: Style, seed: str) -> None:
    masks = [spot.mask for spot in packed(wanted, Shape(7, 7), style, seed).spots.values()]
    for i, one in enumerate(masks):
        for other in masks[i + 1 :]:
            assert one & other not in (one, other)


def test_removing_a_word_leaves_the_letters_it_shared() -> None:
    # c a t
    # . . o
    # . . e
    packer = Packer(["cat", "toe"], Layout(Shape(3, 3)), Style(), Chance("1"))
    layout = packer.layout
    for word, start, direction in (("cat", 0, "E"), ("toe", 2, "S")):
        spot = packer.usable(word, direction, 1 << start)  # type: ignore[arg-type]
        assert spot is not None
        packer.put(word, spot)
    assert layout.rows() == ("cat", "..o", "..e")
    packer.remove("cat")
    assert layout.rows() == ("..t", "..o", "..e")


def test_a_full_square_is_packed_to_the_last_cell() -> None:
    wanted = ["abcd", "efgh", "ijkl", "mnop"]
    assert packed(wanted, Shape(4, 4)).missing == []


def test_a_word_longer_than_every_line_is_left_missing() -> None:
    assert packed(["abc", "abcdefgh"], Shape(4, 4)).missing == ["abcdefgh"]


def test_the_weave_setting_changes_how_many_letters_are_shared() -> None:
    wanted = ["ocean", "coral", "whale", "shark", "eel", "tuna", "crab", "kelp", "sand", "reef"]

    def shared(weave: float) -> int:
        return sum(
            sum(len(w) for w in wanted)
            - packed(wanted, Shape(14, 14), Style(weave=weave), str(s)).layout.filled.bit_count()
            for s in range(20)
        )

    assert shared(0) == 0
    assert 0 < shared(0.5) < shared(1)


def test_about_a_fifth_of_the_words_read_backwards() -> None:
    wanted = ["ocean", "coral", "whale", "shark", "eel", "tuna", "crab", "kelp", "sand", "reef"]
    spots = [s for seed in range(60) for s in packed(wanted, Shape(14, 14), seed=str(seed)).spots.values()]
    back = sum(spot.direction in BACKWARD for spot in spots)
    assert 0.15 < back / len(spots) < 0.25


def test_only_words_with_another_letter_in_the_way_are_displaced() -> None:
    # c a t s     toe takes the third column: it shares the t of cats,
    # . . x .     and x, of fox, has to go
    packer = Packer(["cats", "ax", "toe"], Layout(Shape(3, 4)), Style(("E", "S")), Chance("1"))
    for word, start, direction in (("cats", 0, "E"), ("ax", 5, "E")):
        spot = packer.usable(word, direction, 1 << start)  # type: ignore[arg-type]
        assert spot is not None
        packer.put(word, spot)
    toe = Spot(2, "S", packer.layout.shape.line(2, "S", 3))
    assert packer.conflicting("toe", toe) == {"ax"}
