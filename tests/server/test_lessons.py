"""Lessons over REST: the sentences are in the caller's language, the words in the asked one."""

from pathlib import Path

from tests.server.running import Running, running
from tests.server.test_rest import NOON_MS
from worderly.table.clock import FakeClock

MOVE = {"step": 1, "move": {"type": "play", "word": "cat"}}


def test_the_words_and_the_sentences_have_their_own_languages(server: Running) -> None:
    answer = server.http.get("/api/lessons/hands/de", headers={"Accept-Language": "fr"})
    body = answer.json()
    assert (answer.status_code, body["language"]) == (200, "de")
    assert body["pages"][1]["text"] == "Écrivez un mot\u00a0: ROT."


def test_a_language_without_a_lesson_is_told_in_english(server: Running) -> None:
    assert server.http.get("/api/lessons/hands/xx").json()["language"] == "en"


def test_a_move_is_answered_and_nothing_is_saved(server: Running) -> None:
    for _ in range(2):
        answer = server.http.post("/api/lessons/hands/en/moves", json=MOVE)
        assert (answer.status_code, answer.json()["wanted"]) == (200, True)


def test_a_class_that_learns_at_one_address_does_not_use_up_its_writes(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, FakeClock(NOON_MS)) as here:
        here.service.limits.writes.most = 1
        here.service.limits.lesson_moves.most = 5
        codes = [here.http.post("/api/lessons/hands/en/moves", json=MOVE).status_code for _ in range(6)]
        assert codes == [200] * 5 + [429]


def test_what_does_not_exist_is_not_found(server: Running) -> None:
    assert server.http.get("/api/lessons/chess/en").status_code == 404
    late = {"step": 19, "move": {"type": "play", "word": "cat"}}
    assert server.http.post("/api/lessons/hands/en/moves", json=late).status_code == 404
