"""The numbers a running bot counts. None of them names a person, a chat or a card."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    """One registry a process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = Counter("basra_commands", "Commands given", registry=self.registry)
        self.answers = Histogram(
            "basra_answer_seconds", "From a tap's arrival to its answer", registry=self.registry
        )
        self.connected = Gauge("basra_connected", "Platforms in reach", registry=self.registry)
