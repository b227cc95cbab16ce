"""One word changes and the rest of the grid stays where it is."""

from hypothesis import given
from hypothesis import strategies as st

from worderly.games.tools import Tools
from worderly.games.wordsearch import GAME
from worderly.games.wordsearch.model import State
from worderly.games.wordsearch.options import Options, Pin
from worderly.kit import start

WORDS = ("whale", "coral", "tuna", "squid", "kelp", "harbour", "oyster", "anchor")
TOOLS = Tools.open(("en",))


def made(seed: str, words: tuple[str, ...], pins: tuple[Pin, ...] = (), side: int = 12) -> State:
    return start(GAME, Options(words=words, rows=side, cols=side, pins=pins), seed, TOOLS)


def pins_of(state: State) -> tuple[Pin, ...]:
    return tuple(Pin(word.text, word.row, word.col, word.direction) for word in state.hidden)


@given(st.text(min_size=1, max_size=6), st.integers(0, len(WORDS) - 1))
def test_the_other_words_keep_their_places(seed: str, changed: int) -> None:
    before = made(seed, WORDS)
    edited = tuple("limpet" if n == changed else word for n, word in enumerate(WORDS))
    after = made(seed + "x", edited, pins_of(before))
    asked = {pin for pin in pins_of(before) if pin.word in edited}
    # One of them moves where it would spell something unwanted together with the new word or the fill.
    assert len(asked - set(pins_of(after))) <= 1
    assert {word.text for word in after.hidden} == set(edited)


@given(st.integers(-5, 40), st.integers(-5, 40), st.sampled_from(["N", "E", "SW"]))
def test_a_pin_outside_the_grid_is_placed_like_any_other_word(row: int, col: int, direction: str) -> None:
    pin = Pin("harbour", row, col, direction)  # type: ignore[arg-type]
    state = made("s", WORDS, (pin, Pin("unlisted", 0, 0, "E")), side=9)
    assert {word.text for word in state.hidden} == set(WORDS)
