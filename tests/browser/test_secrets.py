"""Three whole games of each kind in a real browser: no answer in any frame or response before the end."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .people import answered, cell, end, heard, is_over, open_game, result, type_word
from .puzzles import battlewords_words, boogle_words, hands_words, wizards_words, wordsearch_words
from .secrets import Heard, listen, secrets_of

OPTIONS: dict[str, dict[str, Any]] = {
    "wizards": {"words": 9},
    "hands": {"substitute": False, "replay": False},
    "boogle": {"size": 4, "time_s": 0},
    "battlewords": {},
    "wordsearch": {"rows": 10, "cols": 10, "count": 6},
}
Play = Callable[[Page, Heard, str], None]


def query_of(game: str) -> str:
    return "&".join(f"{name}={json.dumps(value)}" for name, value in OPTIONS[game].items())


def name(page: Page, all_heard: Heard, word: str) -> None:
    """What the server says is judged up to here; from here on this word is no secret."""
    all_heard.judge()
    all_heard.secrets.give(word)
    type_word(page, word)


def play_wizards(page: Page, all_heard: Heard, seed: str) -> None:
    for word in wizards_words(seed, **OPTIONS["wizards"]):
        if is_over(page):
            break
        name(page, all_heard, word)
        answered(page)


def play_hands(page: Page, all_heard: Heard, seed: str) -> None:
    for word in hands_words(seed, **OPTIONS["hands"]):
        name(page, all_heard, word)
        answered(page)
    if not is_over(page):
        end(page, "Finish")


def play_boogle(page: Page, all_heard: Heard, seed: str) -> None:
    for word, _ in boogle_words(seed, **OPTIONS["boogle"])[:6]:
        name(page, all_heard, word)
        heard(page, word)
    end(page, "I’m done")


def play_battlewords(page: Page, all_heard: Heard, seed: str) -> None:
    for word, at in battlewords_words(seed):
        all_heard.judge()
        all_heard.secrets.uncover(at)
        cell(page, at).click()
        expect(page.get_by_label("Name a word")).to_be_enabled()
        name(page, all_heard, word)
        heard(page, word)


def play_wordsearch(page: Page, all_heard: Heard, seed: str) -> None:
    for word, _ in wordsearch_words(seed, **OPTIONS["wordsearch"]):
        name(page, all_heard, word)
        heard(page, word)


PLAYS: dict[str, Play] = {
    "wizards": play_wizards,
    "hands": play_hands,
    "boogle": play_boogle,
    "battlewords": play_battlewords,
    "wordsearch": play_wordsearch,
}


@pytest.mark.parametrize("game", PLAYS)
def test_no_answer_travels_before_the_end_of_three_whole_games(page: Page, game: str) -> None:
    all_heard = listen(page, secrets_of(game, "x1", **OPTIONS[game]))
    for seed in ("x1", "x2", "x3"):
        all_heard.secrets = secrets_of(game, seed, **OPTIONS[game])
        open_game(page, f"/{game}/seed/{seed}?{query_of(game)}")
        PLAYS[game](page, all_heard, seed)
        expect(result(page)).to_be_visible()
        all_heard.judge()
        assert all_heard.leaks == []
        assert all_heard.strange == []
        assert all_heard.frames > 1


# --- the control: what leaks on purpose is seen --------------------------------


@pytest.mark.parametrize("game", PLAYS)
def test_a_leak_in_the_first_answer_is_caught(page: Page, game: str) -> None:
    secrets = secrets_of(game, "x1", **OPTIONS[game])
    leak = json.loads(min(secrets.lines.values())) if game == "wordsearch" else max(secrets.words)

    def tell(answer: Any) -> None:
        answer["frame"]["view"]["debug"] = leak

    all_heard = listen(page, secrets, tell)
    open_game(page, f"/{game}/seed/x1?{query_of(game)}")
    all_heard.judge()
    assert all_heard.leaks


@pytest.mark.parametrize(
    "leak",
    [
        {"answers": ["SAIL"]},
        {"cloud": {"sail": 3}},
        {"hint": "one of: sail, other"},
        {"events": [{"deep": [[{"x": "sail"}]]}]},
        {"view": {"grid": ["....", "S???"]}},
        {"view": {"answer": ["....", "SAIL"]}},
    ],
    ids=str,
)
def test_a_leak_of_any_shape_is_seen(leak: dict[str, Any]) -> None:
    secrets = secrets_of("battlewords", "x1")
    secrets.words, secrets.cells = {"sail"}, {"sail": {(1, 0), (1, 1), (1, 2), (1, 3)}}
    assert secrets.told_by(json.dumps({"type": "frame", "view": {"grid": ["????", "????"]}})) == []
    assert secrets.told_by(json.dumps({"type": "frame", **leak}))
    secrets.give("sail")
    assert secrets.told_by(json.dumps({"type": "frame", **leak})) == []
