"""Boards: dice, weights, boards typed in, and the words on them."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from worderly.games.boogle import GAME
from worderly.games.boogle.boards import faces
from worderly.games.boogle.boards.dice import default_set, dice_sets, full_name, short_names
from worderly.games.boogle.boards.faces import Faces
from worderly.games.boogle.generate import roll
from worderly.games.boogle.options import Options, fill_in
from worderly.games.boogle.solve import solve
from worderly.games.boogle.words import count_common, length_points, on_board, points, seems_traceable
from worderly.games.tools import Tools
from worderly.kit import Chance, Refused, start
from worderly.lexicon import Lexicon

ENGLISH = Lexicon.open("en")
FRENCH_WORDS = set(re.findall(r"\w+", "ai air da dia dira ira irai ra rad rai raid ri ria rida rira rirai"))
FRENCH = Lexicon.from_words([*FRENCH_WORDS, "école", "jaja", "raja", "quai"], language="fr")


def grid(text: str, qu: bool = True) -> Faces:
    return faces.parse(text, qu)


def rolled(seed: int, **options: object) -> Faces:
    return roll(fill_in(Options(**options)), Chance(seed), ENGLISH)  # type: ignore[arg-type]


def traces(
    board: Faces, rest: str, used: tuple[tuple[int, int], ...] = ()
) -> Iterator[tuple[tuple[int, int], ...]]:
    """Plain search: every way to lay a word, cell by cell."""
    if not rest:
        yield used
        return
    for row, col in product(range(len(board)), range(len(board[0]))):
        near = not used or max(abs(row - used[-1][0]), abs(col - used[-1][1])) == 1
        face = board[row][col]
        if near and (row, col) not in used and face != "#" and rest.startswith(face):
            yield from traces(board, rest[len(face) :], (*used, (row, col)))


@pytest.mark.parametrize("name", dice_sets())
def test_a_dice_set_has_a_die_for_each_place_and_names_its_source(name: str) -> None:
    dice = dice_sets()[name]
    assert len(dice.dice) == dice.size**2
    assert all(len(die.split("|")) == 6 for die in dice.dice)
    assert dice.source


def test_short_names_and_defaults_name_real_sets() -> None:
    assert {*short_names().values()} == dice_sets().keys()
    assert default_set("en", 4) == "en_4x4_new_1987"
    assert default_set("fr", 4) == "fr_4x4"
    assert default_set("fr", 5) is None
    assert default_set("xx", 4) is None
    assert full_name("classic") == "en_4x4_classic_1976"
    assert full_name("fr_4x4") == "fr_4x4"
    assert full_name("loaded") is None


@pytest.mark.parametrize("name", dice_sets())
def test_every_die_lies_once_on_the_board(name: str) -> None:
    """Each face can be given to a die of its own (a matching by augmenting paths)."""
    dice = [die.lower().split("|") for die in dice_sets()[name].dice]
    for seed in range(20):
        shown = [face for row in rolled(seed, dice=name) for face in row]
        owner: dict[int, int] = {}

        def place(at: int, tried: set[int], shown: list[str] = shown, owner: dict[int, int] = owner) -> bool:
            for die in range(len(dice)):
                if die not in tried and shown[at] in dice[die]:
                    tried.add(die)
                    if die not in owner or place(owner[die], tried):
                        owner[die] = at
                        return True
            return False

        assert all(place(at, set()) for at in range(len(shown)))


def test_every_die_comes_to_every_place_and_shows_every_face() -> None:
    boards = [rolled(seed) for seed in range(600)]
    shown = Counter(face for board in boards for row in board for face in row)
    assert shown["qu"] > 60
    assert {face.lower() for die in dice_sets()["en_4x4_new_1987"].dice for face in die.split("|")} == set(
        shown
    )
    assert len({board[0][0] for board in boards}) == len(shown)


@given(st.integers(3, 8), st.integers(), st.sampled_from(["en", "fr"]))
def test_weights_never_draw_more_of_a_letter_than_its_count(size: int, seed: int, language: str) -> None:
    lexicon = ENGLISH if language == "en" else FRENCH
    options = fill_in(Options(size=size, dice="weights", languages=(language,)))
    board = roll(options, Chance(seed), lexicon)
    drawn = Counter("q" if face == "qu" else face for row in board for face in row)
    assert (len(board), {len(row) for row in board}) == (size, {size})
    assert all(many <= lexicon.letter_counts[letter] for letter, many in drawn.items())


def test_weights_read_qu_in_english_and_a_plain_q_in_french() -> None:
    english = {face for seed in range(40) for row in rolled(seed, size=8, dice="weights") for face in row}
    options = fill_in(Options(size=8, languages=("fr",)))
    french = {face for seed in range(40) for row in roll(options, Chance(seed), FRENCH) for face in row}
    assert english & {"q", "qu"} == {"qu"}
    assert french & {"q", "qu"} == {"q"}


@pytest.mark.parametrize(
    ("options", "dice", "size", "min_length", "time_s"),
    [
        (Options(), "en_4x4_new_1987", 4, 3, 180),
        (Options(size=5), "en_5x5_big_1979", 5, 4, 180),
        (Options(size=6), "en_6x6_super_big_2012", 6, 4, 240),
        (Options(size=7), "weights", 7, 4, 180),
        (Options(size=3), "weights", 3, 3, 180),
        (Options(dice="classic"), "en_4x4_classic_1976", 4, 3, 180),
        (Options(dice="deluxe"), "en_5x5_deluxe", 5, 4, 180),
        (Options(languages=("fr",)), "fr_4x4", 4, 3, 180),
        (Options(languages=("fr",), size=5), "weights", 5, 4, 180),
        (Options(languages=("de",), size=7), "weights", 7, 4, 180),
        (Options(languages=("de",)), "de_4x4", 4, 3, 180),
        (Options(size=6, time_s=0, min_length=2), "en_6x6_super_big_2012", 6, 2, 0),
        (Options(grid="abcd/efgh"), "", 4, 3, 180),
    ],
)
def test_defaults_follow_the_size_and_the_language(
    options: Options, dice: str, size: int, min_length: int, time_s: int
) -> None:
    settled, notices = GAME.check(options)
    assert (settled.dice, settled.size, settled.min_length, settled.time_s) == (
        dice,
        size,
        min_length,
        time_s,
    )
    assert notices == ()
    assert GAME.check(settled) == (settled, ())


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (Options(size=2), "bad_option"),
        (Options(size=9), "bad_option"),
        (Options(dice="loaded"), "bad_option"),
        (Options(dice="classic", size=5), "dice_of_other_size"),
        (Options(grid="abc/de"), "bad_grid"),
        (Options(grid="abcdefghi/abcdefghi"), "bad_grid"),
        (Options(grid="a1"), "bad_grid"),
        (Options(min_length=1), "bad_option"),
        (Options(min_length=7), "bad_option"),
        (Options(time_s=9), "bad_option"),
        (Options(time_s=-1), "bad_option"),
        (Options(rounds=6), "bad_option"),
        (Options(mode="turns", players=("A",)), "bad_option"),
        (Options(mode="turns", players=tuple("ABCDEFGHI")), "bad_option"),
        (Options(mode="turns", players=("A", "A")), "same_names"),
        (Options(mode="turns", players=("A", "")), "same_names"),
        (Options(mode="room", seats=65), "bad_option"),
    ],
)
def test_options_that_cannot_be_played_are_refused(options: Options, code: str) -> None:
    with pytest.raises(Refused, match=rf"^{code}\("):
        GAME.check(options)


@pytest.mark.parametrize(
    ("text", "board"),
    [
        ("ab/cd", (("a", "b"), ("c", "d"))),
        ("ABCD", (("a", "b"), ("c", "d"))),
        ("qa/#(th)", (("qu", "a"), ("#", "th"))),
        ("abc", (("a", "b", "c"),)),
        (" a b \n c d ", (("a", "b"), ("c", "d"))),
    ],
)
def test_a_board_is_typed_in(text: str, board: Faces) -> None:
    assert grid(text) == board


@pytest.mark.parametrize("text", ["", "/", "ab/c", "a7", "a(/b)", "a()", "a" * 65, "abcde/"])
def test_what_is_no_board_is_quoted(text: str) -> None:
    with pytest.raises(ValueError, match="board"):
        grid(text)


FACE = st.sampled_from(["a", "b", "q", "qu", "th", "#", "é"])


@given(
    st.tuples(st.integers(1, 8), st.integers(1, 8)).flatmap(
        lambda shape: st.lists(
            st.lists(FACE, min_size=shape[1], max_size=shape[1]), min_size=shape[0], max_size=shape[0]
        )
    ),
    st.booleans(),
)
def test_a_board_reads_as_it_is_written(rows: list[list[str]], qu: bool) -> None:
    board = tuple(tuple(row) for row in rows)
    if len(board) > 1 or len(board[0]) not in (1, 4):
        assert faces.parse(faces.write(board, qu), qu) == board


def test_the_french_board_has_the_promised_words() -> None:
    board = grid("jir/jir/qda", qu=False)
    assert {word.word for word in on_board(board, (FRENCH,), 2, "letters")} == FRENCH_WORDS


@given(st.integers(3, 8), st.integers(0, 10**6))
def test_the_words_of_a_board_are_those_of_plain_search(size: int, seed: int) -> None:
    board = rolled(seed, size=size, dice="weights")
    some = Chance(seed).sample(SOME_WORDS, 300)
    lexicon = Lexicon.from_words(some)
    found = on_board(board, (lexicon,), 3, "classic")
    expected = {word for word in some if len(word) >= 3 and next(traces(board, word), None)}
    assert {word.word for word in found} == expected
    assert all(word.path in set(traces(board, word.word)) for word in found)


SOME_WORDS = sorted(ENGLISH.targets("medium", base=False))


def test_qu_counts_two_letters_and_blocks_are_never_passed() -> None:
    words = Lexicon.from_words(["quit", "qit", "tiu", "thin", "nit"])
    board = grid("qit/##n/(th)##")
    assert {word.word for word in on_board(board, (words,), 3, "classic")} == {"quit", "nit"}
    assert [word.path for word in on_board(board, (words,), 4, "classic")] == [((0, 0), (0, 1), (0, 2))]


@pytest.mark.parametrize(
    ("word", "classic", "letters"),
    [
        ("it", 0, 2),
        ("cat", 1, 5 + 1),
        ("quit", 1, 13 + 4),
        ("pears", 2, 7 + 9),
        ("lasers", 3, 6 + 16),
        ("parting", 5, 10 + 25),
        ("elations", 11, 8 + 36),
        ("relations", 11, 9 + 49),
    ],
)
def test_words_score_by_length_or_by_letters(word: str, classic: int, letters: int) -> None:
    assert points(word, "classic", ENGLISH) == classic
    assert points(word, "letters", ENGLISH) == letters


@pytest.mark.parametrize("word", ["it", "cat", "elations", "relations"])
def test_what_a_length_earns_is_told_before_the_word_is_played(word: str) -> None:
    by_length = length_points(Options(scoring="letters"))
    values = sum(ENGLISH.letter_values[letter] for letter in word)
    assert by_length[len(word)] + values == points(word, "letters", ENGLISH)
    classic = length_points(Options(scoring="classic"))
    assert classic[min(len(word), len(classic) - 1)] == points(word, "classic", ENGLISH)
    assert length_points(Options(languages=("en", "fr"))) == ()


def test_a_word_of_two_languages_takes_the_higher_points() -> None:
    english = Lexicon.from_words(["wax", "made"])
    french = Lexicon.from_words(["wax", "made", "axe"], language="fr")
    found = on_board(grid("wax/dem"), (english, french), 3, "letters")
    assert {word.word: word.points for word in found} == {"wax": 21 + 1, "made": 7 + 4, "axe": 12 + 1}


def test_default_boards_have_enough_common_words_unless_asked_otherwise() -> None:
    tools = Tools((ENGLISH,))
    for seed in range(40):
        state = start(GAME, Options(), seed, tools)
        assert count_common(state.deals[0].faces, (ENGLISH,), 3) >= 25
    poor = [
        count_common(start(GAME, Options(fewest_common=0), s, tools).deals[0].faces, (ENGLISH,), 3)
        for s in range(60)
    ]
    assert min(poor) < 25


def test_a_list_too_poor_for_any_board_still_deals_one() -> None:
    state = start(GAME, Options(), "s", Tools((Lexicon.from_words(["zyzzyva"]),)))
    assert len(state.deals[0].faces) == 4


def test_the_solver_lists_every_word_that_the_game_accepts() -> None:
    hidden = next(word for word in sorted(ENGLISH.hidden) if len(word) == 4 and word in ENGLISH)
    answer = solve(hidden, (ENGLISH,), min_length=4)
    assert hidden in {word.word for word in answer.words}


def test_solving_gives_the_promised_shape() -> None:
    answer = solve("pers/latg/sine/ters", (ENGLISH,), scoring="classic")
    assert answer.count == len(answer.words) > 500
    assert answer.points == sum(word.points for word in answer.words)
    assert {word.word for word in answer.words} >= {"relating", "integral", "entrails"}
    usual = solve("qit", (Lexicon.from_words(["quit"]),))
    assert [(word.word, word.path) for word in usual.words] == [("quit", ((0, 0), (0, 1), (0, 2)))]
    assert [word.points for word in usual.words] == [17], "the values of the letters, unless asked otherwise"
    plain = solve("qit/uaa", (Lexicon.from_words(["quit"]),), plain_q=True)
    assert [(word.word, word.path) for word in plain.words] == [("quit", ((0, 0), (1, 0), (0, 1), (0, 2)))]


@given(st.integers(0, 10**6), st.text(alphabet="aeqtuh", min_size=1, max_size=7))
def test_what_seems_untraceable_has_no_trace(seed: int, word: str) -> None:
    chance = Chance(seed)
    board = tuple(tuple(chance.choice(("a", "e", "qu", "t", "th", "#")) for _ in range(3)) for _ in range(3))
    if next(traces(board, word), None):
        assert seems_traceable(word, board)
    if len(set(word)) == len(word) and seems_traceable(word, board):
        assert next(traces(board, word), None)
