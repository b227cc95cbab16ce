"""Traces: what a collector of OpenTelemetry gets, and what it must not get."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import Span

from tests.server.running import running

TRACE = "0af7651916cd43dd8448eb211c80319c"


class Collector(ThreadingHTTPServer):
    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Post)
        self.bodies: list[bytes] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def spans(self) -> list[Span]:
        found = [ExportTraceServiceRequest.FromString(body) for body in self.bodies]
        return [
            span
            for one in found
            for resource in one.resource_spans
            for scope in resource.scope_spans
            for span in scope.spans
        ]


class Post(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, Collector)
        self.server.bodies.append(self.rfile.read(int(self.headers["content-length"])))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def collecting() -> Iterator[Collector]:
    with Collector() as collector:
        thread = threading.Thread(target=collector.serve_forever, args=(0.01,))
        thread.start()
        yield collector
        collector.shutdown()
        thread.join()


def test_requests_and_messages_are_traced_without_ids_names_or_words(tmp_path: Path) -> None:
    with collecting() as collector:
        with running(f"sqlite:///{tmp_path}/w.db", tmp_path, traces=collector.url) as here:
            client, _ = here.player("Somebody")
            parent = {"traceparent": f"00-{TRACE}-b7ad6b7169203331-01"}
            wish = {"game": "hands", "options": {"hand": "aci*prt"}}
            begun = client.post("/api/matches", json=wish, headers=parent).json()
            assert client.get(f"/api/matches/{begun['match']}").status_code == 200
            with here.live() as talk:
                talk.ask("frame", type="watch", match=begun["match"], key=begun["key"])
                move = {"type": "play", "word": "zbdfghjk"}
                talk.ask("frame", type="submit", match=begun["match"], id="a", move=move)
        spans = {span.name: span for span in collector.spans()}
    assert {"POST /api/players", "POST /api/matches", "message watch", "message submit"} <= spans.keys()
    assert "GET /api/matches/{match}" in spans
    assert spans["POST /api/matches"].trace_id.hex() == TRACE
    (status,) = spans["POST /api/matches"].attributes
    assert (status.key, status.value.int_value) == ("http.response.status_code", 201)
    sent = b"".join(collector.bodies)
    private = (begun["match"], begun["key"], "Somebody", "zbdfghjk", "aci*prt")
    assert [text for text in private if text.encode() in sent] == []


def test_without_the_flag_nothing_of_it_is_loaded(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path) as here:
        assert here.service.traces is None
