"""The metrics of this process: counts and times, no personal data."""

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Callable, Iterator
from itertools import accumulate
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from worderly import __version__

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Moves(Collector):
    """Counts on the event loop only, so it needs no locks; these cost 5 µs a move."""

    def __init__(self) -> None:
        self._by_game: Tally[str] = Tally()
        self._by_bucket = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0

    def add(self, game: str, took_s: float) -> None:
        self._by_game[game] += 1
        self._by_bucket[bisect_left(BUCKETS, took_s)] += 1
        self._seconds += took_s

    def collect(self) -> Iterator[Metric]:
        saved = CounterMetricFamily("worderly_moves", "Moves saved", labels=["game"])
        for game, count in sorted(self._by_game.items()):
            saved.add_metric([game], count)
        yield saved
        edges = [*map(str, BUCKETS), "+Inf"]
        buckets = list(zip(edges, accumulate(self._by_bucket), strict=True))
        took = HistogramMetricFamily("worderly_move_seconds", "From a move's arrival to its save")
        took.add_metric([], buckets=buckets, sum_value=self._seconds)
        yield took


class Counted(Collector):
    """A number that only grows, kept elsewhere."""

    def __init__(self, name: str, help_text: str, value: Callable[[], float]) -> None:
        self._name, self._help_text, self._value = name, help_text, value

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily(self._name, self._help_text, self._value())


class Metrics:
    clock = staticmethod(perf_counter)

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.matches = Counter("worderly_matches", "Matches begun", ["game"], registry=self.registry)
        self.refusals = Counter("worderly_refusals", "Moves refused", ["code"], registry=self.registry)
        self.slow_clients = Counter(
            "worderly_slow_clients", "Connections ended because their outbox was full", registry=self.registry
        )
        self._moves = Moves()
        self.registry.register(self._moves)
        self.requests = Counter(
            "worderly_requests", "REST answers", ["method", "status"], registry=self.registry
        )
        self.request_seconds = Histogram(
            "worderly_request_seconds", "Until the answer begins", buckets=BUCKETS, registry=self.registry
        )
        build = Gauge("worderly_build_info", "What runs here", ["version"], registry=self.registry)
        build.labels(__version__).set(1)
        ProcessCollector(registry=self.registry)

    def watch(self, name: str, help_text: str, value: Callable[[], float]) -> None:
        Gauge(f"worderly_{name}", help_text, registry=self.registry).set_function(value)

    def count(self, name: str, help_text: str, value: Callable[[], float]) -> None:
        self.registry.register(Counted(f"worderly_{name}", help_text, value))

    def moved(self, game: str, began: float) -> None:
        self._moves.add(game, perf_counter() - began)

    def text(self) -> bytes:
        return generate_latest(self.registry)
