"""The rules, page by page, for the rule set at hand: a switched rule changes the text."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.actions import Action, Verb
from bot.text import Speech
from bot.view import Button, View
from bot.views.card import plus, run
from bot.views.page import page
from bot.views.picture import Wish
from bot.views.position import posed
from bot.views.question import match_label
from bot.views.seat import versus
from bot.views.terms import rules_name
from core.engine.preference import NO_HOUSE
from core.engine.table import Table
from core.rules.capture import legal_captures, score_capture
from core.rules.cards import KOMI, Card, parse_card, parse_cards
from core.rules.ruleset import DEFAULT_TARGET, KomiSweep, KomiTaker, RuleSet, Tie

OTHERS: Final = 4  # matches besides the one that is told; Discord takes five rows of buttons

Example = tuple[tuple[Card, ...], Card]  # a floor and the card that is played; rules.md has them


@dataclass(frozen=True, slots=True)
class Guide:
    """Whose rules are told: a rule set and a target (None: a single round).

    `word` names them in a button. `wish` says whether there are pictures and in which deck. Where
    running matches differ in these, `table` is the one whose rules are told, and `others` may be
    asked for.
    """

    rules: RuleSet
    target: int | None = DEFAULT_TARGET
    word: str = "house"
    wish: Wish = NO_HOUSE
    table: Table | None = None
    others: tuple[Table, ...] = ()


@dataclass(frozen=True, slots=True)
class _Leaf:
    """A page: its title, its lines, and examples, the first of which is pictured.

    A page without examples has `shown`, a floor and a hand, for its picture.
    """

    title: str
    lines: Callable[[Guide, Speech], list[str]]
    examples: tuple[Example, ...] = ()
    shown: tuple[tuple[Card, ...], tuple[Card, ...]] = ((), ())

    @property
    def position(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """The floor and the hand of the picture."""
        if not self.examples:
            return self.shown
        floor, card = self.examples[0]
        return floor, (card,)


def _example(floor: str, card: str) -> Example:
    return parse_cards(floor), parse_card(card)


def _shown(floor: str, hand: str) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    return parse_cards(floor), parse_cards(hand)


_CARDS: Final = {
    "rules-komi": KOMI,
    "rules-two-of-clubs": parse_card("2C"),
    "rules-ten-of-diamonds": parse_card("TD"),
}


def rules(guide: Guide, number: int, speech: Speech) -> View:
    """Page `number` (from 0, around the end) of how to play by these rules."""
    number %= PAGES
    leaf = _LEAVES[number]
    head = [
        speech.say("rules-title", rules=rules_name(guide.rules, speech)),
        *_whose(guide.table, speech),
        speech.say("rules-page", page=number + 1, pages=PAGES),
    ]
    worked = [example(*one, guide.rules, speech) for one in leaf.examples]
    shown = [speech.say("rules-examples"), *worked] if worked else []
    text = page(speech, head, [speech.say(leaf.title), *leaf.lines(guide, speech)], shown)
    view = View(text, (_turns(guide, number, speech), *_others(guide, number, speech)))
    return posed(view, *leaf.position, guide.wish, speech)


def _whose(table: Table | None, speech: Speech) -> list[str]:
    """The match whose rules these are, where others that go on have different ones."""
    if table is None:
        return []
    return [speech.say("rules-of-match", match=table.id, names=versus(table, speech))]


def _others(guide: Guide, number: int, speech: Speech) -> list[tuple[Button, ...]]:
    """The same page for each of the other matches."""
    return [
        (Button(match_label(one, speech), _leaf(number, str(one.id), speech)),)
        for one in guide.others[:OTHERS]
    ]


def _turns(guide: Guide, number: int, speech: Speech) -> tuple[Button, ...]:
    """Back and on."""
    on = -1 if speech.is_rtl else 1  # a book in Arabic is leafed through the other way
    steps = (("◀", (number - on) % PAGES), ("▶", (number + on) % PAGES))
    return tuple(Button(sign, _leaf(to, guide.word, speech)) for sign, to in steps)


def _leaf(number: int, word: str, speech: Speech) -> Action:
    """A page. The word says whose rules, and the language of the message."""
    return Action(Verb.GUIDE, number, word=f"{word}.{speech.tag}")


def _said(speech: Speech, *ids: str) -> list[str]:
    return [f"• {speech.say(one, **_named(one))}" for one in ids]


def _deal(_: Guide, speech: Speech) -> list[str]:
    return _said(speech, "rules-aim", "rules-seats", "rules-first", "rules-turns")


def _capturing(_: Guide, speech: Speech) -> list[str]:
    return _said(speech, "rules-numerals", "rules-court", "rules-laid")


def _sweepers(guide: Guide, speech: Speech) -> list[str]:
    is_any = guide.rules.komi_taken_by is KomiTaker.ANY_CARD
    alone = "rules-komi-alone" if is_any else "rules-komi-seven"
    return _said(speech, "rules-jack", "rules-komi", alone)


def _basras(guide: Guide, speech: Speech) -> list[str]:
    scored = _points(_basra_scores(guide.rules), speech)
    if not scored:
        return [speech.say("rules-basra-none")]
    return [speech.say("rules-basra-what"), *scored, *_said(speech, "rules-sweep")]


def _count(guide: Guide, speech: Speech) -> list[str]:
    counted = _points(_count_scores(guide.rules), speech)
    too = ["rules-basra-too"] if _points(_basra_scores(guide.rules), speech) else []
    return [speech.say("rules-count-when"), *counted, *_said(speech, *too, "rules-last")]


def _match(guide: Guide, speech: Speech) -> list[str]:
    if guide.target is None:
        return [f"• {speech.say('rules-target-round')}"]
    goal = f"• {speech.say('rules-target', target=guide.target)}"
    return [goal, *_said(speech, "rules-tied", "rules-dealer")]


def _points(scores: Iterable[tuple[str, int]], speech: Speech) -> list[str]:
    """A line for each thing that scores; nothing where the rule is off."""
    return [
        f"• {speech.say(said, points=plus(points), **_named(said))}"
        for said, points in scores
        if points > 0
    ]


def _named(said: str) -> dict[str, str]:
    """The card that a line names."""
    card = _CARDS.get(said)
    return {"card": run((card,))} if card else {}


def _basra_scores(ruleset: RuleSet) -> Iterable[tuple[str, int]]:
    """Each basra, and what it is worth."""
    alone = ruleset.komi_taken_by is KomiTaker.ANY_CARD
    sweep = {KomiSweep.ONE_RANK: "rules-komi-one-rank", KomiSweep.TEN_OR_LESS: "rules-komi-ten"}
    said = sweep.get(ruleset.komi_sweep)
    return (
        ("rules-basra-plain", ruleset.plain_basra),
        ("rules-basra-jack", ruleset.jack_basra),
        ("rules-basra-komi", ruleset.komi_basra if alone else 0),
        ("rules-komi-jack", ruleset.jack_basra if ruleset.komi_takes_jack else 0),
        (said or "rules-komi-ten", ruleset.plain_basra if said else 0),
        ("rules-komi-court", ruleset.plain_basra if ruleset.komi_takes_court else 0),
    )


def _count_scores(ruleset: RuleSet) -> Iterable[tuple[str, int]]:
    """What is counted in the piles, and what it is worth."""
    most = "rules-most-tie" if ruleset.tie_for_most is Tie.CARRIED else "rules-most"
    return (
        (most, ruleset.most_cards),
        ("rules-each-jack", ruleset.each_jack),
        ("rules-each-ace", ruleset.each_ace),
        ("rules-two-of-clubs", ruleset.two_of_clubs),
        ("rules-ten-of-diamonds", ruleset.ten_of_diamonds),
    )


def example(floor: Sequence[Card], card: Card, ruleset: RuleSet, speech: Speech) -> str:
    """What the card takes from that floor under this rule set, in a line."""
    ways = legal_captures(floor, card, ruleset)
    facts = {"floor": run(floor), "card": run((card,))}
    if not ways[0]:
        return speech.say("example-laid", **facts)
    if len(ways) > 1:
        return speech.say("example-choice", cards=run(ways[0]), others=run(ways[1]), **facts)
    if len(ways[0]) < len(floor):
        return speech.say("example-takes", cards=run(ways[0]), **facts)
    _, points = score_capture(floor, card, ways[0], ruleset)
    if points:
        return speech.say("example-all-basra", points=plus(points), **facts)
    return speech.say("example-all", **facts)


_LEAVES: Final = (
    _Leaf("rules-deal", _deal, shown=_shown("9S 3H QC 6D", "5S JD 2C KH")),
    _Leaf(
        "rules-capturing",
        _capturing,
        (_example("AS 7C KH 8D", "8S"), _example("AS 6H 6C", "7S"), _example("KS QD", "KH")),
    ),
    _Leaf(
        "rules-sweepers",
        _sweepers,
        (_example("JS 5D", "JH"), _example("5H 6C", "7D"), _example("7D", "3S")),
    ),
    _Leaf(
        "rules-basras",
        _basras,
        (
            _example("TS 5H 4D AC", "TH"),
            _example("KS KD", "KH"),
            _example("JS", "JH"),
            _example("JS", "7D"),
            _example("8D 7C AS", "7D"),
        ),
    ),
    _Leaf("rules-score", _count, shown=_shown("QS TH 2D", "4C")),
    _Leaf("rules-match", _match, shown=_shown("JS 5D QH 2C", "KS 7D AC")),
)
PAGES: Final = len(_LEAVES)
