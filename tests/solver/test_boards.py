"""Boards: kernel and plain reference find the same words, and every found word has a valid path."""

import random
import string
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import combinations, pairwise, permutations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from worderly import _native
from worderly.lexicon import Lexicon
from worderly.lexicon.graphs.plain_graph import PlainGraph
from worderly.solver import boards, plain_boards
from worderly.solver.boards import Points

AZ = string.ascii_lowercase
CLASSIC = Points.by_length((0, 0, 0, 1, 1, 2, 3, 5, 11))
ENGLISH_FACES = "e e e a a i o n r t l s u c d p m h g b f y w k v x z j qu th er in # an".split()


def grid(text: str) -> list[list[str]]:
    return [row.split() if " " in row else list(row) for row in text.split("/")]


def random_grid(rng: random.Random, rows: int, cols: int, faces: list[str]) -> list[list[str]]:
    return [[rng.choice(faces) for _ in range(cols)] for _ in range(rows)]


def random_words(rng: random.Random, letters: str, count: int, longest: int) -> list[str]:
    return ["".join(rng.choices(letters, k=rng.randint(1, longest))) for _ in range(count)]


def spells(faces: list[list[str]], word: str, path: Any) -> bool:
    touching = all(max(abs(a - c), abs(b - d)) == 1 for (a, b), (c, d) in pairwise(path))
    return "".join(faces[r][c] for r, c in path) == word and touching and len(set(path)) == len(path)


def assert_same_answers(graph: _native.Graph, faces: list[list[str]], min_length: int = 1) -> None:
    """Words, and for each the same of its paths."""
    assert_same_words(graph, faces, min_length)
    native = _native.find_words(graph, faces, min_length, tuple)
    assert native == plain_boards.find_words(graph, faces, min_length), faces


def assert_same_words(graph: _native.Graph, faces: list[list[str]], min_length: int = 1) -> None:
    """With the loops of this processor and with the portable ones, which are the same on some machines.

    On boards of few letters the reference does not keep all traces of a prefix, and shows other paths.
    """
    plain = plain_boards.find_words(graph, faces, min_length)
    for word, path in plain:
        assert spells(faces, word, path), (faces, word, path)
    for wide in (False, True):
        _native.use_wide_loops(wide)
        assert_kernel_finds(graph, faces, min_length, [word for word, _ in plain])


def assert_kernel_finds(
    graph: _native.Graph, faces: list[list[str]], min_length: int, words: list[str]
) -> None:
    native = _native.find_words(graph, faces, min_length, tuple)
    assert [word for word, _ in native] == words, faces
    assert _native.list_words(graph, faces, min_length) == words, faces
    for word, path in native:
        assert spells(faces, word, path), (faces, word, path)
    for points in (CLASSIC, Points.by_letters({letter: i for i, letter in enumerate(AZ)})):
        score = _native.score_board(graph, faces, *points.tables(graph.alphabet), min_length)
        assert score == sum(points.of(word) for word in words), (faces, points)


@pytest.fixture(scope="module")
def english() -> _native.Graph:
    return Lexicon.open("en").graph


SHAPES = [(rows, cols) for rows in range(2, 9) for cols in range(rows, 9)] + [
    (1, 16),
    (16, 1),
    (1, 64),
    (2, 32),
]


@pytest.mark.parametrize(("rows", "cols"), SHAPES)
def test_kernel_equals_reference_on_every_shape(rows: int, cols: int) -> None:
    """Boards of few letters with two-letter faces and blocks, where many paths could use a cell twice."""
    rng = random.Random(100 * rows + cols)
    letters = "abc" if rows * cols <= 12 else "abcdefg"
    graph = _native.Graph.build(random_words(rng, letters, 150, 6), AZ)
    for faces in ([*letters], [*letters * 2, "ab", "ba", "#", "qu"]):
        assert_same_answers(graph, random_grid(rng, rows, cols, faces))


@pytest.mark.parametrize(("rows", "cols"), SHAPES)
def test_kernel_equals_reference_on_every_shape_of_two_letters(rows: int, cols: int) -> None:
    """Prefixes with more paths than either engine keeps; up to eight letters both are exact."""
    rng = random.Random(100 * rows + cols)
    words = ["".join(letters) for n in range(1, 5) for letters in product("ab", repeat=n)]
    words += ["".join(rng.choices("ab", k=rng.randint(5, 8))) for _ in range(30)]
    faces = random_grid(rng, rows, cols, ["a", "a", "b", "ab"] if rng.random() < 0.3 else ["a", "b"])
    assert_same_words(_native.Graph.build(words, "ab"), faces)


