"""What the metrics show of a running service."""

from shutil import disk_usage
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from worderly.server.service import Service


def measure(service: "Service") -> None:
    service.metrics.watch("clock_skew_ms", "How far the database's clock is ahead", lambda: service.skew.ms)
    service.metrics.watch("connections", "Open WebSockets", lambda: len(service.connections))
    service.metrics.watch("live_matches", "Matches in memory", lambda: len(service.hub.tables))
    service.metrics.watch("writes_waiting", "Jobs waiting for the writer", lambda: service.store.waiting)
    service.metrics.watch(
        "frames_waiting", "Frames in outboxes", lambda: sum(len(c.outbox) for c in service.connections)
    )
    service.metrics.watch("loop_lag_seconds", "Longest delay of the loop", lambda: service.loop_lag.longest_s)
    service.metrics.watch(
        "disk_free_bytes", "Where the data is", lambda: float(disk_usage(service.settings.data).free)
    )
    service.metrics.watch("store_reads_waiting", "Reads under way", lambda: service.store.reads_waiting)
    service.metrics.count("store_failures", "Failed reads and commits", lambda: service.store.outage.failures)
    service.metrics.watch("log_partitions", "Days with a partition", lambda: service.log_parts.made)
    service.metrics.watch("log_days_ahead", "Of them after today", lambda: service.log_parts.ahead)
    _measure_news(service)


def _measure_news(service: "Service") -> None:
    bus, news = service.hub.bus, service.news
    service.metrics.watch("bus_connected", "News arrives at once", lambda: bus.is_connected)
    service.metrics.watch("bus_round_trip_seconds", "Of the last beat", lambda: bus.round_trip_s)
    service.metrics.count("bus_dropped", "News that found no place in the queue", lambda: bus.dropped)
    service.metrics.watch("sweep_age_seconds", "Nobody is further behind", lambda: news.sweep_age_s)
    service.metrics.watch("news_lag_seconds", "Longest lag found", lambda: news.longest_lag_ms / 1000)
    service.metrics.count("news_found", "Entries found by the sweep", lambda: news.found)
    service.metrics.count("news_failures", "News not taken", lambda: news.failures + bus.failures)
