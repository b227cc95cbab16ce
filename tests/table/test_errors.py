"""Answers that are no result: their codes and their HTTP status."""

import pytest

from worderly.table.errors import STATUS, Problem


@pytest.mark.parametrize(("code", "status"), [("no_such_match", 404), ("too_fast", 429), ("bad_name", 400)])
def test_a_code_has_its_status_and_400_where_it_has_none(code: str, status: int) -> None:
    assert Problem(code).status == status
    assert (code in STATUS) == (status != 400)


def test_a_status_may_be_given_and_facts_are_kept() -> None:
    problem = Problem("not_ranked", 409, seat=2)
    assert (problem.code, problem.status, problem.facts) == ("not_ranked", 409, {"seat": 2})
