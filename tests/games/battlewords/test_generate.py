"""Seas: every one legal by a judge of its own, for every option."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.battlewords.checker import faults, unintended
from worderly.games.battlewords import GAME, generate
from worderly.games.battlewords.diagnose import diagnose
from worderly.games.battlewords.generate import targets
from worderly.games.battlewords.model import Hidden, State
from worderly.games.battlewords.options import Options
from worderly.games.battlewords.strays import has_watched_text, stray_texts
from worderly.games.tools import Tools, WatchedStrings
from worderly.kit import Refused, encode, start
from worderly.lexicon import Lexicon

ENGLISH = Tools.open(("en",))
FRENCH = Tools.open(("fr",))
VARIANTS = [
    Options(),
    Options(difficulty="easy"),
    Options(difficulty="hard"),
    Options(crossings=True),
    Options(spaced=True),
    Options(curated=True),
    Options(crossings=True, curated=True),
    Options(spaced=True, curated=True),
]

GOLDEN = [
    ("song", 9, 6, "H"),
    ("cart", 5, 0, "H"),
    ("river", 3, 11, "V"),
    ("plane", 4, 10, "V"),
    ("garden", 6, 5, "V"),
    ("winter", 0, 5, "H"),
]


def made(options: Options, seed: str | int, tools: Tools = ENGLISH) -> State:
    return start(GAME, options, seed, tools)


def judged(state: State, tools: Tools = ENGLISH) -> list[str]:
    pools = targets(tools.words, state.options.difficulty)
    found = faults(state.words, state.options, {word for pool in pools.values() for word in pool})
    return found + (unintended(state.words, tools.words) if state.options.curated else [])


@pytest.mark.parametrize("options", VARIANTS)
def test_every_kind_of_sea_is_legal(options: Options) -> None:
    assert {seed: found for seed in range(120) if (found := judged(made(options, seed)))} == {}


@pytest.mark.long
@pytest.mark.parametrize("options", VARIANTS)
def test_ten_thousand_seas_are_legal(options: Options) -> None:
    assert [seed for seed in range(10_000) if judged(made(options, seed))] == []


@given(seed=st.text(max_size=12), options=st.sampled_from(VARIANTS))
def test_any_seed_makes_a_legal_sea_and_always_the_same(seed: str, options: Options) -> None:
    state = made(options, seed)
    assert judged(state) == []
    assert encode(state) == encode(made(options, seed))


def test_french_seas_are_legal() -> None:
    options = Options(languages=("fr",))
    assert [seed for seed in range(60) if judged(made(options, seed, FRENCH), FRENCH)] == []


@pytest.mark.parametrize("tools", [ENGLISH, FRENCH], ids=["en", "fr"])
def test_every_difficulty_has_500_words_of_each_length(tools: Tools) -> None:
    for difficulty in ("easy", "medium", "hard"):
        pools = targets(tools.words, difficulty)
        assert all(len(pool) >= 500 for pool in pools.values())
        assert not any(tools.words.is_hidden(word) for pool in pools.values() for word in pool)


def test_the_radar_has_six_pulses_whatever_the_options() -> None:
    for options in VARIANTS:
        for seed in range(60):
            radar = GAME.view(made(options, seed), 0, False).radar
            assert len(set(radar)) == 6
            assert list(radar) == sorted(radar)


def test_crossings_do_happen_when_allowed_and_never_otherwise() -> None:
    assert diagnose(Options(crossings=True), ENGLISH, 100).shared_cells > 50
    assert diagnose(Options(), ENGLISH, 100).shared_cells == 0


def test_both_directions_and_all_parts_of_the_sea_are_used() -> None:
    states = [made(Options(), seed) for seed in range(300)]
    used = {(r, c) for s in states for r, row in enumerate(s.grid) for c, ch in enumerate(row) if ch != "."}
    assert len(used) == 144
    share = sum(h.direction == "H" for s in states for h in s.words) / (6 * len(states))
    assert 0.4 < share < 0.6


def sea(*words: tuple[str, int, int, str]) -> list[Hidden]:
    return [Hidden(w, w, row, col, direction) for w, row, col, direction in words]  # type: ignore[arg-type]


def test_stray_texts_are_read_across_two_words_only() -> None:
    # c a r t s o n g
    texts = list(stray_texts(sea(("cart", 0, 0, "H"), ("song", 0, 4, "H"))))
    assert {"carts", "art" + "s", "tso"} <= set(texts)
    assert not {"car", "art", "cart", "son", "song"} & set(texts)


def test_a_stray_word_down_three_touching_words_is_seen() -> None:
    words = sea(("cart", 0, 0, "H"), ("arts", 1, 0, "H"), ("tone", 2, 0, "H"))
    assert "cat" in set(stray_texts(words))
    assert unintended(words, {"cat"}) == ["cat"]


def test_two_words_that_spell_a_watched_one_are_seen_also_backwards() -> None:
    words = sea(("cart", 0, 0, "H"), ("song", 0, 4, "H"))
    for watched, is_seen in (("tso", True), ("ost", True), ("art", False), ("cat", False)):
        strings = WatchedStrings(frozenset({watched}), frozenset({watched[:3]}))
        assert has_watched_text(words, strings) is is_seen


def test_no_sea_spells_a_watched_word() -> None:
    for seed in range(300):
        assert not has_watched_text(made(Options(crossings=True), seed).words, ENGLISH.watched)


def test_a_curated_sea_has_no_stray_word_where_a_plain_one_may() -> None:
    plain = [made(Options(), seed) for seed in range(200)]
    assert any(unintended(state.words, ENGLISH.words) for state in plain)


def test_a_lexicon_without_enough_words_is_refused_with_its_length() -> None:
    tools = Tools((Lexicon.from_words(["four", "five", "seven", "eight", "sixsix"]),))
    with pytest.raises(Refused) as refused:
        made(Options(), 1, tools)
    assert (refused.value.code, refused.value.facts["length"]) == ("too_few_targets", 6)


def test_a_hopeless_request_is_refused_after_a_bounded_number_of_tries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(generate, "has_stray_word", lambda words, lexicon: True)
    with pytest.raises(Refused, match=r"^no_grid\(") as refused:
        made(Options(curated=True), 1)
    assert refused.value.facts == {"tries": generate.MAX_TRIES}


def test_a_diagnosis_counts_tries_rejections_and_letters() -> None:
    report = diagnose(Options(curated=True), ENGLISH, 50)
    assert (report.seeds, report.failures) == (50, ())
    assert sum(count for _, count in report.tries) == 50
    assert sum(count for _, count in report.letters) == 50 * 30
    assert dict(report.rejections).keys() == {"no_room", "stray_word"}
    assert sum((tries - 1) * count for tries, count in report.tries) == sum(n for _, n in report.rejections)
    assert sum(count for _, count in report.directions) == 300


def test_a_diagnosis_lists_failures_instead_of_stopping() -> None:
    report = diagnose(Options(), Tools((Lexicon.from_words(["four"]),)), 3)
    assert [seed for seed, _ in report.failures] == ["diagnose/0", "diagnose/1", "diagnose/2"]
    assert "too_few_targets" in report.failures[0][1]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"col": 11, "direction": "H"}, "leaves the sea"),
        ({"word": "zzzz"}, "is no target"),
    ],
)
def test_the_judge_sees_a_spoilt_sea(change: dict[str, object], fault: str) -> None:
    state = made(Options(), 1)
    spoilt = replace(state, words=(replace(state.words[0], **change), *state.words[1:]))
    assert fault in " ".join(judged(spoilt))


def test_the_judge_sees_words_on_top_of_each_other() -> None:
    state = made(Options(), 1)
    first = state.words[0]
    moved = replace(state.words[1], row=first.row, col=first.col, direction=first.direction)
    assert "share" in " ".join(judged(replace(state, words=(first, moved, *state.words[2:]))))


def test_a_board_of_a_seed_never_changes() -> None:
    """Of a fixed lexicon, so that only a change of the generator can change it."""
    words = ["cart", "song", "plane", "river", "garden", "winter"]
    state = made(Options(), "golden", Tools((Lexicon.from_words(words),)))
    assert [(h.word, h.row, h.col, h.direction) for h in state.words] == GOLDEN
