"""The native and the plain word graph give the same answers as Python sets and as each other."""

import random
import string
from collections import Counter
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from worderly import _native
from worderly.lexicon import Lexicon
from worderly.lexicon.errors import LexiconError
from worderly.lexicon.graphs.plain_graph import PlainGraph

AZ = string.ascii_lowercase
ENGINES: list[Any] = [_native.Graph, PlainGraph]
both = pytest.mark.parametrize("engine", ENGINES, ids=["native", "reference"])
words_of = st.text(alphabet="abcde", min_size=1, max_size=7)
some_words = st.sets(words_of, max_size=40)


@both
@given(words=some_words, strangers=st.lists(st.text(alphabet="abcdez*é", max_size=8)))
def test_a_word_is_in_the_graph_if_it_was_put_there(
    engine: Any, words: set[str], strangers: list[str]
) -> None:
    graph = engine.build(words, "abcde")
    asked = [*words, *strangers]
    assert [word in graph for word in asked] == [word in words for word in asked]
    assert graph.contains_many(asked) == [word in words for word in asked]
    assert len(graph) == len(words)
    assert list(graph) == sorted(words)


@both
@given(words=some_words, prefix=st.text(alphabet="abcdez", max_size=5))
def test_a_prefix_begins_some_word(engine: Any, words: set[str], prefix: str) -> None:
    graph = engine.build(words, "abcde")
    assert graph.has_prefix(prefix) == any(word.startswith(prefix) for word in words)


@both
@given(words=some_words)
def test_ranks_number_the_words_in_order_without_gaps(engine: Any, words: set[str]) -> None:
    graph = engine.build(words, "abcde")
    assert [graph.rank(word) for word in sorted(words)] == list(range(len(words)))
    assert [graph.word_at(rank) for rank in range(len(words))] == sorted(words)
    assert graph.rank("zebra") == -1


@both
@given(words=some_words, pattern=st.text(alphabet="abc?*z", max_size=8))
def test_patterns_match_as_in_a_shell(engine: Any, words: set[str], pattern: str) -> None:
    graph = engine.build(words, "abcde")
    assert graph.matching(pattern) == [w for w in sorted(words) if fnmatchcase(w, pattern)]


@both
@given(words=some_words, letters=st.text(alphabet="abcde*z", max_size=9), shortest=st.integers(0, 5))
def test_anagrams_need_no_more_than_the_letters_and_wildcards_for_vowels(
    engine: Any, words: set[str], letters: str, shortest: int
) -> None:
    def is_made(word: str) -> bool:
        missing = Counter(word) - Counter(letters)
        return set(missing) <= set("ae") and missing.total() <= letters.count("*")

    graph = engine.build(words, "abcde")
    expected = [word for word in sorted(words) if len(word) >= shortest and is_made(word)]
    assert graph.anagrams(letters, "ae", shortest) == expected


@given(words=st.sets(st.text(alphabet="abcdefghij", min_size=1, max_size=12), max_size=150))
def test_both_engines_build_the_same_bytes(words: set[str]) -> None:
    native, plain = _native.Graph.build(words, AZ), PlainGraph.build(words, AZ)
    assert native.to_bytes() == plain.to_bytes()
    assert list(PlainGraph.from_bytes(native.to_bytes())) == sorted(words)


@both
def test_a_saved_graph_opens_again(engine: Any, tmp_path: Path) -> None:
    path = tmp_path / "words.graph"
    engine.build(["quail", "quit"], AZ).save(path)
    for other in ENGINES:
        graph = other.open(path)
        assert "quail" in graph
        assert (graph.alphabet, graph.max_length, list(graph)) == (AZ, 5, ["quail", "quit"])
    engine.build(["newer"], AZ).save(str(path))
    assert "newer" in engine.open(str(path))