def random_path_word(rng: random.Random, faces: list[list[str]], longest: int) -> str:
    """The word along a random path, up to the first dead end."""
    cells = {(r, c): face for r, row in enumerate(faces) for c, face in enumerate(row) if face != "#"}
    at, word = rng.choice(sorted(cells)), ""
    while len(word) < longest:
        word += cells.pop(at)
        near = list(plain_boards.neighbours(cells, at))
        if not near:
            break
        at = rng.choice(near)
    return word


@pytest.mark.parametrize("seed", range(20))
def test_words_of_up_to_twenty_letters_are_never_missed_on_boards_of_few_letters(seed: int) -> None:
    rng = random.Random(seed)
    faces = random_grid(rng, 8, 8, [*"aab#"] if seed % 2 else [*"abc"])
    words = sorted({random_path_word(rng, faces, 20) for _ in range(10)}, key=lambda word: (len(word), word))
    graph = _native.Graph.build(words, AZ)
    assert _native.list_words(graph, faces, 1) == words
    assert [word for word, _ in plain_boards.find_words(graph, faces, 1)] == words


@pytest.mark.parametrize("seed", range(6))
def test_kernel_equals_reference_on_english_boards(seed: int, english: _native.Graph) -> None:
    rng = random.Random(seed)
    side = (2, 3, 3, 4, 4, 5)[seed]
    assert_same_answers(english, random_grid(rng, side, side, ENGLISH_FACES), min_length=3)


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_kernel_equals_reference_where_everything_overlaps(data: st.DataObject) -> None:
    """Faces made of two letters, so that a word has many spellings and paths meet their own cells."""
    rows, cols = data.draw(st.sampled_from([(1, 5), (2, 2), (2, 3), (3, 2), (3, 3), (2, 4)]))
    face = st.sampled_from(["a", "b", "ab", "ba", "aa", "aba", "#"])
    faces = data.draw(st.lists(st.lists(face, min_size=cols, max_size=cols), min_size=rows, max_size=rows))
    words = data.draw(st.sets(st.text(alphabet="ab", min_size=1, max_size=9), max_size=25))
    assert_same_answers(_native.Graph.build(words, "ab"), faces)


@pytest.mark.parametrize(
    "text",
    ["eeesrvrreeesrsrs", "e" * 16, "s" * 16, "es" * 8, "eres" * 4],
    ids=["the known trap", "sixteen e", "sixteen s", "es", "eres"],
)
def test_searches_of_repeated_letters_end_with_the_right_words(text: str, english: _native.Graph) -> None:
    faces = [list(text[i : i + 4]) for i in range(0, 16, 4)]
    assert [word for word, _ in _native.find_words(english, faces, 3, tuple)] == by_single_searches(
        english, faces, 3
    )


@pytest.mark.parametrize("letter", "aeos")
def test_a_search_of_64_equal_letters_ends(letter: str, english: _native.Graph) -> None:
    words = [letter * n for n in range(1, 64)]
    faces = [[letter] * 8] * 8
    assert_same_answers(_native.Graph.build(words, AZ), faces)
    assert _native.list_words(_native.Graph.build(words, AZ), faces, 1) == words
    assert _native.score_board(english, faces, [1], [], 2) <= 2


CHECKED = ["abababab", "babababa"] * 4
STRIPED = ["abababab"] * 8
COMB = ["aaaaaaaa", *["a#a#a#a#"] * 7]
HARD_BOARDS = {
    "all but the last": (["aaaaaaaa"] * 7 + ["aaaaaaab"], ["a" * 62 + "b", "b" + "a" * 62], 2),
    "one letter too many": (["aaaaaaaa"] * 7 + ["aaaaaaab"], ["a" * 63, "bb", "a" * 61 + "bb"], 1),
    "two colours": (CHECKED, ["ab" * 31, "ab" * 31 + "a", "a" * 33], 2),
    "stripes": (STRIPED, ["aabb" * 15, "ab" * 30, "a" * 9, "a" * 8 + "b" * 8 + "a" * 8], 3),
    "a comb of dead ends": (COMB, ["a" * n for n in range(1, 40)], 24),
    "two halves": (["aaa#baaa"] * 8, ["a" * 25, "a" * 40], 0),
}


