"""Requests thrown at every route of the OpenAPI document: no 5xx, no answer it does not describe."""

import os
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import CHECKS
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.web.running import Running

CHECKED: list[Any] = [
    CHECKS.get_one("not_a_server_error"),
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="session")
def document(server: Running) -> schemathesis.schemas.BaseSchema:
    server.service.guesses.per_minute = 1_000_000
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")


schema = schemathesis.pytest.from_fixture("document")
CASES = int(os.environ.get("WORDERLY_CASES", "30"))


@schema.parametrize()
@settings(
    max_examples=CASES,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_request_finds_an_answer_the_document_does_not_describe(case: schemathesis.Case[Any]) -> None:
    case.call_and_validate(checks=CHECKED)
