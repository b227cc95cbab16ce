"""The days of every game, in every language."""

from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path
from statistics import fmean

import pytest

from worderly.games import GAMES
from worderly.games.tools import Tools
from worderly.kit import AnyGame, Chance, encode
from worderly.kit.dailies.daily import DailyPuzzle, daily_puzzle
from worderly.languages import interface_languages, word_languages
from worderly.lexicon import Lexicon
from worderly.messages import Messages

MONDAY = date(2026, 12, 7)
WORDS = Path(__file__).parents[1] / "golden" / "words.txt"
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", word_languages())


def puzzles(game: AnyGame, language: str, days: int, secret: str = "s") -> Iterator[DailyPuzzle]:
    tools = Tools.open((language,))
    for n in range(days):
        day = MONDAY + timedelta(days=n)
        yield daily_puzzle(game, language, day, lambda label: f"{secret}/{label}", tools)


@every_game
@every_language
def test_a_year_of_days_can_be_kept_apart_with_the_shipped_words(game: AnyGame, language: str) -> None:
    (puzzle,) = puzzles(game, language, 1)
    assert [spacing.apart for spacing in puzzle.spacings] == [one.stock.apart for one in puzzle.spacings]
    assert puzzle.is_weekly or game.days().weigh is None


@every_game
def test_the_same_secret_and_date_give_the_same_puzzle(game: AnyGame) -> None:
    texts = [[encode(one.state) for one in puzzles(game, "en", 3, secret)] for secret in ("s", "s", "t")]
    assert texts[0] == texts[1]
    assert texts[0] != texts[2]


# A short hash of what a fixed list gives in the week of MONDAY, by the version of the days. The list is not a
# shipped one, so only a change of the generator or of the choice among puzzles changes a line:
# then raise `version` in the game's `days.py`, as docs/days.md says.
WEEKS = {
    "wizards": (3, "4451151c"),
    "hands": (3, "8cf8eefc"),
    "boogle": (2, "2dccc182"),
    "battlewords": (2, "98488b9c"),
    "wordsearch": (4, "1e4e257b"),
}


def week(game: AnyGame) -> str:
    tools = Tools((Lexicon.from_file(WORDS),))
    text = []
    for n in range(7):
        puzzle = daily_puzzle(game, "en", MONDAY + timedelta(days=n), lambda label: f"s/{label}", tools)
        contents = game.days().contents(puzzle.state, tools)
        text.append(repr((contents.answers, contents.rows, round(puzzle.grade.value, 6))))
    return sha256("".join(text).encode()).hexdigest()[:8]


@every_game
def test_a_date_gets_another_puzzle_only_with_another_version(game: AnyGame) -> None:
    found = (game.days().version, week(game))
    assert found == WEEKS.get(game.id, (1, found[1]))  # a new game has no dates behind it


@every_game
def test_the_options_of_a_daily_never_change(game: AnyGame) -> None:
    wanted, _ = game.check(game.daily("en", Chance("")))
    assert {encode(puzzle.options) for puzzle in puzzles(game, "en", 7)} == {encode(wanted)}


@every_game
@every_language
def test_days_get_harder_from_monday_to_sunday(game: AnyGame, language: str) -> None:
    grades = [puzzle.grade.value for puzzle in puzzles(game, language, 8 * 7)]
    monday, thursday, sunday = (fmean(grades[n::7]) for n in (0, 3, 6))
    assert monday < thursday < sunday


@every_game
@pytest.mark.parametrize("language", interface_languages())
def test_a_grade_has_its_reasons_and_each_stock_its_name_in_words(game: AnyGame, language: str) -> None:
    say = Messages(language).text
    (puzzle,) = puzzles(game, "en", 1)
    assert puzzle.grade.facts
    assert any(
        str(fact) in say(f"{game.id}-grade", **puzzle.grade.facts) for fact in puzzle.grade.facts.values()
    )
    for spacing in puzzle.spacings:
        assert say(f"{game.id}-stock-{spacing.stock.name}")


@every_game
def test_the_contents_of_a_puzzle_name_what_the_calendar_dealt(game: AnyGame) -> None:
    for puzzle in puzzles(game, "en", 3):
        contents = game.days().contents(puzzle.state, Tools.open(("en",)))
        assert contents.answers
        for spacing in puzzle.spacings:
            used = contents.used[spacing.stock.name]
            assert len(used) == spacing.stock.a_day
            assert set(used) <= set(spacing.stock.items)


def test_a_wizards_daily_lays_few_words_twice_and_a_boogle_daily_is_neither_poor_nor_rich() -> None:
    wizards, boogle = (next(game for game in GAMES if game.id == name) for name in ("wizards", "boogle"))
    for puzzle in puzzles(wizards, "en", 14):
        laid = Counter(placed.word for placed in puzzle.state.words)
        assert sum(many > 1 for many in laid.values()) <= 2
    for puzzle in puzzles(boogle, "en", 14):
        assert 40 <= puzzle.state.deals[0].common <= 90


@every_language
def test_no_two_spines_of_wizards_have_the_same_letters(language: str) -> None:
    wizards = next(game for game in GAMES if game.id == "wizards")
    (puzzle,) = puzzles(wizards, language, 1)
    spines = puzzle.spacings[0].stock.items
    assert len({"".join(sorted(spine)) for spine in spines}) == len(spines)