@both
@pytest.mark.parametrize(
    "alphabet",
    [
        "αβγδεζηθικλμνξοπρστυφχψω",
        "abcdefghijklmnopqrstuvwxyzäöüßñç",
        "".join(map(chr, range(0x10400, 0x10420))),
    ],
    ids=["greek", "latin of 32", "astral"],
)
def test_any_alphabet_of_up_to_32_letters_works(engine: Any, alphabet: str) -> None:
    words = sorted({alphabet[i:] for i in range(len(alphabet))}, key=lambda w: alphabet.index(w[0]))
    graph = engine.build(words, alphabet)
    assert list(graph) == words
    assert all(word in graph for word in words)
    assert graph.matching("?") == [alphabet[-1]]
    assert graph.anagrams(alphabet[-3:]) == words[-3:]


@both
@pytest.mark.parametrize(
    ("words", "alphabet", "said"),
    [
        (["naïve"], AZ, "'naïve'.*outside"),
        (["Quail"], AZ, "'Quail'.*outside"),
        ([""], AZ, "1 to 63 letters"),
        (["a" * 64], AZ, "1 to 63 letters"),
        (["a"], "aba", "each letter once"),
        (["a"], "", "1 to 32"),
        (["a"], "".join(map(chr, range(0x400, 0x421))), "1 to 32"),
    ],
)
def test_an_error_names_the_word_that_cannot_be_stored(
    engine: Any, words: list[str], alphabet: str, said: str
) -> None:
    with pytest.raises(LexiconError, match=said):
        engine.build(words, alphabet)


@both
def test_the_longest_words_have_63_letters(engine: Any) -> None:
    graph = engine.build(["a" * 63], AZ)
    assert "a" * 63 in graph
    assert "a" * 64 not in graph
    assert graph.matching("?" * 63) == graph.matching("*" * 80) == graph.anagrams("a" * 70) == ["a" * 63]
    assert graph.matching("?" * 64) == []


@both
def test_other_values_are_no_words(engine: Any) -> None:
    graph = engine.build(["a", "ab"], AZ)
    assert [thing in graph for thing in ("", "A", "aé", "a ", "ab\0", "a" * 1000, None, 7, b"a")] == [
        False
    ] * 9


@both
def test_an_empty_graph_has_no_words(engine: Any) -> None:
    graph = engine.build([], AZ)
    assert (len(graph), list(graph), graph.matching("*"), graph.anagrams("abc")) == (0, [], [], [])
    assert graph.has_prefix("") is False


@both
def test_a_rank_out_of_range_is_an_index_error(engine: Any) -> None:
    graph = engine.build(["a"], AZ)
    for rank in (-1, 1, 10**6):
        with pytest.raises(IndexError):
            graph.word_at(rank)


@pytest.mark.parametrize("seed", range(4))
def test_both_engines_give_the_same_answers_for_english(seed: int, english: tuple[Any, Any]) -> None:
    native, plain = english
    rng = random.Random(seed)
    letters = "".join(rng.choices("eeaaiioonrtlsuctdpmhgbfywkvxzjq", k=rng.randint(2, 7))) + "*"
    assert native.anagrams(letters, "aeiou") == plain.anagrams(letters, "aeiou")
    pattern = rng.choice("jkqvwxyz") + "".join(rng.choices("etaoinsr??*", k=rng.randint(2, 7)))
    assert native.matching(pattern) == plain.matching(pattern)
    for rank in rng.sample(range(len(native)), 20):
        word = native.word_at(rank)
        assert plain.word_at(rank) == word
        assert native.rank(word) == plain.rank(word) == rank


@pytest.fixture(scope="module")
def english() -> tuple[Any, Any]:
    data = Lexicon.open("en").graph.to_bytes()
    return _native.Graph.from_bytes(data), PlainGraph.from_bytes(data)


@both
def test_a_missing_file_is_a_file_error(engine: Any, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"none\.graph"):
        engine.open(tmp_path / "none.graph")


def test_iteration_keeps_its_graph_alive() -> None:
    words = iter(_native.Graph.build(["a", "b", "c"], AZ))
    assert list(words) == ["a", "b", "c"]
