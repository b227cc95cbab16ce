"""The error of this package and its messages."""


class LexiconError(ValueError):
    """A word list cannot be used; front ends translate the code into the player's language."""

    def __init__(self, text: str, code: str = "", **facts: str | int) -> None:
        super().__init__(text)
        self.code = code
        self.facts = facts


def lexicon_error(code: str, /, **facts: str | int) -> LexiconError:
    """An error with the text of the message `lexicon-error-<code>`."""
    from worderly.languages import DEFAULT
    from worderly.messages import Messages

    return LexiconError(Messages(DEFAULT).text(f"lexicon-error-{code}", **facts), code, **facts)
