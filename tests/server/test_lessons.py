"""Lessons over REST: the sentences are in the caller's language, the words in the asked one."""

from tests.server.running import Running


def test_the_words_and_the_sentences_have_their_own_languages(server: Running) -> None:
    answer = server.http.get("/api/lessons/hands/de", headers={"Accept-Language": "fr"})
    body = answer.json()
    assert (answer.status_code, body["language"]) == (200, "de")
    assert body["pages"][1]["text"] == "Écrivez un mot\u00a0: ROT."


def test_a_language_without_a_lesson_is_told_in_english(server: Running) -> None:
    assert server.http.get("/api/lessons/hands/xx").json()["language"] == "en"


def test_a_move_is_answered_and_nothing_is_saved(server: Running) -> None:
    move = {"step": 1, "move": {"type": "play", "word": "cat"}}
    for _ in range(2):
        answer = server.http.post("/api/lessons/hands/en/moves", json=move)
        assert (answer.status_code, answer.json()["wanted"]) == (200, True)


def test_what_does_not_exist_is_not_found(server: Running) -> None:
    assert server.http.get("/api/lessons/chess/en").status_code == 404
    late = {"step": 19, "move": {"type": "play", "word": "cat"}}
    assert server.http.post("/api/lessons/hands/en/moves", json=late).status_code == 404