@pytest.mark.parametrize("name", HARD_BOARDS)
def test_a_search_for_long_words_on_boards_of_few_letters_ends(name: str) -> None:
    """63 equal letters on such a board have more paths than a computer can try."""
    rows, words, count = HARD_BOARDS[name]
    faces = [list(row) for row in rows]
    graph = _native.Graph.build(words, AZ)
    assert_same_words(graph, faces)
    assert len(_native.list_words(graph, faces, 1)) == count
    for find in (_native.find_paths, plain_boards.find_paths):
        on_board = [word for word in words if find(faces, word, 1)]
        assert len(on_board) == count
        assert all(spells(faces, word, find(faces, word, 1)[0]) for word in on_board)


@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_every_word_found_on_boards_of_two_letters_has_a_path(data: st.DataObject) -> None:
    """Each engine may miss words where the effort limit stops it, but never finds a wrong one."""
    row = st.lists(st.sampled_from("aab#"), min_size=8, max_size=8)
    faces = data.draw(st.lists(row, min_size=8, max_size=8))
    words = data.draw(st.lists(st.text(alphabet="ab", min_size=1, max_size=63), min_size=1, max_size=5))
    graph = _native.Graph.build(words, AZ)
    native = _native.find_words(graph, faces, 1, tuple)
    for word, path in [*native, *plain_boards.find_words(graph, faces, 1)]:
        assert spells(faces, word, path)
    found = [word for word, _ in native]
    assert _native.list_words(graph, faces, 1) == found
    assert _native.score_board(graph, faces, [1], [], 1) == len(found)


def by_single_searches(graph: _native.Graph, faces: list[list[str]], min_length: int) -> list[str]:
    """The same answer in another way: searches the path of each sub-anagram alone."""
    letters = "".join(face for row in faces for face in row if face != "#")
    words = [
        word for word in graph.anagrams(letters, "", min_length) if plain_boards.find_paths(faces, word, 1)
    ]
    return sorted(words, key=lambda word: (len(word), word))


@pytest.mark.parametrize("seed", range(3))
def test_an_eight_by_eight_search_finds_the_same_as_single_word_searches(seed: int) -> None:
    rng = random.Random(seed)
    graph = _native.Graph.build(random_words(rng, "eersst", 400, 9), AZ)
    faces = random_grid(rng, 8, 8, [*"eersst#"])
    assert _native.list_words(graph, faces, 1) == by_single_searches(graph, faces, 1)


def test_a_word_longer_than_the_board_is_not_found() -> None:
    graph = _native.Graph.build(["aaaa", "aaaaa"], AZ)
    assert_same_answers(graph, grid("aa/aa"))
    assert _native.list_words(graph, grid("aa/aa"), 1) == ["aaaa"]


@pytest.mark.parametrize(
    ("board", "words"),
    [
        ("qu i t/e e e", ["quiet", "quit", "quite"]),
        ("q u i/t e e", ["quiet"]),
        ("th e/in #", ["the", "thin"]),
        ("# #/# #", []),
        ("t h/i n", ["thin"]),
        ("in th", ["thin"]),
        ("in # th", []),
    ],
)
def test_faces_of_several_letters_count_them_all(board: str, words: list[str]) -> None:
    graph = _native.Graph.build(["quiet", "quit", "the", "thin", "quite"], AZ)
    faces = grid(board)
    assert_same_answers(graph, faces)
    assert sorted(_native.list_words(graph, faces, 1)) == words


def test_the_french_board_of_the_rules() -> None:
    listed = "ai air da dia dira ira irai ra rad rai raid ri ria rida rira rirai".split()
    graph = _native.Graph.build([*listed, "rade", "jar", "aria"], AZ)
    assert sorted(_native.list_words(graph, grid("jir/jir/qda"), 2)) == listed


def test_min_length_excludes_short_words() -> None:
    graph = _native.Graph.build(["a", "at", "tea", "teas", "seat"], AZ)
    for shortest in range(6):
        assert_same_answers(graph, grid("te/sa"), shortest)
        found = _native.list_words(graph, grid("te/sa"), shortest)
        assert all(len(word) >= shortest for word in found)


