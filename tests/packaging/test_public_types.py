"""The check of the public types sees a name of unknown type, and a module that is not found."""

from typing import Any

import pytest

from tools.packaging.public_types import MODULES, faults


def told(name: str, is_known: bool = True, is_ambiguous: bool = False) -> dict[str, Any]:
    return {"name": name, "isTypeKnown": is_known, "isTypeAmbiguous": is_ambiguous}


KNOWN = [told(f"worderly.{module}.name") for module in MODULES]


def test_known_names_are_no_fault_whatever_the_others_are() -> None:
    assert faults([*KNOWN, told("worderly.server.app", is_known=False)]) == []


@pytest.mark.parametrize(
    "wrong",
    [
        told("worderly.boogle.Board.roll", is_known=False),
        told("worderly.boogle.Board.roll", is_ambiguous=True),
    ],
)
def test_an_unknown_type_and_one_that_could_be_two_are_named(wrong: dict[str, Any]) -> None:
    assert faults([*KNOWN, wrong]) == ["worderly.boogle.Board.roll: its type is not known"]


def test_a_module_that_was_moved_is_named() -> None:
    assert faults(KNOWN[1:]) == [f"worderly.{MODULES[0]}: no public name was found"]
