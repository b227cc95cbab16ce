"""Making: every rule of games/wordsearch.md on random requests, read by an independent oracle."""

from collections import Counter
from typing import Any

import pytest

from tests.games.wordsearch.oracle import abuse_of, faults
from worderly.games.tools import Tools
from worderly.games.wordsearch import GAME
from worderly.games.wordsearch.generate import daily, new
from worderly.games.wordsearch.grids.masks import SHAPES, shaped
from worderly.games.wordsearch.model import State
from worderly.games.wordsearch.options import Options, check
from worderly.games.wordsearch.views import solution
from worderly.grid import DIRECTIONS, Cell, Shape
from worderly.kit import Chance, Refused, encode
from worderly.lexicon import Lexicon

TOOLS = Tools.open(("en",))
ABUSE = abuse_of("en")
POOL = TOOLS.words.targets("hard")
AWKWARD = (
    "cat",
    "cats",
    "tac",
    "scat",
    "level",
    "noon",
    "noons",
    "aa",
    "aab",
    "ab",
    "ba",
    "aba",
    "banana",
    "nana",
)


def request(seed: str) -> Options:
    """A random wish: sizes, styles, awkward words, phrases, masks, messages."""
    chance = Chance(f"request/{seed}")
    words = chance.sample(POOL, chance.between(1, 24))
    if chance.is_hit(0.3):
        words += chance.sample(AWKWARD, chance.between(1, 8))
    if chance.is_hit(0.2):
        words += ["New York", "jack-o'-lantern", "R2D2", "x", words[0].upper()]
    sized = chance.is_hit(0.7)
    return Options(
        words=tuple(dict.fromkeys(chance.shuffled(words))),
        rows=chance.between(3, 18) if sized else 0,
        cols=chance.between(3, 18) if sized else 0,
        level=chance.choice(("easy", "medium", "hard")),
        directions=tuple(chance.sample(DIRECTIONS, chance.between(1, 8))) if chance.is_hit(0.3) else (),
        backwards=chance.choice((0.0, 0.2, 0.5, 1.0)),
        weave=chance.choice((0.0, 0.5, 1.0)),
        fill=chance.choice(("uniform", "language", "decoys")),
        shape=chance.choice(sorted(SHAPES)) if chance.is_hit(0.2) else "",
        message=" ".join(chance.sample(POOL, 3)) if chance.is_hit(0.15) else "",
        exact=chance.is_hit(0.3),
        secret_words=tuple(chance.sample(POOL, 2)) if chance.is_hit(0.2) else (),
    )


def made(seed: str) -> tuple[Options, State | str]:
    """The puzzle, or the code of its refusal."""
    options = request(seed)
    try:
        return options, new(options, Chance(seed), TOOLS)
    except Refused as refused:
        return options, refused.code


def check_many(seeds: range) -> None:
    refusals = []
    for seed in seeds:
        options, state = made(str(seed))
        if isinstance(state, str):
            refusals.append(state)
        else:
            assert faults(state, options, ABUSE) == [], (seed, options)
    assert set(refusals) <= {"message_too_long", "message_not_exact", "message_repeats", "nothing_fits"}
    assert len(refusals) < len(seeds) / 5


def test_random_requests_keep_every_rule() -> None:
    check_many(range(150))


@pytest.mark.long
def test_ten_thousand_random_requests_keep_every_rule() -> None:
    check_many(range(1000, 11_000))


def test_the_same_words_options_and_seed_give_the_same_puzzle() -> None:
    for seed in range(20):
        assert encode(made(str(seed))[1]) == encode(made(str(seed))[1])


def words_of(state: State) -> set[str]:
    return {word.letters for word in state.hidden}


def make(*words: str, seed: str = "1", **more: Any) -> State:
    return new(Options(words=words, **more), Chance(seed), TOOLS)


def reasons(state: State) -> dict[str, str]:
    return {lost.word: lost.reason for lost in state.unplaced}


def test_spaces_hyphens_and_apostrophes_are_in_the_list_but_not_in_the_grid() -> None:
    state = make("New York", "jack-o'-lantern", "l’été")
    assert [(word.text, word.letters) for word in state.hidden] == [
        ("New York", "NEWYORK"),
        ("jack-o'-lantern", "JACKOLANTERN"),
        ("l’été", "LETE"),
    ]