@pytest.mark.parametrize(
    ("faces", "said"),
    [([], "1 to 64"), ([[]], "1 to 64"), ([["a"] * 9] * 9, "1 to 64"), ([["a"], ["a", "b"]], "same length")],
)
def test_an_invalid_board_is_refused(faces: list[list[str]], said: str, english: _native.Graph) -> None:
    for find in (_native.list_words, plain_boards.find_words):
        with pytest.raises(ValueError, match=said):
            find(english, faces, 3)


@pytest.mark.parametrize("wide", [False, True])
def test_lists_of_one_lexicon_share_their_strings(wide: bool) -> None:
    _native.use_wide_loops(wide)
    words = ["eat", "tea", "s" + "ta" * 6]
    graph, other = (_native.Graph.build(words, AZ) for _ in range(2))
    faces = grid("tat#/asat/tata/eata")
    found, again = (_native.list_words(graph, faces, 1) for _ in range(2))
    apart = _native.list_words(other, faces, 1)
    assert found == again == apart == words
    assert all(a is b for a, b in zip(found, again, strict=True))
    assert not any(a is b for a, b in zip(found, apart, strict=True))


def test_shared_strings_end_with_their_lexicon() -> None:
    graph = _native.Graph.build(["eat", "tea"], AZ)
    (word, _) = _native.list_words(graph, grid("te/#a"), 1)
    count = sys.getrefcount(word)
    del graph
    assert sys.getrefcount(word) == count - 1


def test_a_refused_board_costs_no_strings() -> None:
    graph = _native.Graph.build(["eat", "tea"], AZ)
    before = _native.list_words(graph, grid("te/#a"), 1)
    with pytest.raises(ValueError, match="same length"):
        _native.list_words(graph, grid("te/a"), 1)
    assert _native.list_words(graph, grid("te/#a"), 1)[0] is before[0]


@pytest.mark.parametrize("wide", [False, True])
def test_lists_stay_right_when_there_are_more_words_than_shared_strings(wide: bool) -> None:
    _native.use_wide_loops(wide)
    boards_of_four = list(combinations(AZ[:24], 4))
    graph = _native.Graph.build(["".join(word) for word in permutations(AZ[:24], 4)], AZ)
    first = list_square(graph, boards_of_four[0])
    for letters in boards_of_four * 2:
        assert list_square(graph, letters) == ["".join(order) for order in permutations(letters)]
    # With the last words the strings began anew.
    assert list_square(graph, boards_of_four[0])[0] is not first[0]


def list_square(graph: _native.Graph, letters: tuple[str, ...]) -> list[str]:
    return _native.list_words(graph, [letters[:2], letters[2:]], 4)


def test_a_list_can_be_made_while_another_board_is_read() -> None:
    graph = _native.Graph.build(["ab", "eat", "tea"], AZ)

    class Rows:
        def __iter__(self) -> Iterator[str]:
            assert _native.list_words(graph, ["ab"], 1) == ["ab"]
            return iter(["te", "#a"])

    assert _native.list_words(graph, Rows(), 1) == ["eat", "tea"]  # type: ignore[arg-type]


def test_a_board_may_change_while_it_is_read() -> None:
    board: list[Any] = []

    class Row:
        def __iter__(self) -> Iterator[str]:
            board.clear()
            return iter("ab")

    board += [Row(), "cd"]
    graph = _native.Graph.build(["ab", "abdc"], AZ)
    assert _native.list_words(graph, board, 1) == ["ab"]
    assert board == []


def test_threads_list_the_same_words_at_once() -> None:
    rng = random.Random(6)
    lexicon = Lexicon.from_words(random_words(rng, "abcdefgh", 20_000, 7))
    many = [random_grid(rng, 6, 6, list("abcdefgh")) for _ in range(40)] * 3
    expected = [boards.list_words(lexicon, faces) for faces in many]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(partial(boards.list_words, lexicon), many)) == expected


@pytest.mark.parametrize("text", ["a" * 64, "ab" * 30, "é#ab", "a😀b"])
def test_a_row_may_be_one_string(text: str) -> None:
    graph = _native.Graph.build(["ab", "aaaa", "bab", "é"], "abé")
    for rows in ([text], [text[:4]] * 3):
        cells = [list(row) for row in rows]
        assert _native.list_words(graph, rows, 1) == _native.list_words(graph, cells, 1)
        assert_same_answers(graph, cells)


