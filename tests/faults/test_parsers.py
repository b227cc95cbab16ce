"""Every parser on its corpus and on hundreds of broken texts: a result or a no, never anything else."""

import pytest

from tests.faults.fuzz import fuzz, kept
from tests.faults.parsers import PARSERS, Parser, fault_of, mutated
from worderly.kit import Chance

MUTANTS = 150
SLOW = {"word file": 40, "options": 60}
"""A file is written and read, five games check their options: fewer of those."""


def faults(parser: Parser, mutants: int) -> list[str]:
    chance = Chance(parser.name)
    texts = [
        *parser.liked,
        *kept(parser),
        b"",
        *(mutated(chance.choice(parser.liked), chance) for _ in range(mutants)),
    ]
    return [fault for data in texts if (fault := fault_of(parser, data)) is not None]


@pytest.mark.parametrize("parser", PARSERS, ids=lambda parser: parser.name)
def test_a_parser_gives_a_result_or_a_no(parser: Parser) -> None:
    assert faults(parser, SLOW.get(parser.name, MUTANTS)) == []


@pytest.mark.parametrize("parser", PARSERS, ids=lambda parser: parser.name)
def test_a_parser_accepts_valid_input(parser: Parser) -> None:
    """Otherwise the texts above would all be turned away at the door."""
    parser.parse(parser.liked[0])


def test_a_parser_that_trips_is_caught() -> None:
    """The control."""
    careless = Parser("careless", lambda data: data.decode().split(",")[1], (b"Ann,12",))
    assert faults(careless, MUTANTS) != []


@pytest.mark.long
@pytest.mark.parametrize("parser", PARSERS, ids=lambda parser: parser.name)
def test_a_minute_of_fuzzing_each(parser: Parser) -> None:
    assert fuzz(parser, 60)[1] == []