def test_accents_are_kept_when_asked() -> None:
    assert words_of(make("été", "œuvre", accents="keep")) == {"ÉTÉ", "ŒUVRE"}
    assert words_of(make("été", "œuvre")) == {"ETE", "OEUVRE"}


def test_duplicates_merge_whatever_their_case() -> None:
    state = make("cat", "Cat", "C A T", "dog")
    assert [word.text for word in state.hidden] == ["cat", "dog"]
    assert state.unplaced == ()


def test_every_word_left_out_is_named_with_its_reason() -> None:
    state = make("cat", "x", "R2D2", "elephants", rows=4, cols=4)
    assert reasons(state) == {"x": "too_short", "R2D2": "not_letters", "elephants": "too_long"}


def test_words_beyond_what_the_cells_can_hold_have_no_room() -> None:
    state = make("abc", "def", "ghi", "jkl", rows=3, cols=3, directions=("E",))
    assert list(reasons(state).values()) == ["no_room"]
    assert len(state.hidden) == 3


def test_a_word_inside_another_and_a_palindrome_have_their_own_places() -> None:
    for seed in range(30):
        state = make("cat", "cats", "tac", "level", seed=str(seed), rows=8, cols=8)
        assert words_of(state) == {"CAT", "CATS", "TAC", "LEVEL"}
        assert faults(state, Options(), ABUSE) == []


@pytest.mark.parametrize(
    ("words", "letters"),
    [
        (("θάλασσα", "ήλιος"), {"ΘΑΛΑΣΣΑ", "ΗΛΙΟΣ"}),
        (("море", "ёлка", "йод"), {"МОРЕ", "ЁЛКА", "ЙОД"}),
        (("їжак", "ґанок"), {"ЇЖАК", "ҐАНОК"}),
        (("ışık", "istanbul", "İzmir", "dağ"), {"IŞIK", "İSTANBUL", "İZMİR", "DAĞ"}),
        (("straße", "fußball"), {"STRASSE", "FUSSBALL"}),
        (("שלום", "ספר"), {"שלום", "ספר"}),
        (("თბილისი", "მთა"), {"თბილისი", "მთა"}),
    ],
)
def test_any_alphabet_has_its_own_capitals(words: tuple[str, ...], letters: set[str]) -> None:
    state = make(*words)
    assert words_of(state) == letters
    assert len({len(row) for row in state.grid}) == 1


def test_turkish_letters_are_not_accents() -> None:
    assert words_of(make("gul", "gül", "kıl", "kil")) == {"GUL", "GÜL", "KIL", "KİL"}


