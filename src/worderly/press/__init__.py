"""The press: prints puzzles as pages, pictures, books and large batches."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from worderly.press.library import Book
    from worderly.press.page.style import Style

__all__ = ["Book", "Style"]


def __getattr__(name: str) -> Any:
    # Imported on first use: a game that is played needs no press.
    if name == "Book":
        from worderly.press.library import Book

        return Book
    if name == "Style":
        from worderly.press.page.style import Style

        return Style
    raise AttributeError(f"module 'worderly.press' has no attribute {name!r}")