def test_threads_give_the_same_scores_in_order() -> None:
    rng = random.Random(4)
    lexicon = Lexicon.open("en")
    many = [random_grid(rng, 4, 4, ENGLISH_FACES) for _ in range(60)]
    one = [boards.score_board(lexicon, faces, CLASSIC) for faces in many]
    for threads in (1, 2, 3, 100):
        assert boards.score_boards(lexicon, many, CLASSIC, threads=threads) == one
    assert boards.score_boards(lexicon, [], CLASSIC, threads=2) == []


@settings(max_examples=50, deadline=None)
@given(data=st.data())
def test_a_batch_of_boards_of_all_shapes_scores_each_as_alone(data: st.DataObject) -> None:
    """The boards of a batch follow each other in the same memory."""
    face = st.sampled_from([*"aabc", "ab", "ba", "abc", "#"])
    sides = st.tuples(st.integers(1, 6), st.integers(1, 6))
    shapes = data.draw(st.lists(sides, min_size=1, max_size=20))
    many = [[[data.draw(face) for _ in range(cols)] for _ in range(rows)] for rows, cols in shapes]
    words = data.draw(st.sets(st.text(alphabet="abc", min_size=1, max_size=6), max_size=30))
    graph = _native.Graph.build(words, "abc")
    alone = [len(plain_boards.find_words(graph, faces, 1)) for faces in many]
    for threads in (1, 2):
        assert _native.score_boards(graph, many, [1], [], 1, threads) == alone


def test_the_public_functions_find_and_score_words() -> None:
    lexicon = Lexicon.from_words(["tea", "eat", "seat", "teas"])
    found = boards.find_words(lexicon, ["te", "sa"])
    assert [item.word for item in found] == ["eat", "tea", "seat", "teas"]
    assert all(spells([["t", "e"], ["s", "a"]], item.word, item.path) for item in found)
    assert boards.list_words(lexicon, ["te", "sa"], min_length=4) == ["seat", "teas"]
    assert boards.score_board(lexicon, ["te", "sa"], CLASSIC) == 4


@settings(max_examples=100, deadline=None)
@given(data=st.data())
def test_both_engines_find_the_same_paths(data: st.DataObject) -> None:
    face = st.sampled_from(["a", "b", "ab", "qu", "#"])
    faces = data.draw(st.lists(st.lists(face, min_size=3, max_size=3), min_size=1, max_size=3))
    word = data.draw(st.text(alphabet="abqu", max_size=5))
    paths = _native.find_paths(faces, word, 10_000)
    assert paths == plain_boards.find_paths(faces, word, 10_000)
    assert len(set(paths)) == len(paths)
    assert all(spells(faces, word, path) for path in paths)


def test_the_number_of_paths_is_limited() -> None:
    faces = [["e"] * 8] * 8
    assert len(boards.find_paths(faces, "e" * 20, limit=50)) == 50
    assert len(plain_boards.find_paths(faces, "e" * 20, 50)) == 50
    assert boards.find_paths(faces, "") == []
    assert boards.find_paths([["α", "β"]], "βα") == [((0, 1), (0, 0))]


def test_the_reference_solver_accepts_the_reference_graph() -> None:
    graph: Any = PlainGraph.build(["tea", "eat"], AZ)
    assert [word for word, _ in plain_boards.find_words(graph, grid("te/sa"), 3)] == ["eat", "tea"]


@pytest.mark.long
@pytest.mark.parametrize("seed", range(300))
def test_kernel_equals_reference_on_many_english_boards(seed: int, english: _native.Graph) -> None:
    rng = random.Random(seed)
    rows, cols = rng.choice([(3, 3), (4, 4), (3, 5), (5, 5), (4, 6), (2, 8)])
    assert_same_answers(english, random_grid(rng, rows, cols, ENGLISH_FACES), min_length=rng.randint(1, 4))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(200))
def test_no_answer_differs_on_a_hundred_thousand_boards_of_all_sizes(
    seed: int, english: _native.Graph
) -> None:
    """500 boards each, of 1×1 to 8×8 cells, with Qu, other faces of two letters and blocked cells."""
    rng = random.Random(seed)
    graph = _native.Graph.build(rng.sample(list(english), 10_000), AZ)
    for _ in range(500):
        faces = random_grid(rng, rng.randint(1, 8), rng.randint(1, 8), ENGLISH_FACES)
        words = [word for word, _ in plain_boards.find_words(graph, faces, 2)]
        for wide in (False, True):
            _native.use_wide_loops(wide)
            assert _native.list_words(graph, faces, 2) == words, faces
            assert _native.score_board(graph, faces, [1], [], 2) == len(words), faces
