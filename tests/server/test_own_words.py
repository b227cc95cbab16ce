"""A word the player takes for one: in practice only, kept with the match, and never ranked."""

from typing import Any

import pytest

from tests.server.running import Running, Talk
from tests.server.test_live import new_match

HAND = {"hand": "zyx*qrt"}


def sat(server: Running, talk: Talk, **wish: Any) -> dict[str, Any]:
    begun = new_match(server, **wish)
    talk.ask("frame", type="watch", match=begun["match"], key=begun["key"])
    return begun


def said(talk: Talk, match: str, word: str, move: str = "allow") -> dict[str, Any]:
    return talk.ask("frame", "refused", type="allow", match=match, id=move, word=word)


def played(talk: Talk, match: str, word: str) -> dict[str, Any]:
    move = {"type": "play", "word": word}
    return talk.ask("frame", type="submit", match=match, id=f"play-{word}", move=move)


def test_an_allowed_word_counts_from_then_on_and_after_a_reload(server: Running) -> None:
    with server.live() as talk:
        begun = sat(server, talk, options=HAND)
        match = begun["match"]
        assert played(talk, match, "zy")["scores"] == [0]
        frame = said(talk, match, "QRT")
        assert (frame["move"], frame["ranked"]) == ("allow", False)
        assert said(talk, match, "QRT")["seq"] == frame["seq"]
        after = played(talk, match, "qrt")
        assert after["events"][0]["valid"]
    server.service.hub.tables.pop(match).close()
    with server.live() as talk:
        again = talk.ask("frame", type="watch", match=match, key=begun["key"])
        assert again["scores"] == after["scores"] != [0]


@pytest.mark.parametrize("word", ["zy9", "x", "zyx" * 6])
def test_a_word_with_other_characters_is_refused(server: Running, word: str) -> None:
    with server.live() as talk:
        match = sat(server, talk, options=HAND)["match"]
        assert said(talk, match, word)["code"] == "no_list_word"


def test_own_words_are_refused_where_results_are_compared(server: Running) -> None:
    made = server.http.post("/api/challenges", json={"game": "hands", "options": HAND})
    challenge = made.json()["challenge"]
    with server.live() as talk:
        for wish in ({"challenge": challenge}, {"daily": "2026-11-15"}):
            server.service.hub.tables.clear()
            match = sat(server, talk, **wish)["match"]
            assert said(talk, match, "qrt")["code"] == "practice_only"


def test_a_match_takes_a_limited_number_of_own_words(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("worderly.table.match.reducer.OWN_WORDS", 2)
    with server.live() as talk:
        match = sat(server, talk, options=HAND)["match"]
        answers = [said(talk, match, word, word) for word in ("zyx", "qrt", "trz")]
        assert [answer["type"] for answer in answers] == ["frame", "frame", "refused"]
        assert answers[-1]["facts"] == {"most": 2}
