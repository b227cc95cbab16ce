"""Rules for the whole repository."""

import ast
import doctest
import re
import subprocess
from pathlib import Path

import pytest

from worderly import __version__
from worderly.games import GAMES

ROOT = Path(__file__).parent.parent
IDS = [game.id for game in GAMES]


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    return [path for name in listed.decode().split("\0") if name and (path := ROOT / name).is_file()]


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


FIRST_FIVE = ["wizards", "hands", "boogle", "battlewords", "wordsearch"]


def test_the_first_five_games_are_in_their_order() -> None:
    assert IDS[:5] == FIRST_FIVE


@pytest.mark.parametrize("game", FIRST_FIVE)
def test_the_first_five_games_have_a_module_for_scripts(game: str) -> None:
    """Promised to users; later games do not need one."""
    assert (ROOT / f"src/worderly/{game}.py").is_file()


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize(
    "place",
    [
        "docs/games/{game}.md",
        "src/worderly/games/{game}/bot.py",
        "src/worderly/games/{game}/analysis.py",
        "tests/games/{game}/test_analysis.py",
        "tests/games/{game}/secrets.py",
        "src/worderly/plain/games/{game}.py",
        "src/worderly/tui/games/{game}.py",
        "src/worderly/press/sheets/{game}.py",
        "src/worderly/messages/en/{game}.ftl",
        "src/worderly/messages/fr/{game}.ftl",
        "tests/golden/{game}*.txt",
        "web/src/games/{game}/After.svelte",
        "web/src/games/{game}/Answers.svelte",
        "web/src/games/{game}/Motif.svelte",
        "web/src/games/{game}/Play.svelte",
        "web/src/games/{game}/Still.svelte",
    ],
)
def test_every_game_has_all_its_files(game: str, place: str) -> None:
    assert list(ROOT.glob(place.format(game=game)))


def test_the_shared_parts_of_the_page_name_no_game() -> None:
    """What belongs to one game lies in its folder; the maker (make/) is a feature of Word search."""
    source = ROOT / "web/src"
    own = (source / "games", source / "make", source / "pages/Make.svelte")
    generated = (source / "wire.ts", source / "options.ts")
    named = re.compile(rf"[\"'`/-]({'|'.join(IDS)})[\"'`/-]")
    shared = [
        path
        for path in tracked()
        if path.is_relative_to(source) and not any(path.is_relative_to(each) for each in own + generated)
    ]
    wrong = [
        f"{path.relative_to(ROOT)}: {found[0]}"
        for path in shared
        if not path.name.endswith(".test.ts") and (found := named.search(text_of(path)))
    ]
    assert shared
    assert wrong == []


def test_no_registry_address_or_machine_path_is_committed() -> None:
    forbidden = re.compile(
        r"pypi\.org/simple|files\.pythonhosted|registry\.npmjs|/root/|/work/(main|shared)|/home/\w+/"
    )
    wrong = [
        str(path.relative_to(ROOT))
        for path in tracked()
        # The Dockerfile names the image's own /root.
        if path not in (Path(__file__), ROOT / "Dockerfile")
        and path.stat().st_size < 2_000_000
        and forbidden.search(text_of(path))
    ]
    assert wrong == []


def test_the_version_is_the_same_everywhere() -> None:
    assert f'version = "{__version__}"' in (ROOT / "pyproject.toml").read_text()


def test_every_make_target_of_the_readme_exists() -> None:
    targets = set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    named = set(re.findall(r"`make ([a-z-]+)", (ROOT / "README.md").read_text()))
    assert named <= targets
    assert {
        "help",
        "run",
        "play",
        "test",
        "check",
        "bench",
        "lexicons",
        "gen",
        "golden",
        "long",
        "fuzz",
    } <= targets


def test_the_gate_runs_what_the_readme_names() -> None:
    calls = re.findall(r"^make (\w+)", (ROOT / ".ci/run").read_text(), re.MULTILINE)
    readme = (ROOT / "README.md").read_text()
    assert calls == ["check", "test"]
    assert all(f"make {call}" in readme for call in calls)


def test_the_commit_hooks_are_the_parts_of_make_check() -> None:
    checks = re.search(r"^CHECKS := (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert checks
    hooks = re.findall(r"entry: make --silent ([\w-]+)", (ROOT / ".pre-commit-config.yaml").read_text())
    assert sorted(hooks) == sorted(checks[1].split())


def test_the_examples_of_the_readme_run_as_written() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def has_behaviour(path: Path) -> bool:
    """Whether some function has a body; the functions of a protocol have none."""
    functions = [
        node
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    return any(not isinstance(line, ast.Expr) for function in functions for line in function.body)


@pytest.mark.parametrize("package", ["table", "tui"])
def test_every_module_has_a_test_file_with_its_name(package: str) -> None:
    sources, tests = ROOT / "src/worderly" / package, ROOT / "tests" / package
    modules = [path.relative_to(sources) for path in sources.rglob("*.py") if has_behaviour(path)]
    assert len(modules) > 20
    assert [str(one) for one in modules if not (tests / one.with_name(f"test_{one.name}")).exists()] == []
