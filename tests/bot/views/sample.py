"""Tables for the views, made by really playing: a seed in, every version of a match out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from random import Random

from core.engine.deal import floor_of
from core.engine.table import (
    Change,
    Chat,
    Due,
    End,
    Made,
    Person,
    Result,
    RoundRow,
    Seat,
    Status,
    Table,
)
from core.rules.cards import PACK, parse_cards
from core.rules.match import Match
from core.rules.play import Play
from core.rules.round import Round
from core.rules.ruleset import DEFAULT_RULES, RuleSet
from core.rules.seatview import SeatView
from core.rules.shuffle import commitment, shuffle, words_digest

NOW = datetime(2026, 11, 29, 20, 0, tzinfo=UTC)
MONA = Person(1, "Mona", "en", "mona", 1500, 7)
ALI = Person(2, "علي", "ar", "ali", 1484, 2)
OMAR = Person(3, "Omar", "en", None)
SARA = Person(4, "سارة", "ar", "sara")
PEOPLE = (MONA, ALI, OMAR, SARA)
GROUP = Chat(10, "telegram", "-100200", "group", "Family كوتشينة")
PRIVATE = Chat(11, "telegram", "1", "private", "")
KEY = "k3y-of-the-sample"


def seed_of(number: int) -> bytes:
    """The seed of a round in these samples."""
    return sha256(f"sample seed {number}".encode()).digest()


def digests_of(words: tuple[str, ...]) -> list[bytes]:
    return [words_digest(word) for word in words]


@dataclass(frozen=True, slots=True)
class Sample:
    """One version of a match: what is open, and the whole of it."""

    table: Table
    match: Match

    def view(self, seat: int) -> SeatView | None:
        return SeatView.of(self.match, seat) if self.match.round else None

    @property
    def hidden(self) -> set[str]:
        """The faces and codes of every card in a hand or in the pack."""
        live = self.match.round
        cards = [*live.pack, *(card for hand in live.hands for card in hand)] if live else []
        return {card.face for card in cards} | {card.code for card in cards}


@dataclass(slots=True)
class Player:
    """Plays a match with random plays and says how its table looks at each version."""

    people: tuple[Person | None, ...] = (MONA, ALI)  # None is the computer
    gone: frozenset[int] = frozenset()  # seats whose players left them to the computer
    chat: Chat = GROUP
    rules: RuleSet = DEFAULT_RULES
    target: int | None = 101
    teams: bool = False
    words: tuple[str, ...] = ("", "")
    rng: Random = field(default_factory=lambda: Random(7))

    def versions(self) -> Iterator[Sample]:
        """Every version from the first deal to the result, the pauses with them."""
        seats = len(self.people)
        match = Match.begin(self.rules, self.target, seats, self.teams, dealer=1)
        rows: list[RoundRow] = [self._row(1)]
        plies = 0
        while not match.is_over:
            number = match.round_number
            rows[-1] = self._dealt(rows[-1], match.dealer)
            match = match.deal(shuffle(seed_of(number), KEY, number, digests_of(self._words)))
            yield self._sample(match, rows, plies)
            while match.round:
                match = match.play(self.rng.choice(match.round.legal_plays()))
                plies += 1
                if match.round:
                    yield self._sample(match, rows, plies)
            rows[-1] = replace(
                rows[-1],
                count=match.counts[-1],
                totals=match.totals,
                seed=seed_of(number).hex(),
            )
            if not match.is_over:
                rows.append(self._row(number + 1))
            yield self._sample(match, rows, plies)

    @property
    def _words(self) -> tuple[str, ...]:
        return (self.words + ("",) * 4)[: len(self.people)]

    def _row(self, number: int) -> RoundRow:
        return RoundRow(number, commitment(seed_of(number)))

    def _dealt(self, row: RoundRow, dealer: int) -> RoundRow:
        digests = tuple(digest.hex() for digest in digests_of(self._words))
        return replace(row, dealer=dealer, words=digests)

    def _sample(self, match: Match, rows: list[RoundRow], plies: int) -> Sample:
        made = tuple(Made(t.seat, *t.play, t.basra, t.points) for t in match.history)
        seats = [self._seat(number, person) for number, person in enumerate(self.people)]
        table = Table(
            id=12,
            key=KEY,
            version=plies + 3,
            status=Status.OVER if match.is_over else Status.LIVE,
            chat=self.chat,
            thread=None,
            language="en",
            rules=self.rules,
            target=self.target,
            teams=self.teams,
            seats=tuple(seats),
            starter=1,
            rounds=tuple(rows),
            floor=floor_of(match, None),
            plies=plies,
            made=made,
            due=Due.TURN if match.round else Due.FOLD if match.is_over else Due.PAUSE,
            due_at=NOW + timedelta(seconds=180),
            deadline=NOW + timedelta(seconds=180) if match.round else None,
            result=self._result(match) if match.is_over else None,
        )
        return Sample(table, match)

    def _seat(self, number: int, person: Person | None) -> Seat:
        plays = person is not None and number not in self.gone
        return Seat(number, person, computer=None if plays else "casual")

    def _result(self, match: Match) -> Result:
        rated = all(self.people)
        changes = [Change(1500, 1523, False), Change(1484, 1461, True)]
        changes += [Change(1500, 1512, True), Change(1510, 1498, False)]
        return Result(
            End.PLAYED,
            match.winner,
            match.totals,
            rated,
            tuple(changes[: len(self.people)]) if rated else (None,) * len(self.people),
        )


def at(floor: str, hands: tuple[str, ...], rules: RuleSet = DEFAULT_RULES) -> Sample:
    """A position set up by hand: codes of the floor and of each seat's cards; seat 0 plays."""
    lying = parse_cards(floor)
    held = tuple(tuple(sorted(parse_cards(hand))) for hand in hands)
    used = {*lying, *(card for hand in held for card in hand)}
    rest = tuple(card for card in PACK if card not in used)
    per_deal = 4 * len(hands)
    undealt = (48 // per_deal - 1) * per_deal if len(held[0]) == 4 else 0
    pack, pile = rest[:undealt], rest[undealt:]
    live = Round(
        rules=rules,
        seats=len(hands),
        teams=False,
        dealer=len(hands) - 1,
        pack=pack,
        hands=held,
        floor=lying,
        piles=(pile, *[()] * (len(hands) - 1)),
        basras=((),) * len(hands),
    )
    player = Player(people=PEOPLE[: len(hands)], rules=rules)
    match = Match(rules, 101, len(hands), False, len(hands) - 1, (), live)
    return player._sample(match, [player._dealt(player._row(1), 1)], 0)


def after(sample: Sample, *plays: Play) -> Sample:
    """The sample some plays later."""
    player = Player(people=tuple(seat.person for seat in sample.table.seats))
    player.rules = sample.match.rules
    match = sample.match
    for play in plays:
        match = match.play(play)
    return player._sample(match, list(sample.table.rounds), sample.table.plies + len(plays))


def opened(
    *seats: Seat, target: int | None = 101, rules: RuleSet = DEFAULT_RULES, teams: bool = False
) -> Table:
    """A challenge that Mona started in the group."""
    return Table(
        id=12,
        key=KEY,
        version=1,
        status=Status.OPEN,
        chat=GROUP,
        thread=None,
        language="en",
        rules=rules,
        target=target,
        teams=teams,
        seats=seats,
        starter=1,
        rounds=(RoundRow(1, commitment(seed_of(1))),),
        due=Due.INVITATION,
        due_at=NOW + timedelta(minutes=10),
    )
