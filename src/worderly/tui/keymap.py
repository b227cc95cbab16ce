"""The player's own keys: `keys.toml` gives actions other keys than the usual ones."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

EVERYWHERE = "everywhere"
USUAL: Mapping[str, Mapping[str, str]] = {
    EVERYWHERE: {"keys": "question_mark", "search": "ctrl+p", "suspend": "ctrl+z"},
    "home": {
        "play": "enter",
        "practice": "p",
        "resume": "r",
        "turns": "t",
        "together": "g",
        "leaders": "b",
        "figures": "s",
        "make": "m",
        "settings": "o",
        "help": "f1",
        "quit": "q",
    },
    "game": {
        "help": "f1",
        "words": "f2",
        "hint": "f3",
        "shuffle": "f4",
        "pause": "f5",
        "special": "f6",
        "finish": "f7",
        "give_up": "f8",
        "word": "f9",
        "leave": "escape",
        "enter": "enter",
        "pick": "space",
        "rub_out": "backspace",
        "rub_out_word": "ctrl+w",
        "clear": "ctrl+u",
        "bring_back": "ctrl+y",
        "up": "up",
        "down": "down",
        "left": "left",
        "right": "right",
        "page_up": "pageup",
        "page_down": "pagedown",
        "scroll_up": "ctrl+up",
        "scroll_down": "ctrl+down",
        "scroll_left": "ctrl+left",
        "scroll_right": "ctrl+right",
    },
    "result": {
        "again": "a",
        "share": "s",
        "analysis": "v",
        "leaders": "l",
        "grid": "w",
        "cloud": "c",
        "print": "p",
        "next": "n",
        "report": "r",
        "leave": "escape",
    },
}
"""Section → action → its usual key, as Textual names it."""
NAMED = frozenset(
    [
        "enter",
        "escape",
        "tab",
        "backspace",
        "delete",
        "insert",
        "home",
        "end",
        "pageup",
        "pagedown",
        "up",
        "down",
        "left",
        "right",
    ]
) | {f"f{number}" for number in range(1, 25)}
"""Keys that type no character."""
MODIFIERS = frozenset(("ctrl", "alt", "shift"))
RESERVED = "ctrl+c"
"""It must always lead out."""

Keys = Mapping[str, Mapping[str, tuple[str, ...]]]
"""Section → action → the keys that the player chose."""


class BadKeys(ValueError):  # noqa: N818 - it names what the file has
    """The file is not used; `message` and `facts` say why in one sentence."""

    def __init__(self, message: str, **facts: str) -> None:
        super().__init__(message)
        self.message, self.facts = message, facts


class Keymap:
    def __init__(self, chosen: Keys | None = None) -> None:
        """Raises BadKeys if two actions of a page have the same key."""
        self.chosen = chosen or {}
        self._usual = {section: self._by_key(section) for section in USUAL}

    def _by_key(self, section: str) -> dict[str, str]:
        """Pressed key → usual key, for one page; the keys of everywhere are there too."""
        found: dict[str, tuple[str, str]] = {}
        for place in dict.fromkeys((section, EVERYWHERE)):
            for action, usual in USUAL[place].items():
                for key in self.keys_of(place, action):
                    if key in found:
                        raise BadKeys("keys-twice", key=key, one=found[key][0], other=action)
                    found[key] = (action, usual)
        return {key: usual for key, (_, usual) in found.items()}

    def keys_of(self, section: str, action: str) -> tuple[str, ...]:
        return self.chosen.get(section, {}).get(action, (USUAL[section][action],))

    def usual(self, section: str, pressed: str) -> str:
        """The usual key of what the pressed key does on this page; empty if its action has another key."""
        by_key = self._usual.get(section, self._usual[EVERYWHERE])
        if pressed in by_key:
            return by_key[pressed]
        is_taken = any(pressed in USUAL[place].values() for place in (section, EVERYWHERE) if place in USUAL)
        return "" if is_taken else pressed

    def pressed(self, section: str, usual: str) -> str:
        """The key that the player presses for the action of a usual key."""
        by_key = self._usual.get(section, self._usual[EVERYWHERE])
        return next((key for key, value in by_key.items() if value == usual), usual)


def shown(key: str) -> str:
    """The name of a key on the screen."""
    from textual.keys import format_key

    return key.upper() if key[:1] == "f" and key[1:].isdecimal() else format_key(key)


def read_keymap(path: Path) -> Keymap:
    """Raises BadKeys; without a file the keys are the usual ones."""
    if not path.exists():
        return Keymap()
    import tomllib  # Few players have such a file, and the start must be quick.

    try:
        given = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadKeys("keys-unreadable", reason=error.strerror or str(error)) from None
    except ValueError as error:
        raise BadKeys("keys-unreadable", reason=str(error)) from None
    return Keymap({section: dict(_chosen(section, table)) for section, table in given.items()})


def _chosen(section: str, table: Any) -> Iterator[tuple[str, tuple[str, ...]]]:
    if section not in USUAL or not isinstance(table, dict):
        raise BadKeys("keys-no-section", section=section, sections=", ".join(USUAL))
    for action, value in table.items():
        if action not in USUAL[section]:
            raise BadKeys("keys-no-action", section=section, action=action)
        keys = [value] if isinstance(value, str) else value
        if not isinstance(keys, list) or not keys or not all(isinstance(key, str) for key in keys):
            raise BadKeys("keys-no-key", action=action, key=str(value)[:20])
        yield action, tuple(_checked(section, action, key) for key in keys)


def _checked(section: str, action: str, key: str) -> str:
    name = _name_of(key)
    if not name or name == RESERVED:
        raise BadKeys("keys-no-key", action=action, key=key[:20])
    is_typed = "+" not in name and name not in NAMED
    if section == "game" and is_typed and name != USUAL[section][action]:
        raise BadKeys("keys-typed", action=action, key=key)
    return name


def _name_of(key: str) -> str:
    """Textual's name of a key; empty if there is no such key."""
    *modifiers, last = key.lower().split("+") if len(key) > 1 else [key.lower()]
    is_sign = len(last) == 1
    if is_sign and not last.isalnum():
        last = _name_of_sign(last)
    is_key = bool(last) and (is_sign or last == "space" or last in NAMED)
    return "+".join([*modifiers, last]) if is_key and set(modifiers) <= MODIFIERS else ""


def _name_of_sign(sign: str) -> str:
    """Such as `question_mark`."""
    from unicodedata import name

    from textual.keys import KEY_NAME_REPLACEMENTS

    long = name(sign, "").lower().replace("-", "_").replace(" ", "_")
    return KEY_NAME_REPLACEMENTS.get(long, long)
