"""The days of Boogle: how hard a board is."""

from msgspec.structs import replace

from worderly.games.boogle import GAME
from worderly.games.boogle.model import Deal, State
from worderly.games.boogle.options import Options
from worderly.games.tools import Tools
from worderly.kit import start
from worderly.kit.dailies.days import Grade
from worderly.lexicon import Lexicon

DAYS = GAME.days()
TOOLS = Tools((Lexicon.from_words(["care", "cares", "car", "are", "ares", "sera"]),))
ENGLISH = Tools.open(("en",))


def graded(tools: Tools, grid: str) -> Grade:
    return DAYS.grade(board(tools, grid), tools)


def board(tools: Tools, grid: str) -> State:
    return start(GAME, Options(grid=grid, fewest_common=0), "1", tools)


def test_a_grade_counts_the_words_and_names_the_longest() -> None:
    assert graded(TOOLS, "care/###s/####/####").facts == {"words": 6, "easy": 6, "longest": 5}
    assert graded(TOOLS, "care/####/####/####").facts == {"words": 3, "easy": 3, "longest": 4}


def test_a_board_with_fewer_words_is_harder() -> None:
    assert graded(TOOLS, "care/####/####/####").value > graded(TOOLS, "care/###s/####/####").value


def test_a_board_with_more_common_words_than_a_daily_has_grades_below_nothing() -> None:
    """A hundred easy words are grade 0; each word less is one grade more."""
    none, six = graded(TOOLS, "zzzz/####/####/####"), graded(TOOLS, "care/###s/####/####")
    assert (none.value, six.value) == (100, 94)


def test_only_words_of_the_tiers_count() -> None:
    state = board(ENGLISH, "tsea/nrli/opds/hame")
    words = [word.word for word in state.deals[0].words if ENGLISH.words.may_show(word.word)]
    common = [word for word in words if ENGLISH.words.tier(word)]
    easy = [word for word in common if ENGLISH.words.tier(word) == "easy"]
    facts = DAYS.grade(state, ENGLISH).facts
    assert (facts["words"], facts["easy"]) == (len(common), len(easy))
    assert len(words) > len(common) > len(easy) > 0


def test_rarer_words_make_a_board_harder() -> None:
    deal = board(TOOLS, "care/###s/####/####").deals[0]
    grades = [DAYS.grade(ranked(deal, rank), TOOLS).value for rank in (0, 1, 2)]
    assert grades == sorted(set(grades))


def ranked(deal: Deal, rank: int) -> State:
    words = tuple(replace(word, rank=rank) for word in deal.words)
    return replace(board(TOOLS, "care/###s/####/####"), deals=(replace(deal, words=words),))


def test_the_contents_show_the_board_and_its_common_words() -> None:
    state = board(TOOLS, "care/###s/####/####")
    contents = DAYS.contents(state, TOOLS)
    assert sorted(contents.answers) == ["are", "ares", "car", "care", "cares", "sera"]
    assert contents.rows == state.deals[0].faces
    assert "".join(contents.rows[0]) == "care"
