"""The one error of this package, and its sentences."""


class LexiconError(ValueError):
    """A word list that cannot be used; with a code a front end can say it in the player's language."""

    def __init__(self, text: str, code: str = "", **facts: str | int) -> None:
        super().__init__(text)
        self.code = code
        self.facts = facts


def unusable(code: str, /, **facts: str | int) -> LexiconError:
    """The sentence is the message `lexicon-error-<code>`."""
    from worderly.languages import DEFAULT
    from worderly.messages import Messages

    return LexiconError(Messages(DEFAULT).text(f"lexicon-error-{code}", **facts), code, **facts)
