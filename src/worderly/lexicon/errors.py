"""What goes wrong with word lists."""


class LexiconError(ValueError):
    """A lexicon's file or words cannot be used; the text says which and why."""
