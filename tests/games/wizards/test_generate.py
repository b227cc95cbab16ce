"""Boards: every one legal by a judge of its own, whatever the lexicon, size and count."""

from collections.abc import Callable
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.wizards.checker import faults, uncrossed
from tests.games.wizards.corner import GRID, WORDS
from worderly.games.tools import Tools
from worderly.games.wizards import GAME
from worderly.games.wizards.generate import make, pair_up
from worderly.games.wizards.grids.legal import is_legal
from worderly.games.wizards.grids.word_pool import short_words, word_pool
from worderly.games.wizards.model import Placed, State
from worderly.games.wizards.options import BOOKS, Book, Options
from worderly.kit import Chance, Refused, encode, start
from worderly.languages import word_languages
from worderly.lexicon import Lexicon

ENGLISH = Tools.open(("en",))
ONE_AND_TEN = ["castle", "ace", "act", "ale", "ate", "cat", "eat", "lac", "let", "sac", "set"]
GOLDEN = [
    "s..........",
    "a..........",
    "Cat........",
    ".lAc.......",
    "....S.a....",
    "....e.c....",
    "....t.T....",
    ".......eat.",
    "........L.a",
    "........e.t",
    "..........E",
]


def made(options: Options, seed: str | int, tools: Tools = ENGLISH) -> State:
    return start(GAME, options, seed, tools)


def judged(state: State, tools: Tools = ENGLISH) -> list[str]:
    """All faults, an uncrossed letter of the spine among them where a word with that letter was to be had."""
    letters = len(state.words[0].word)
    pool = word_pool(tools.words, letters)
    short = [word for words in pool.by_letters.values() for word in words]
    found = faults(state.grid, state.words, state.options.words, pool.spines, short)
    supply = short_words(pool, state.words[0].word)
    if state.options.words > letters and len(pair_up(state.words[0].word, supply)) == letters:
        found += [f"{letter} of the spine is not crossed" for letter in uncrossed(state.words)]
    return found


@pytest.mark.parametrize("seed", range(300))
def test_a_default_board_is_legal(seed: int) -> None:
    assert judged(made(Options(), seed)) == []


@pytest.mark.parametrize("seed", range(60))
def test_a_board_of_51_words_is_legal(seed: int) -> None:
    assert judged(made(Options(words=51), seed)) == []


@pytest.mark.long
def test_ten_thousand_default_boards_are_legal() -> None:
    assert [seed for seed in range(10_000) if judged(made(Options(), seed))] == []


@pytest.mark.long
def test_two_thousand_boards_of_51_words_are_legal() -> None:
    assert [seed for seed in range(2_000) if judged(made(Options(words=51), seed))] == []


@pytest.mark.long
def test_every_eligible_spine_makes_boards_of_21_and_of_51_words() -> None:
    pool = word_pool(ENGLISH.words, 6)
    for spine in pool.spines:
        words = short_words(pool, spine)
        tools = Tools((Lexicon.from_words([spine, *words]),))
        for count in (21, 51):
            if 2 * len(words) >= count - 1:
                assert judged(made(Options(words=count), 1, tools), tools) == []


@settings(max_examples=60)
@given(rows=st.integers(15, 30), cols=st.integers(25, 40), words=st.integers(2, 51), seed=st.text(max_size=8))
def test_every_size_and_count_makes_a_legal_board(rows: int, cols: int, words: int, seed: str) -> None:
    state = made(Options(rows=rows, cols=cols, words=words), seed)
    assert (len(state.grid), len(state.grid[0])) == (rows, cols)
    assert judged(state) == []


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seed", range(3))
def test_every_book_makes_a_legal_board(book: Book, seed: int) -> None:
    options, _ = GAME.check(Options(book=book))
    state = made(options, seed)
    assert len(state.words[0].word) == BOOKS[book].letters
    assert judged(state) == []


@pytest.mark.parametrize("seed", range(40))
def test_one_spine_and_ten_words_make_21_each_short_word_twice(seed: int) -> None:
    tools = Tools((Lexicon.from_words(ONE_AND_TEN),))
    state = made(Options(), seed, tools)
    assert judged(state, tools) == []
    assert sorted(placed.word for placed in state.words[1:]) == sorted(ONE_AND_TEN[1:] * 2)


@pytest.mark.parametrize("seed", range(20))
def test_the_24_orders_of_three_letters_and_one_more_make_51_words(seed: int) -> None:
    threes = ["".join(some) for some in permutations("abcd", 3)]
    tools = Tools((Lexicon.from_words(["abcdef", "abe", *threes]),))
    assert judged(made(Options(words=51), seed, tools), tools) == []


