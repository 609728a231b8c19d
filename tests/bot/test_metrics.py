"""What a running bot counts."""

from __future__ import annotations

from bot.metrics import Metrics
from core.players import Level


def test_one_sees_how_often_a_search_was_in_time() -> None:
    metrics = Metrics()
    for is_found in (True, False, True):
        metrics.thought(Level.EXPERT, is_found=is_found)
    counted = {by: plays(metrics, by) for by in ("search", "casual")}
    assert counted == {"search": 2.0, "casual": 1.0}


def plays(metrics: Metrics, by: str) -> float | None:
    """How many plays of experts were made so."""
    labels = {"level": "expert", "by": by}
    return metrics.registry.get_sample_value("basra_computer_plays_total", labels)
