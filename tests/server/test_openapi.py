"""Requests thrown at every route of the OpenAPI document: no 5xx, no answer it does not describe."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, NamedTuple

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import CHECKS
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.running import Running
from tests.waiting import PATIENCE_S
from worderly.table.errors import STATUS

CHECKED: list[Any] = [
    CHECKS.get_one("not_a_server_error"),
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
CASES, LONG_CASES = 1_000, 10_000
Known = dict[str, str]
"""Path parameters that lead somewhere; made-up ones never get past a 404."""


class Thrown(NamedTuple):
    cases: int
    wrong: list[str]
    statuses: set[int]


@pytest.fixture
def document(server: Running) -> dict[str, Any]:
    document: dict[str, Any] = server.http.get("/api/openapi.json").json()
    return document


def known(server: Running) -> Known:
    ann, _ = server.player("Ann")
    begun = ann.post("/api/matches", json={"game": "hands", "options": {"hand": "aci*prt"}}).json()
    return {
        "match": begun["match"],
        "challenge": ann.post("/api/challenges", json={"game": "hands"}).json()["challenge"],
        "circle": ann.post("/api/circles", json={"title": "Ours"}).json()["circle"],
        "code": ann.post("/api/rooms", json={"game": "hands"}).json()["room"],
        "game": "hands",
        "language": "en",
        "day": "2026-11-01",
        "word": "part",
        "name": "hands-daily-en.png",
    }


def thrown(server: Running, document: dict[str, Any], cases: int, only: str = "") -> Thrown:
    """The judge: every operation gets its share of cases, as a stranger and as a player, right and wrong."""
    schema = schemathesis.openapi.from_dict(document)
    schema.config.update(base_url=server.url, request_timeout=PATIENCE_S)
    operations: list[Any] = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]
    chosen = [operation for operation in operations if only in operation.label]
    done = Thrown(0, [], set())
    places = known(server)
    while done.cases < cases:
        share = -(-(cases - done.cases) // len(chosen))
        for operation in chosen:
            part = thrown_at(server, operation, places, share)
            done = Thrown(done.cases + part.cases, done.wrong + part.wrong, done.statuses | part.statuses)
    return done


def thrown_at(server: Running, operation: Any, places: Known, cases: int) -> Thrown:
    wrong: list[str] = []
    statuses: list[int] = []
    _, token = server.player("Thrower")

    def judge(case: Any, is_player: bool) -> None:
        headers = {"Authorization": f"Bearer {token}"} if is_player else {}
        answer = case.call(session=session, headers=headers)
        statuses.append(answer.status_code)
        try:
            case.validate_response(answer, checks=CHECKED)
        except BaseExceptionGroup as found:
            wrong.append(f"{operation.label} {answer.status_code}: {found.exceptions}")

    sized = settings(
        max_examples=cases,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    with requests.Session() as session:
        session.trust_env = False  # otherwise it looks for proxies and passwords at each request
        sized(given(st.one_of(*strategies(operation, places)), st.booleans())(judge))()
    return Thrown(len(statuses), wrong, set(statuses))


def strategies(operation: Any, places: Known) -> Iterator[st.SearchStrategy[Any]]:
    yield operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    named = {p.name: places[p.name] for p in operation.path_parameters}
    if named:
        yield operation.as_strategy(generation_mode=GenerationMode.POSITIVE, path_parameters=named)
    if operation.body or operation.query or operation.path_parameters:
        yield operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)


def test_a_thousand_requests_find_no_answer_the_document_does_not_describe(
    server: Running, document: dict[str, Any]
) -> None:
    done = thrown(server, document, CASES)
    assert done.wrong == []
    assert done.cases >= CASES
    assert {200, 201, 204, 400, 401, 403, 404, 409} <= done.statuses


@pytest.mark.long
def test_ten_thousand_requests_find_no_answer_the_document_does_not_describe(
    server: Running, document: dict[str, Any]
) -> None:
    assert thrown(server, document, LONG_CASES).wrong == []


def test_an_answer_the_document_forgot_is_caught(server: Running, document: dict[str, Any]) -> None:
    """The control."""
    short = deepcopy(document)
    del short["paths"]["/api/challenges/{challenge}"]["get"]["responses"]["404"]
    assert thrown(server, short, 10, "GET /api/challenges/{challenge}").wrong != []


def test_a_field_the_document_forgot_is_caught(server: Running, document: dict[str, Any]) -> None:
    """The control."""
    short = deepcopy(document)
    del short["components"]["schemas"]["Names"]["properties"]["names"]
    short["components"]["schemas"]["Names"]["required"] = []
    assert thrown(server, short, 3, "GET /api/names").wrong != []


def test_a_server_that_fails_is_caught(
    server: Running, document: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The control."""
    monkeypatch.setattr("worderly.server.routes.people.suggestions", lambda: 1 // 0)
    assert any(" 500:" in fault for fault in thrown(server, document, 3, "GET /api/names").wrong)


def test_every_answer_is_described_and_every_problem_has_its_status(document: dict[str, Any]) -> None:
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            answers = operation["responses"]
            assert all(answer["description"] for answer in answers.values()), (method, path)
            assert {str(status) for status in STATUS.values()} - {"500"} <= set(answers), (method, path)
            for status, answer in answers.items():
                if status >= "400":
                    content = answer["content"]["application/json"]["schema"]
                    assert content["$ref"].endswith("/ErrorBody"), (method, path, status)
