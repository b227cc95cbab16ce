"""Five word games on one engine: lexicons, solvers, makers and rules as a small typed library."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from worderly.lexicon import Lexicon

__all__ = ["Lexicon", "__version__"]

__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    # Imported on first use: `worderly --version` must not pay for the lexicon.
    if name == "Lexicon":
        from worderly.lexicon import Lexicon

        return Lexicon
    raise AttributeError(f"module 'worderly' has no attribute {name!r}")
