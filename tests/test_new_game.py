"""`make new-game` writes a playable game: made in a copy of the tree, tested there by all suites."""

from pathlib import Path

import pytest

from tests.tree_copy import ROOT, TreeCopy
from tools.new_game.writer import IdError, write

ID = "sixth"
BY_HAND = ["src/worderly/games/__init__.py", "src/worderly/look/tokens.json"]
"""The files that a new game changes outside its own files, without those that `make gen` writes."""
SUITES = "games cli faults golden look messages plain press server tui".split()
MODULES = "test_documents test_examples test_house".split()
CHOSEN = f"{ID} or test_messages or test_typescript or test_flags or test_tokens"
"""The tests named after the new game, and the tests of the parts that all games share."""
PAGE = "src/worderly/server/static/index.html"
PAGE_TESTS = (f"src/games/{ID}", "src/stores/messages", "src/state/choices")
"""The page's tests that read the games; the others are the same as without the new game."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> TreeCopy:
    return TreeCopy(tmp_path_factory.mktemp("tree"))


@pytest.fixture(scope="module")
def sixth(copy: TreeCopy) -> TreeCopy:
    """The copy with a sixth game."""
    copy.make("new-game", f"ID={ID}")
    return copy


@pytest.fixture(scope="module")
def generated(sixth: TreeCopy) -> TreeCopy:
    """The copy with all generated files of the sixth game."""
    sixth.make("gen")
    sixth.run(sixth.python, "-m", "tests.golden", ID)
    sixth.run(sixth.python, "-m", "tests.tui", f"lesson-{ID}")
    return sixth


@pytest.mark.parametrize(
    ("game_id", "says"),
    [
        ("hands", "'hands' is taken: docs/games/hands.md exists."),
        ("web", "'web' is taken"),
        ("Six", "'Six' is not an id"),
        ("class", "'class' is not an id"),
        ("../x", "is not an id"),
    ],
)
def test_an_invalid_id_is_refused_in_one_sentence(game_id: str, says: str) -> None:
    with pytest.raises(IdError, match=says):
        write(ROOT, game_id)


def test_a_new_game_changes_two_files_by_hand_and_only_adds_others(sixth: TreeCopy) -> None:
    assert sixth.changed() == BY_HAND
    added = [Path(name) for name in sixth.added()]
    assert len(added) > 30
    assert [str(path) for path in added if ID not in str(path)] == []
    assert [str(path) for path in added if "codeword" in (sixth.folder / path).read_text().lower()] == []


def test_the_new_game_passes_the_suites_of_every_game(generated: TreeCopy) -> None:
    generated.pytest(
        *(f"tests/{name}" for name in SUITES), *(f"tests/{name}.py" for name in MODULES), "-k", CHOSEN
    )


def test_the_new_game_can_be_played_in_the_browser(generated: TreeCopy) -> None:
    generated.run("web/npm", "test", "--silent", "--", *PAGE_TESTS)
    generated.make(PAGE)
    generated.pytest(f"tests/browser/test_{ID}.py")


@pytest.mark.long
def test_the_new_game_is_in_the_engine_of_the_browser(generated: TreeCopy) -> None:
    """Half a minute to build; that each game of ours is in it is seen by `tests/engine`."""
    generated.make("engine")
    generated.pytest("tests/engine")


@pytest.mark.long
def test_the_new_game_passes_the_checks(generated: TreeCopy) -> None:
    generated.run(generated.python, "-m", "ruff", "check")
    generated.run(generated.python, "-m", "ruff", "format", "--check")
    generated.run(generated.python, "-m", "mypy")
    generated.run(generated.python, "-c", "import sys, importlinter.cli as c; sys.exit(c.lint_imports())")
    generated.run("web/npm", "run", "--silent", "check")
    generated.run("web/npm", "run", "--silent", "lint")
