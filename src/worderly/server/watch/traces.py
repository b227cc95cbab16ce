"""Traces by OpenTelemetry: a span for each request and each message; imported only with `--traces`.

Spans have routes and codes, never ids, names or words.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import Span, SpanKind, Status, StatusCode
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

from worderly import __version__
from worderly.server.transport.asgi import Asgi, Message, Receive, Scope, Send
from worderly.server.transport.connection import Connection
from worderly.wire import websocket as wire

FAILED = 500


class Traces:
    def __init__(self, collector: str) -> None:
        resource = Resource.create({"service.name": "worderly", "service.version": __version__})
        self._provider = TracerProvider(resource=resource)
        exporter = OTLPSpanExporter(endpoint=collector.rstrip("/") + "/v1/traces")
        self._provider.add_span_processor(BatchSpanProcessor(exporter))
        self._tracer = self._provider.get_tracer("worderly", __version__)

    @contextmanager
    def span(self, name: str, headers: Mapping[str, str] | None = None) -> Iterator[Span]:
        """A part of the trace that the proxy has begun, if its headers say so."""
        context = TraceContextTextMapPropagator().extract(headers or {})
        # Not made the current one: a move goes on in the context of the commit that has saved it.
        span = self._tracer.start_span(name, context, SpanKind.SERVER)
        try:
            yield span
        finally:
            span.end()

    def close(self) -> None:
        """Sends what waits."""
        self._provider.shutdown()

    def around(self, app: Asgi) -> Asgi:
        async def traced(scope: Scope, receive: Receive, send: Send) -> None:
            headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
            with self.span(scope["method"], headers) as span:

                async def noted(message: Message) -> None:
                    if message["type"] == "http.response.start":
                        _note_answer(span, message["status"])
                    await send(message)

                await app(scope, receive, noted)
                # The router has found it meanwhile.
                span.update_name(f"{scope['method']} {scope.get('path_template', 'page')}")

        return traced


def _note_answer(span: Span, status: int) -> None:
    span.set_attribute("http.response.status_code", status)
    if status >= FAILED:
        span.set_status(Status(StatusCode.ERROR))


class TracedConnection(Connection):
    """Each message of a WebSocket is a span of its own: a connection may live for hours."""

    __slots__ = ()

    async def answer(self, up: wire.Up) -> None:
        traces = self.service.traces
        if traces is None:
            await super().answer(up)
            return
        with traces.span(f"message {type(up).__name__.lower()}"):
            await super().answer(up)
