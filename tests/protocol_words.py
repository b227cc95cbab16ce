"""Fields of the wire that hold words of the protocol, never a word of a puzzle."""

NAMED_CHOICES = frozenset(
    "code daily decides difficulty fill game kind level mark mode phase reactions reason scoring tier type"
    " unit wizard".split()
)
"""Each holds one of a few names of ours, such as "ended" or "hands"."""
