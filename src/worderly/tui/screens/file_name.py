"""Asks for the name of a file before it is written."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from worderly.tui.screens.dialog import Dialog, Question

if TYPE_CHECKING:
    from worderly.tui.screens.page import Page


def ask_path(page: "Page", suggested: Path, then: Callable[[Path], None]) -> None:
    """Calls `then` with the confirmed name; asks again before a file is written over."""

    def named(answer: str | None) -> None:
        if not answer:
            return
        path = with_ending(Path(answer).expanduser(), suggested.suffix)
        if path.exists():
            _ask_to_write_over(page, path, then)
        else:
            then(path)

    question = Question(
        page.say("tui-file-name"), is_file_name, page.say("tui-file-name-wrong"), str(suggested)
    )
    page.app.push_screen(question, named)


def _ask_to_write_over(page: "Page", path: Path, then: Callable[[Path], None]) -> None:
    def sure(answer: str | None) -> None:
        if answer == "yes":
            then(path)

    choices = [("no", page.say("tui-keep-file")), ("yes", page.say("tui-write-over"))]
    page.app.push_screen(Dialog(page.say("tui-file-exists", file=str(path)), choices), sure)


def is_file_name(text: str) -> bool:
    """Whether a file of this name could be written: its folder is there, and it is no folder itself."""
    try:
        path = Path(text).expanduser()
        return path.parent.is_dir() and not path.is_dir()
    except (OSError, RuntimeError):  # A name that is too long, the home folder of nobody.
        return False


def with_ending(path: Path, ending: str) -> Path:
    return path if path.suffix.lower() == ending else path.with_name(f"{path.name}{ending}")


def free_path(stem: str, ending: str) -> Path:
    """A name in the current folder that no file has yet."""
    names = (f"{stem}{number}{ending}" for number in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for path in map(Path, names) if not path.exists())
