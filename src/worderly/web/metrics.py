"""What /metrics tells: counts and times of this process, nothing about anybody."""

from collections.abc import Callable
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    clock = staticmethod(perf_counter)

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.matches = Counter("worderly_matches", "Matches begun", ["game"], registry=self.registry)
        self.moves = Counter("worderly_moves", "Moves saved", ["game"], registry=self.registry)
        self.refusals = Counter("worderly_refusals", "Moves refused", ["code"], registry=self.registry)
        self.slow_clients = Counter(
            "worderly_slow_clients", "Connections ended because their outbox was full", registry=self.registry
        )
        self.move_seconds = Histogram(
            "worderly_move_seconds",
            "From a move's arrival to its save",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self._moves_of: dict[str, Counter] = {}
        self.requests = Counter(
            "worderly_requests", "REST answers", ["method", "status"], registry=self.registry
        )

    def watch(self, name: str, help_text: str, value: Callable[[], float]) -> None:
        Gauge(f"worderly_{name}", help_text, registry=self.registry).set_function(value)

    def moved(self, game: str, began: float) -> None:
        counter = self._moves_of.get(game)
        if counter is None:
            counter = self._moves_of[game] = self.moves.labels(game)
        counter.inc()
        self.move_seconds.observe(perf_counter() - began)

    def text(self) -> bytes:
        return generate_latest(self.registry)
