"""The metrics of all workers of this machine: each writes its own to a file, and any answers for all."""

import os
from pathlib import Path
from time import time

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

WRITE_S = 5.0
FRESH_S = 20.0
"""A worker that has not written for this long is gone."""


class WorkerFiles(Collector):
    """Adds a label `worker`, so that counters of different processes stay apart."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)

    def write(self, text: bytes) -> None:
        mine = self._folder / f"{os.getpid()}.prom"
        new = mine.with_suffix(".new")
        new.write_bytes(text)
        new.replace(mine)

    def remove(self) -> None:
        (self._folder / f"{os.getpid()}.prom").unlink(missing_ok=True)

    def collect(self) -> list[Metric]:
        families: dict[str, Metric] = {}
        for path in sorted(self._folder.glob("*.prom")):
            if path.stat().st_mtime > time() - FRESH_S:
                for metric in text_string_to_metric_families(path.read_text()):
                    self._add(families, metric, path.stem)
        return list(families.values())

    def _add(self, families: dict[str, Metric], metric: Metric, worker: str) -> None:
        known = families.setdefault(metric.name, Metric(metric.name, metric.documentation, metric.type))
        for sample in metric.samples:
            known.samples.append(sample._replace(labels={**sample.labels, "worker": worker}))

    def text(self) -> bytes:
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)
