"""The library module of Hands: the functions and transcripts that a course's tests require."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from worderly import hands
from worderly.lexicon import Lexicon

WORDS = [
    "jar",
    "fax",
    "fix",
    "fox",
    "part",
    "ice",
    "icy",
    "out",
    "dad",
    "did",
    "honey",
    "rapture",
    "at",
    "it",
]


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Answers for `input`, in order; prints prompt and answer as a terminal shows them."""
    answers: list[str] = []

    def reply(prompt: str = "") -> str:
        print(prompt + answers[0])
        return answers.pop(0)

    monkeypatch.setattr("builtins.input", reply)
    yield answers
    assert answers == []


def test_a_hand_has_the_required_transcript(answer: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    answer += ["jar", "f*x", "!!"]
    assert hands.play_hand(hands.get_frequency_dict("ajef*rx"), WORDS) == 306
    assert capsys.readouterr().out == (
        "Current Hand: a j e f * r x\n"
        'Enter word, or "!!" to indicate that you are finished: jar\n'
        '"jar" earned 90 points. Total: 90 points\n'
        "\n"
        "Current Hand: e f * x\n"
        'Enter word, or "!!" to indicate that you are finished: f*x\n'
        '"f*x" earned 216 points. Total: 306 points\n'
        "\n"
        "Current Hand: e\n"
        'Enter word, or "!!" to indicate that you are finished: !!\n'
        "Total score: 306 points\n"
    )


def test_an_invalid_word_costs_its_letters_and_an_empty_hand_ends(
    answer: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    answer += ["fix", "ac", "*t"]
    assert hands.play_hand(hands.get_frequency_dict("acfi*tx"), WORDS) == 131
    assert capsys.readouterr().out == (
        "Current Hand: a c f i * t x\n"
        'Enter word, or "!!" to indicate that you are finished: fix\n'
        '"fix" earned 117 points. Total: 117 points\n'
        "\n"
        "Current Hand: a c * t\n"
        'Enter word, or "!!" to indicate that you are finished: ac\n'
        "That is not a valid word. Please choose another word.\n"
        "\n"
        "Current Hand: * t\n"
        'Enter word, or "!!" to indicate that you are finished: *t\n'
        '"*t" earned 14 points. Total: 131 points\n'
        "\n"
        "Ran out of letters. Total score: 131 points\n"
    )


def test_a_game_has_the_required_transcript(
    answer: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    deals = iter(["aci*prt", "dd*lout"])
    monkeypatch.setattr(hands, "deal_hand", lambda n: hands.get_frequency_dict(next(deals)))
    monkeypatch.setattr(
        hands,
        "substitute_hand",
        lambda hand, letter: {("a" if k == letter else k): v for k, v in hand.items()},
    )
    answer += ["2", "no", "part", "ic*", "no", "yes", "l", "out", "!!", "yes", "d*d", "out", "!!"]
    assert hands.play_game(WORDS) == 288
    ask = 'Enter word, or "!!" to indicate that you are finished: '
    assert capsys.readouterr().out == (
        "Enter total number of hands: 2\n"
        "Current Hand: a c i * p r t\n"
        "Would you like to substitute a letter? no\n"
        "\n"
        "Current Hand: a c i * p r t\n"
        f"{ask}part\n"
        '"part" earned 114 points. Total: 114 points\n'
        "\n"
        "Current Hand: c i *\n"
        f"{ask}ic*\n"
        '"ic*" earned 84 points. Total: 198 points\n'
        "\n"
        "Ran out of letters.\n"
        "Total score for this hand: 198\n"
        "----------\n"
        "Would you like to replay the hand? no\n"
        "Current Hand: d d * l o u t\n"
        "Would you like to substitute a letter? yes\n"
        "Which letter would you like to replace: l\n"
        "\n"
        "Current Hand: d d * a o u t\n"
        f"{ask}out\n"
        '"out" earned 27 points. Total: 27 points\n'
        "\n"
        "Current Hand: d d * a\n"
        f"{ask}!!\n"
        "Total score for this hand: 27\n"
        "----------\n"
        "Would you like to replay the hand? yes\n"
        "Current Hand: d d * a o u t\n"
        f"{ask}d*d\n"
        '"d*d" earned 36 points. Total: 36 points\n'
        "\n"
        "Current Hand: a o u t\n"
        f"{ask}out\n"
        '"out" earned 54 points. Total: 90 points\n'
        "\n"
        "Current Hand: a\n"
        f"{ask}!!\n"
        "Total score for this hand: 90\n"
        "----------\n"
        "Total score over all hands: 288\n"
    )


def test_a_question_is_not_asked_again_after_a_yes(
    answer: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    answer += ["3", "no", "!!", "yes", "!!", "yes", "a", "!!", "!!"]
    assert hands.play_game(WORDS) == 0
    shown = capsys.readouterr().out
    assert shown.count("substitute") == 2
    assert shown.count("replay") == 1


def test_the_number_of_hands_is_asked_until_it_is_a_number(answer: list[str]) -> None:
    answer += ["many", "", "0"]
    assert hands.play_game(WORDS) == 0


def test_hand_size_may_be_assigned(
    answer: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hands, "HAND_SIZE", 11)
    answer += ["1", "no", "!!", "no"]
    hands.play_game(WORDS)
    first = capsys.readouterr().out.splitlines()[1]
    assert len(first.removeprefix("Current Hand: ").split()) == 11


@pytest.mark.parametrize("word_list", [WORDS, Lexicon.from_words(WORDS)], ids=["list", "lexicon"])
@pytest.mark.parametrize(
    ("word", "hand", "is_valid"),
    [
        ("rapture", "rapturee", True),
        ("Rapture", "rapturee", True),
        ("honey", "nh*ydwee", False),
        ("h*ney", "nh*ydwee", True),
        ("honey", "honeylll", True),
        ("e*m", "arejjm*", False),
        ("", "a", False),
        ("f**", "f**", False),
        ("d*d", "dd*", True),
    ],
)
def test_a_word_is_valid_by_its_letters_and_the_list(
    word: str, hand: str, is_valid: bool, word_list: list[str] | Lexicon
) -> None:
    letters = hands.get_frequency_dict(hand)
    before = letters.copy()
    assert hands.is_valid_word(word, letters, word_list) is is_valid
    assert letters == before


def test_updating_a_hand_gives_a_new_one() -> None:
    hand = {"a": 1, "q": 1, "l": 2, "m": 1, "u": 1, "i": 1}
    assert hands.update_hand(hand, "quail") == {"l": 1, "m": 1}
    assert hand == {"a": 1, "q": 1, "l": 2, "m": 1, "u": 1, "i": 1}


def test_a_dealt_hand_has_the_given_length() -> None:
    for n in range(1, 21):
        hand = hands.deal_hand(n)
        assert hands.calculate_handlen(hand) == n
        assert hand["*"] == 1


def test_a_substitute_letter_is_not_in_the_hand_before() -> None:
    hand = {"h": 1, "e": 1, "l": 2, "o": 1}
    changed = hands.substitute_hand(hand, "l")
    assert hands.calculate_handlen(changed) == 5
    assert "l" not in changed
    assert hands.substitute_hand(hand, "z") == hand
    assert hand == {"h": 1, "e": 1, "l": 2, "o": 1}


def test_a_hand_is_shown_letter_by_letter(capsys: pytest.CaptureFixture[str]) -> None:
    hands.display_hand({"a": 1, "x": 2, "l": 3, "e": 1})
    assert capsys.readouterr().out == "a x x l l l e\n"


def test_a_sequence_of_any_letters_is_counted() -> None:
    assert hands.get_frequency_dict(["a", "b", "a"]) == {"a": 2, "b": 1}


def test_loading_words_prints_their_number(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "words.txt"
    path.write_text("WEED\ncows\r\nquail\n")
    assert sorted(hands.load_words(path)) == ["cows", "quail", "weed"]
    assert capsys.readouterr().out == "Loading word list from file...\n3 words loaded.\n"
