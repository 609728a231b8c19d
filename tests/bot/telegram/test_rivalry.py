"""Another copy with the same token (platforms.md 18)."""

from __future__ import annotations

from dataclasses import dataclass

from bot.telegram.rivalry import Rivalry


@dataclass
class Watch:
    """A clock that is set by hand."""

    time: float = 1000.0

    def __call__(self) -> float:
        return self.time


def met_at(*times: float) -> tuple[list[bool], bool]:
    """Meet the other copy at these seconds: which were new, and whether it lasts at the end."""
    watch = Watch()
    rivalry = Rivalry(30, watch)
    new = []
    for time in times:
        watch.time = 1000.0 + time
        new.append(rivalry.meet())
    return new, rivalry.is_lasting


def test_a_first_conflict_is_new_and_does_not_last() -> None:
    assert met_at(0) == ([True], False)


def test_a_copy_that_is_about_to_stop_is_waited_for() -> None:
    assert met_at(0, 1, 2.5, 29) == ([True, False, False, False], False)


def test_a_copy_that_stays_for_longer_than_our_patience_lasts() -> None:
    assert met_at(0, 10, 22, 31) == ([True, False, False, False], True)


def test_a_conflict_of_the_next_day_begins_anew() -> None:
    assert met_at(0, 10, 86_400) == ([True, False, True], False)
