"""Signs that show the look of a tile where its colour may be invisible."""

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
"""The signs left and right of a letter; a narrow cell has only the right one."""


def signed(text: str, look: str, room: int) -> str:
    """A letter with the signs of its look, centred in `room` columns."""
    sign = SIGNS.get(look, "  ")
    left, right = sign[0], sign[1]
    return f"{f'{left}{text}{right}' if has_room(text, room) else text:^{room}}"[:room]


def has_room(text: str, room: int) -> bool:
    return len(text) + 2 <= room
