"""What must be done so that a message shows the newest state of its match. It sends nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.platform import Spot
from bot.publisher.poster import SENT_ONCE, Aside, Poster, paint
from bot.publisher.showing import Matched, as_shown, is_spent, seat_in, stands_on
from bot.views import Choosing
from core.engine.posts import Post
from core.engine.preference import Calls


@dataclass(frozen=True, slots=True)
class Plan:
    """One message to send, to edit, or to leave as it is."""

    spot: Spot
    poster: Poster
    post: Post
    shown: Post  # the post once it is done
    anew: bool
    silent: bool

    @property
    def is_done(self) -> bool:
        """Whether the message shows what it should already."""
        return not self.anew and self.poster.view.digest == self.post.digest


@dataclass(frozen=True, slots=True)
class Planner:
    """What plans depend on besides the match: where replay pages are, and who is looking."""

    site: str
    is_watching: Callable[[int], bool]

    def plan(self, matched: Matched, slot: str, spot: Spot) -> Plan | None:
        """Return what is to be done for this slot; None when there is nothing to show there."""
        table, post = matched.show.table, matched.posts[slot]
        if spot.kind == "group" and table.chat.lost:
            return None
        poster = self.paint(matched, slot)
        spent = slot.startswith(SENT_ONCE) and is_spent(post)
        if poster is None or (spent and slot not in matched.fresh):
            return None
        is_missing = post.message_id is None or stands_on(post, table) != spot.platform
        if table.is_folded and is_missing:
            return None
        shown = as_shown(post, poster, table.version)
        anew = is_missing or self._moves(matched, slot, poster)
        return Plan(spot, poster, post, shown, anew, silent=not self._rings(matched, poster, slot))

    def paint(self, matched: Matched, slot: str) -> Poster | None:
        """What this slot should show, wherever it stands."""
        aside = Aside(
            _choice(matched, slot),
            matched.mention,
            self.site,
            call=matched.caller(matched.show.table),
            whispers=matched.whispers,
            asks_level=matched.asks_level,
        )
        return paint(slot, matched.show, aside)

    def _moves(self, matched: Matched, slot: str, poster: Poster) -> bool:
        """Whether a new message should take this one's place."""
        if slot in matched.fresh or self._turn_comes(matched, slot):
            return True
        return slot == "floor" and matched.posts[slot].generation != poster.generation

    def _turn_comes(self, matched: Matched, slot: str) -> bool:
        """Whether the turn that this tells was not shown yet and its player is not watching.

        Of what an earlier process showed, an edit tells.
        """
        table, seat = matched.show.table, matched.told_by(slot, matched.show.table)
        if seat is None or slot in matched.doubtful:
            return False
        person = table.seats[seat].person
        if table.seats[seat].calls is Calls.NONE:
            return False
        watching = person is not None and self.is_watching(person.id)
        return not watching and matched.announced.get(seat) != table.plies

    def _rings(self, matched: Matched, poster: Poster, slot: str) -> bool:
        """Whether a new message may ring: of the hands only the one in turn, if its owner likes.

        The floor rings once a turn, however often it is posted anew.
        """
        if slot == "floor":
            return poster.rings and self._turn_comes(matched, slot)
        seat, table = seat_in(slot), matched.show.table
        if seat is None or not poster.rings:
            return poster.rings
        return seat == table.turn and table.seats[seat].calls is not Calls.NONE


def _choice(matched: Matched, slot: str) -> Choosing | None:
    seat = seat_in(slot)
    chosen = matched.choosing.get(seat) if seat is not None else None
    return chosen[1] if chosen and chosen[0] == matched.show.table.plies else None