def test_a_scarce_letter_is_crossed_by_its_only_word() -> None:
    words = ["castle", "ace", "act", "ate", "cat", "eat", "sea", "set", "tea", "let"]
    tools = Tools((Lexicon.from_words(words),))
    for seed in range(40):
        assert uncrossed(made(Options(words=7), seed, tools).words) == []


@st.composite
def lexicons(draw: st.DrawFn) -> list[str]:
    """A spine of one to six different letters and up to 25 words that it spells; the spine first."""
    letters = draw(st.sampled_from(["a", "ab", "abc", "abcd", "abcde", "abcdef"]))
    spine = draw(st.text(letters, min_size=6, max_size=6))
    orders = st.permutations(spine).map("".join)
    short = st.tuples(orders, st.integers(3, 5)).map(lambda pair: pair[0][: pair[1]])
    return [spine, *draw(st.lists(short, min_size=3, max_size=25, unique=True))]


@settings(max_examples=100)
@given(words=lexicons(), data=st.data())
def test_any_small_lexicon_makes_every_count_it_can_and_crosses_all_it_can(
    words: list[str], data: st.DataObject
) -> None:
    count = data.draw(st.integers(2, min(51, 2 * len(words) - 1)))
    tools = Tools((Lexicon.from_words(words),))
    state = made(Options(words=count), data.draw(st.integers(0, 9)), tools)
    assert faults(state.grid, state.words, count, words[:1], words[1:]) == []
    if count > 6:
        assert 6 - len(uncrossed(state.words)) == len(pair_up(words[0], words[1:]))


def test_pairs_use_each_word_twice_at_most_and_cross_all_that_can_be_crossed() -> None:
    assert len(pair_up("abcdef", ["abc", "def"])) == 4
    assert len(pair_up("abcdef", ["abc", "bcd", "fed"])) == 6
    assert pair_up("aabbcc", ["zzz"]) == {}


def test_distinct_words_come_before_second_copies() -> None:
    for seed in range(40):
        words = [placed.word for placed in made(Options(words=12), seed).words[1:]]
        pool = word_pool(ENGLISH.words, 6)
        supply = len(short_words(pool, made(Options(words=12), seed).words[0].word))
        assert len(set(words)) >= min(11, supply) - 1


def test_words_of_the_hard_tier_come_last() -> None:
    """The first six words cross the spine; where twenty easier words are left, the others are easier ones."""
    english = Lexicon.open("en")
    filled = []
    for seed in range(40):
        spine, crossword = make(Options(words=13), Chance(f"hard {seed}"), english)
        tiers = [english.tier(word) for word in short_words(word_pool(english, 6), spine)]
        if "hard" in tiers and len(tiers) - tiers.count("hard") >= 20:
            filled += [english.tier(laid.word) for laid in crossword.laid[6:]]
    assert len(filled) > 30
    assert "hard" not in filled


def test_the_same_seed_makes_the_same_board_and_another_seed_another() -> None:
    assert encode(made(Options(), "seven")) == encode(made(Options(), "seven"))
    assert made(Options(), 7).grid == made(Options(), "7").grid
    assert len({made(Options(), seed).words[0].word for seed in range(30)}) > 20


def test_a_board_of_a_seed_never_changes() -> None:
    """Small and of a fixed lexicon, so that only a change of the generator can change it."""
    tools = Tools((Lexicon.from_words(ONE_AND_TEN),))
    grid = made(Options(words=9, compact=False), "golden", tools).grid
    assert [row[7:18] for row in grid if row.strip(".")] == GOLDEN


def used_sides(state: State) -> tuple[range, range]:
    """The rows and the columns from the first letter to the last."""
    rows = [r for r, row in enumerate(state.grid) if row.strip(".")]
    cols = [c for row in state.grid for c, ch in enumerate(row) if ch != "."]
    return range(min(rows), max(rows) + 1), range(min(cols), max(cols) + 1)


