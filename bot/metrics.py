"""The numbers a running bot counts. None of them names a person, a chat or a card."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from core.players import Level


class Metrics:
    """One registry a process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = Counter("basra_commands", "Commands given", registry=self.registry)
        self.answers = Histogram(
            "basra_answer_seconds", "From a tap's arrival to its answer", registry=self.registry
        )
        self.computers = Counter(
            "basra_computer_plays",
            "Plays of computers that search: found by the search, or made in haste as by casual",
            ("level", "by"),
            registry=self.registry,
        )
        self.connected = Gauge("basra_connected", "Platforms in reach", registry=self.registry)

    def thought(self, level: Level, *, is_found: bool) -> None:
        """Count a play of a computer that searches."""
        self.computers.labels(level, "search" if is_found else "casual").inc()
