"""`make new-language` in a copy of the tree: it plays, speaks and is served; no other file changes."""

import os
import shutil
import site
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp

import pytest

ROOT = Path(__file__).parents[2]
CODE = "xx"
OWN_FOLDERS = tuple(
    f"{place}/{CODE}/" for place in ("lexicons", "src/worderly/lexicon/data", "src/worderly/messages")
)
SERVED = """
import sys
from pathlib import Path
from tests.server.running import running

folder = Path(sys.argv[1])
with running(f"sqlite:///{folder / 'w.db'}", folder) as here:
    games = here.http.get("/api/games").json()
    print(games["languages"], games["themes"]["xx"])
    print(here.http.get("/api/daily?language=xx").status_code)
    print(here.http.get("/api/words/xx/steam").status_code)
"""


class Copy:
    """The files of the repository in another folder, where a language may be added."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in self.listed():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, root / name)
        for kernel in Path(site.getsitepackages()[0]).glob("worderly/_native*"):
            shutil.copy(kernel, root / "src/worderly")

    @staticmethod
    def listed() -> list[str]:
        parts = ("src", "lexicons", "tests", "requirements", "pyproject.toml")
        command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", *parts]
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        return [name for name in listed.splitlines() if (ROOT / name).is_file()]

    def run(self, *arguments: str, typed: str = "") -> str:
        """Without `site`, so that the installed package does not hide the copied one."""
        places = [self.root / "src", self.root, *site.getsitepackages()]
        environment = os.environ | {
            "PYTHONPATH": os.pathsep.join(map(str, places)),
            "XDG_DATA_HOME": mkdtemp(dir=self.root),
            "LC_ALL": "C.UTF-8",
        }
        done = subprocess.run(
            [sys.executable, "-S", *arguments],
            cwd=self.root,
            env=environment,
            input=typed,
            capture_output=True,
            text=True,
            timeout=240,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def files(self) -> dict[str, bytes]:
        found = (path for path in self.root.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
        return {path.relative_to(self.root).as_posix(): path.read_bytes() for path in found}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    made = Copy(tmp_path_factory.mktemp("tree"))
    before = made.files()
    made.run("-m", "worderly.lexicon.build.new_language", CODE)
    after = made.files()
    assert {name for name in before if after.get(name) != before[name]} == set()
    assert [name for name in after.keys() - before.keys() if not name.startswith(OWN_FOLDERS)] == []
    return made


def test_its_twenty_words_open_as_a_lexicon(copy: Copy) -> None:
    script = 'from worderly.lexicon import Lexicon; x = Lexicon.open("xx"); print(len(x), "steam" in x)'
    assert copy.run("-c", script) == "20 True\n"


@pytest.mark.parametrize("game", ["wizards", "hands", "boogle", "battlewords", "wordsearch"])
def test_every_game_plays_with_its_words(copy: Copy, game: str) -> None:
    arguments = ["hands", "--hand", "steamqz", "--hands", "1"] if game == "hands" else [game]
    said = copy.run("-m", "worderly", *arguments, "--plain", "--word-lang", CODE, typed="n\n!quit\n")
    assert said


def test_a_hand_counts_a_word_of_the_language_and_no_other(copy: Copy) -> None:
    arguments = ("hands", "--plain", "--hand", "steamqz", "--hands", "1", "--word-lang", CODE)
    said = copy.run("-m", "worderly", *arguments, typed="n\nzq\nsteam\n!!\n")
    assert '"zq" earned' not in said
    assert '"steam" earned' in said


def test_the_program_speaks_it(copy: Copy) -> None:
    path = copy.root / "src/worderly/messages" / CODE / "plain.ftl"
    text = path.read_text("utf-8")
    path.write_text(text.replace("plain-menu-title = Worderly", "plain-menu-title = Wurderlü"), "utf-8")
    try:
        assert "Wurderlü" in copy.run("-m", "worderly", "--plain", "--lang", CODE, typed="q\n")
    finally:
        path.write_text(text, "utf-8")


def test_a_server_serves_it(copy: Copy, tmp_path: Path) -> None:
    games, daily, word = copy.run("-c", SERVED, str(tmp_path)).splitlines()
    assert (
        games == "['de', 'en', 'fr', 'xx'] [{'name': 'examples', 'titles': ['Examples'], 'age': 'children'}]"
    )
    assert daily == "200"
    assert word == "200"


def test_an_existing_language_is_not_overwritten(copy: Copy) -> None:
    with pytest.raises(AssertionError, match="exists already"):
        copy.run("-m", "worderly.lexicon.build.new_language", CODE)


@pytest.mark.parametrize("code", ["XX", "english", "x1"])
def test_a_code_has_two_small_letters(copy: Copy, code: str) -> None:
    with pytest.raises(AssertionError, match="two lower-case letters"):
        copy.run("-m", "worderly.lexicon.build.new_language", code)
