"""Signs besides colours: what a tile's look is told by where its colour may not be seen."""

SIGNS = {
    "chosen": "[]",
    "cursor": "‹›",
    "found": " ✓",
    "line": " ✓",
    "fresh": " *",
    "missed": " ○",
    "hinted": " •",
    "used": " -",
}
"""Left and right of a letter, where signs are wanted besides colours; a narrow cell has the right one."""


def signed(text: str, look: str, room: int) -> str:
    """A letter with its look's sign, in the middle of `room` columns."""
    sign = SIGNS.get(look, "  ")
    left, right = sign[0], sign[1]
    return f"{f'{left}{text}{right}' if has_room(text, room) else text:^{room}}"[:room]


def has_room(text: str, room: int) -> bool:
    return len(text) + 2 <= room