@pytest.mark.parametrize(
    ("words", "alphabet"),
    [
        (("νησί", "κύμα"), "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"),
        (("море", "лёд"), "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"),
        (("dağ", "ırmak"), "ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ"),
        (("sea", "ship"), "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    ],
)
def test_fill_is_of_the_words_own_alphabet(words: tuple[str, ...], alphabet: str) -> None:
    for fill in ("uniform", "language"):
        letters = set("".join(make(*words, rows=15, cols=15, fill=fill).grid))
        assert letters <= set(alphabet)
        assert len(letters) > 15


def test_decoys_are_made_of_the_words_own_letters() -> None:
    letters = set("".join(make("coral", "ocean", rows=12, cols=12, fill="decoys").grid))
    assert letters == set("CORALEN")


def test_a_tiny_alphabet_is_filled_without_a_second_copy() -> None:
    state = make("aab", "abb", "bab", rows=6, cols=6, fill="decoys")
    assert faults(state, Options(), ABUSE) == []


@pytest.mark.parametrize("name", sorted(SHAPES))
def test_a_shape_closes_the_cells_outside_it(name: str) -> None:
    state = make("whale", "coral", "tuna", "reef", rows=15, cols=15, shape=name)
    closed = sum(row.count(" ") for row in state.grid)
    assert 10 < closed < 160
    assert all(row.strip() for row in state.grid)
    assert len(state.hidden) == 4


def test_a_mask_of_ones_own_says_which_cells_exist() -> None:
    state = make("cat", "dog", mask=("..XXX..", "XXXXXXX", "0011100"))
    assert [[cell != " " for cell in row] for row in state.grid] == [
        [False, False, True, True, True, False, False],
        [True] * 7,
        [False, False, True, True, True, False, False],
    ]


def leftover(state: State) -> str:
    used = {cell for word in state.hidden for cell in word.cells}
    return "".join(
        letter
        for r, row in enumerate(state.grid)
        for c, letter in enumerate(row)
        if (r, c) not in used and letter != " "
    )


SEA = tuple("ocean coral whale shark eel tuna crab kelp sand reef wave tide".split())


@pytest.mark.parametrize("message", ["The sea is deep", "Bon voyage and mind the jellyfish", "Fish"])
def test_an_exact_message_is_all_that_is_left_over(message: str) -> None:
    state = make(*SEA, message=message, exact=True)
    assert leftover(state) == message.upper().replace(" ", "")
    assert len(state.hidden) == len(SEA)


def test_a_message_leads_the_left_over_letters() -> None:
    state = make(*SEA, message="Hello sailor", rows=12, cols=12)
    assert leftover(state).startswith("HELLOSAILOR")


def test_a_message_may_have_a_word_that_has_an_unwanted_one_in_it() -> None:
    assert "COCK" in ABUSE
    fits: dict[str, Any] = {"rows": 3, "cols": 7, "directions": ("E",), "exact": True}
    assert "PEACOCK" in make("dolphin", "seagull", message="Peacock", **fits).grid


def test_a_message_longer_than_the_left_over_cells_is_refused() -> None:
    with pytest.raises(Refused, match=r"^message_too_long\("):
        make("cat", "dog", message="far too long for so few cells", rows=4, cols=4)


def test_an_exact_message_that_cannot_be_exact_is_refused() -> None:
    with pytest.raises(Refused, match=r"^message_not_exact\("):
        make("cat", "dog", message="hi", exact=True, rows=12, cols=12)


def test_secret_words_are_hidden_and_not_listed() -> None:
    state = make("whale", "coral", secret_words=("pearl", "Coral"))
    assert [(word.text, word.secret) for word in state.hidden] == [
        ("whale", False),
        ("coral", False),
        ("pearl", True),
    ]


def test_the_size_is_chosen_to_fit() -> None:
    small, long = make("cat", "dog"), make("incomprehensibilities", "cat")
    assert len(small.grid) < 6
    assert len(long.grid) == len("incomprehensibilities")


def test_words_come_from_the_lexicon_by_count_when_none_are_given() -> None:
    state = new(Options(count=9, difficulty="easy"), Chance("x"), TOOLS)
    assert len(state.hidden) == 9
    assert all(TOOLS.words.tier(word.text) == "easy" for word in state.hidden)


def test_the_daily_is_twelve_by_twelve_with_twelve_words_of_a_theme() -> None:
    for seed in range(30):
        state = new(daily("en", Chance(seed)), Chance(seed), TOOLS)
        assert (len(state.grid), len(state.grid[0]), len(state.hidden)) == (12, 12, 12)
        assert state.unplaced == ()
        theme = TOOLS.words.theme(state.theme)
        assert state.title == theme.title
        assert {word.text for word in state.hidden} <= set(theme.words)


def test_an_unknown_theme_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(Refused, match=r"^no_such_theme\(.*themes='.*animals, "):
        new(Options(theme="nonsense"), Chance("1"), TOOLS)


@pytest.mark.parametrize(
    "options",
    [
        Options(rows=2),
        Options(cols=101),
        Options(count=0),
        Options(backwards=1.5),
        Options(weave=-0.1),
        Options(shape="blob"),
        Options(alphabet="klingon"),
        Options(players=9),
        Options(words=("a",) * 1001),
        Options(mask=("xx",)),
    ],
)
def test_an_option_out_of_range_is_refused(options: Options) -> None:
    with pytest.raises(Refused, match=r"^bad_option\("):
        check(options)


def test_a_list_without_any_word_is_refused() -> None:
    with pytest.raises(Refused, match=r"^no_words\("):
        make("x", "7")


def test_a_list_none_of_which_fits_is_refused() -> None:
    with pytest.raises(Refused, match=r"^nothing_fits\("):
        make("elephant", rows=4, cols=4)


def test_a_users_own_lexicon_still_keeps_abuse_out_of_the_fill() -> None:
    tools = Tools((Lexicon.from_words(["whale", "coral", "tuna", "reef"]),))
    for seed in range(10):
        state = new(Options(rows=15, cols=15), Chance(seed), tools)
        assert faults(state, Options(), ABUSE) == []


def test_a_list_with_conflicts_is_placed_in_part_and_the_rest_is_unplaced() -> None:
    """Every short word of two letters stands in the longer ones; most cannot be hidden side by side."""
    words = ("query", *(f"{n:b}".replace("0", "a").replace("1", "b") for n in range(4, 60)))
    state = make(*words, rows=12, cols=12)
    assert len(state.hidden) > 5
    assert "query" in {word.text for word in state.hidden}, "it has no part in a conflict"
    assert set(reasons(state).values()) == {"would_repeat"}
    assert faults(state, Options(words=words), ABUSE) == []


def test_a_message_is_moved_until_it_spells_no_listed_word() -> None:
    state = make(*SEA, message="reef and tide and crab", rows=13, cols=13)
    assert leftover(state).startswith("REEFANDTIDEANDCRAB")
    assert faults(state, Options(message="x"), ABUSE) == []


def test_a_heart_has_two_lobes_a_notch_and_a_tip() -> None:
    shape = Shape(13, 13)
    rows = [[shaped("heart", shape) >> shape.index((row, col)) & 1 for col in range(13)] for row in range(13)]
    widths = [sum(row) for row in rows]
    assert all(row == row[::-1] for row in rows)
    assert (rows[0][3], rows[0][6], rows[0][9]) == (1, 0, 1)
    assert widths[2:6] == [13] * 4
    assert widths[6:] == sorted(widths[6:], reverse=True)
    assert widths[-1] == 1


@pytest.mark.parametrize("name", SHAPES)
def test_a_shape_hangs_together_and_fills_its_sides_at_every_size(name: str) -> None:
    sizes = [(side, side) for side in range(3, 41)] + [(12, 20), (20, 12), (7, 30), (100, 100)]
    for rows, cols in sizes:
        shape = Shape(rows, cols)
        cells = set(shape.cells(shaped(name, shape)))
        assert {row for row, _ in cells} == set(range(rows)), (rows, cols)
        assert {col for _, col in cells} == set(range(cols)), (rows, cols)
        assert reached(cells) == cells, (rows, cols)


def reached(cells: set[Cell]) -> set[Cell]:
    """All cells that a walk by their sides reaches from one of them."""
    edge = [min(cells)]
    seen = set(edge)
    while edge:
        row, col = edge.pop()
        for near in ((row, col + 1), (row + 1, col), (row, col - 1), (row - 1, col)):
            if near in cells and near not in seen:
                seen.add(near)
                edge.append(near)
    return seen


def test_the_figures_for_a_maker_count_free_cells_and_letters_of_the_message() -> None:
    state = make("cat", "dog", mask=("..XXX..", "XXXXXXX", "0011100"), message="h i")
    assert GAME.making.figures(state) == {
        "left": 13 - len({c for h in state.hidden for c in h.cells}),
        "letters": 2,
    }


def test_words_without_a_letter_are_refused_by_name() -> None:
    with pytest.raises(Refused, match=r"^no_letters_to_hide\(word='123'\)"):
        make("123", "4-5")


def test_the_solution_tells_the_message_too() -> None:
    assert solution(make("cat", "dog", message="hi", rows=8, cols=8)).message == "hi"


def test_a_dealt_theme_stands_for_any_theme() -> None:
    dealt = new(daily("en", Chance(1)), Chance(1), TOOLS, "ocean")
    assert dealt.theme == "ocean"


def test_a_word_of_two_letters_is_hidden_and_one_letter_is_too_short() -> None:
    state = make("ox", "a", "whale", rows=8, cols=8)
    assert [word.text for word in state.hidden] == ["ox", "whale"]
    assert reasons(state) == {"a": "too_short"}


def test_a_tree_of_ten_rows_has_its_widest_branches_above_a_trunk_of_one_row() -> None:
    shape = Shape(10, 10)
    open_cells = shape.cells(shaped("tree", shape))
    widths = Counter(row for row, _ in open_cells)
    assert widths[8] == 10
    assert widths[9] == 2


def test_a_thousand_words_of_two_letters_end_in_a_refusal() -> None:
    """They spell each other everywhere; it was not done after seven minutes."""
    chance = Chance("two letters")
    words = {"".join(chance.choice("ab") for _ in range(15)) for _ in range(1_000)}
    with pytest.raises(Refused, match=r"^too_alike\("):
        new(Options(words=tuple(sorted(words)), rows=100, cols=100), Chance("x"), TOOLS)


def test_hundreds_of_ordinary_words_are_not_too_alike() -> None:
    state = new(Options(count=500, difficulty="hard", rows=70, cols=70), Chance("x"), TOOLS)
    assert len(state.hidden) > 490