def is_in_the_middle(state: State, side: int = 13) -> bool:
    rows, cols = used_sides(state)
    top, left = ((many - side) // 2 for many in (len(state.grid), len(state.grid[0])))
    return top <= rows[0] and rows[-1] < top + side and left <= cols[0] and cols[-1] < left + side


@pytest.mark.parametrize("language", word_languages())
def test_three_hundred_boards_keep_to_the_middle_13_by_13(language: str) -> None:
    tools = Tools.open((language,))
    options = Options(languages=(language,))
    states = [made(options, f"compact {seed}", tools) for seed in range(300)]
    assert [state.words[0].word for state in states if not is_in_the_middle(state)] == []
    assert [found for state in states if (found := judged(state, tools))] == []


@settings(max_examples=40)
@given(rows=st.integers(15, 30), cols=st.integers(25, 40), words=st.integers(2, 21), seed=st.text(max_size=8))
def test_the_middle_is_where_the_spine_is_at_every_size(rows: int, cols: int, words: int, seed: str) -> None:
    assert is_in_the_middle(made(Options(rows=rows, cols=cols, words=words), seed))


def test_words_that_do_not_fit_in_13_by_13_take_no_more_room_than_they_need() -> None:
    for seed in range(20):
        rows, cols = used_sides(made(Options(words=35), seed))
        assert (len(rows), len(cols)) <= (15, 15)


def test_a_board_that_is_not_compact_uses_the_whole_grid() -> None:
    assert not all(is_in_the_middle(made(Options(compact=False), seed)) for seed in range(20))


def test_compact_boards_lay_no_word_twice_while_another_one_is_left() -> None:
    pool = word_pool(ENGLISH.words, 6)
    needless = []
    for seed in range(150):
        words = [placed.word for placed in made(Options(), seed).words]
        supply = len(short_words(pool, words[0]))
        needless.append(20 - len(set(words[1:])) - max(0, 20 - supply))
    assert sum(needless) <= 5


@pytest.mark.parametrize(
    ("words", "options", "code"),
    [
        ("ace act tea castles", Options(), "no_spine"),
        ("castle ace act", Options(), "too_few_words"),
        ("castle", Options(words=2), "too_few_words"),
        ("castle dig dug fun fur", Options(words=3), "too_few_words"),
    ],
)
def test_an_impossible_request_names_its_cause(words: str, options: Options, code: str) -> None:
    with pytest.raises(Refused, match=rf"^{code}\("):
        made(options, 1, Tools((Lexicon.from_words(words.split()),)))


def test_a_board_without_room_is_refused_and_not_tried_for_ever() -> None:
    with pytest.raises(Refused, match=r"^no_room\("):
        GAME.new(Options(words=150), Chance(1), Tools((Lexicon.from_words(_many_words()),)))


def _many_words() -> list[str]:
    return ["abcdef", *("".join(some) for n in (3, 4) for some in permutations("abcdef", n))]


def test_the_tray_holds_the_letters_of_the_spine_in_another_order() -> None:
    for seed in range(60):
        state = made(Options(), seed)
        assert sorted(state.letters) == sorted(state.words[0].word.upper())
        assert state.letters != state.words[0].word.upper()


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda rows: [row.lower() for row in rows], "capitals"),
        (lambda rows: ["x" + row[1:] for row in rows], "belong to no word"),
        (lambda rows: rows[1:] + rows[:1], "does not fit"),
    ],
)
def test_the_judge_sees_a_spoilt_board(change: Callable[[list[str]], list[str]], fault: str) -> None:
    state = made(Options(), 1)
    assert fault in " ".join(judged(replace(state, grid=tuple(change(list(state.grid))))))


def test_the_judge_sees_a_word_that_touches_another() -> None:
    state = made(Options(), 1)
    first = state.words[1]
    beside = (
        replace(first, row=first.row + 1) if first.direction == "H" else replace(first, col=first.col + 1)
    )
    assert judged(replace(state, words=(*state.words[:-1], beside)))


def test_french_boards_are_legal() -> None:
    tools = Tools.open(("fr",))
    for seed in range(30):
        assert judged(made(Options(languages=("fr",)), seed, tools), tools) == []


def test_short_words_may_be_inflections_and_spines_may_not() -> None:
    pool = word_pool(ENGLISH.words, 6)
    assert "dogs" in short_words(pool, "dogsit")
    assert "houses" not in pool.spines
    assert "family" in pool.spines


def test_the_books_have_their_sizes() -> None:
    """Rows, columns, words and letters of the spine, as docs/games/wizards.md has them."""
    assert {name: tuple(size) for name, size in BOOKS.items()} == {
        "scroll": (15, 25, 21, 6),
        "spellbook": (15, 25, 35, 6),
        "tome": (18, 35, 60, 7),
        "codex": (18, 45, 100, 8),
        "bibliotheca": (30, 65, 240, 9),
    }


def test_the_house_checker_allows_one_diagonal_word_only() -> None:
    """In the corner, E, A and T of the spine also read eat."""
    assert is_legal(GRID, WORDS)
    assert not is_legal(GRID, (*WORDS, Placed("eat", "eat", 2, 2, "D")))
