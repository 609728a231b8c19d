"""The rules in a minute, for the rule set at hand: a switched rule changes the text."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.text import Speech
from bot.view import View
from bot.views.card import plus, run
from bot.views.page import page
from bot.views.terms import rules_name
from core.rules.capture import legal_captures, score_capture
from core.rules.cards import KOMI, Card, parse_card, parse_cards
from core.rules.ruleset import DEFAULT_TARGET, KomiSweep, KomiTaker, RuleSet, Tie

# Floor and card, from the worked positions of rules.md; what happens is asked of the rules.
EXAMPLES: Final = tuple(
    (parse_cards(floor), parse_card(card))
    for floor, card in (
        ("AS 7C KH 8D", "8S"),
        ("TS 5H 4D AC", "TH"),
        ("AS 6H 6C", "7S"),
        ("KS KD", "KH"),
        ("JS 5D", "JH"),
        ("JS", "JH"),
        ("7D", "3S"),
        ("JS", "7D"),
        ("8D 7C AS", "7D"),
        ("5H 6C", "7D"),
    )
)
_CARDS: Final = {
    "rules-komi": KOMI,
    "rules-two-of-clubs": parse_card("2C"),
    "rules-ten-of-diamonds": parse_card("TD"),
}


def rules(ruleset: RuleSet, speech: Speech, target: int | None = DEFAULT_TARGET) -> View:
    """How to play by this rule set to this target (None: a single round)."""
    return View(
        page(
            speech,
            [
                speech.say("rules-title", rules=rules_name(ruleset, speech)),
                speech.say("rules-aim"),
            ],
            _taking(ruleset, speech),
            [speech.say("rules-score"), *_points(ruleset, speech)],
            _goal(target, speech),
            [speech.say("rules-examples"), *_examples(ruleset, speech)],
        )
    )


def _taking(ruleset: RuleSet, speech: Speech) -> list[str]:
    alone = ruleset.komi_taken_by is KomiTaker.ANY_CARD
    ids = (
        "rules-numerals",
        "rules-court",
        "rules-jack",
        "rules-komi",
        "rules-komi-alone" if alone else "rules-komi-seven",
        "rules-laid",
    )
    return [f"• {speech.say(one, **_named(one))}" for one in ids]


def _points(ruleset: RuleSet, speech: Speech) -> list[str]:
    lines = [
        f"• {speech.say(said, points=plus(points), **_named(said))}"
        for said, points in _scores(ruleset)
        if points > 0
    ]
    return [*lines, f"• {speech.say('rules-sweep')}"]


def _named(said: str) -> dict[str, str]:
    """The card that a line names."""
    card = _CARDS.get(said)
    return {"card": run((card,))} if card else {}


def _scores(ruleset: RuleSet) -> Iterable[tuple[str, int]]:
    """Each thing that may score, and what it is worth; nothing where the rule is off."""
    most = "rules-most-tie" if ruleset.tie_for_most is Tie.CARRIED else "rules-most"
    alone = ruleset.komi_taken_by is KomiTaker.ANY_CARD
    sweep = {KomiSweep.ONE_RANK: "rules-komi-one-rank", KomiSweep.TEN_OR_LESS: "rules-komi-ten"}
    said = sweep.get(ruleset.komi_sweep)
    return (
        (most, ruleset.most_cards),
        ("rules-basra-plain", ruleset.plain_basra),
        ("rules-basra-jack", ruleset.jack_basra),
        ("rules-basra-komi", ruleset.komi_basra if alone else 0),
        ("rules-komi-jack", ruleset.jack_basra if ruleset.komi_takes_jack else 0),
        (said or "rules-komi-ten", ruleset.plain_basra if said else 0),
        ("rules-komi-court", ruleset.plain_basra if ruleset.komi_takes_court else 0),
        ("rules-each-jack", ruleset.each_jack),
        ("rules-each-ace", ruleset.each_ace),
        ("rules-two-of-clubs", ruleset.two_of_clubs),
        ("rules-ten-of-diamonds", ruleset.ten_of_diamonds),
    )


def _goal(target: int | None, speech: Speech) -> str:
    if target is None:
        return speech.say("rules-target-round")
    return speech.say("rules-target", target=target)


def _examples(ruleset: RuleSet, speech: Speech) -> list[str]:
    return [example(floor, card, ruleset, speech) for floor, card in EXAMPLES]


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
