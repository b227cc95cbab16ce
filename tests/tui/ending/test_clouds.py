"""The word cloud of a result."""

from hypothesis import given
from hypothesis import strategies as st

from worderly.tui.ending.clouds import cloud_text, steps


@given(st.dictionaries(st.text("abc", min_size=1), st.integers(1, 1000), min_size=1, max_size=20))
def test_a_heavier_word_is_never_smaller(weights: dict[str, int]) -> None:
    sizes = steps(weights)
    order = sorted(weights, key=lambda word: weights[word])
    assert [sizes[word] for word in order] == sorted(sizes.values())
    text = cloud_text(weights).plain.replace("\u00a0", "").lower()
    assert sorted(text.split()) == sorted(weights)
