"""What to play and why, in a sentence."""

from bot.text import Speech
from bot.view import Deck, View
from bot.views.card import plus, run
from bot.views.page import page
from core.players import Reason
from core.rules.play import Play


def hint(why: Reason, speech: Speech, deck: Deck = Deck.TWO) -> View:
    """The best play, for the eyes of its seat's owner, who has that deck."""
    best = speech.say("hint-best", move=move(why.play, speech))
    return View(page(speech, [best, because(why, speech)]), deck=deck)


def move(play: Play, speech: Speech) -> str:
    """A play, whoever makes it: its card, and what that takes."""
    card = run((play.card,))
    if not play.takes:
        return speech.say("move-lays", card=card)
    return speech.say("move-takes", card=card, cards=run(play.takes))


def because(why: Reason, speech: Speech) -> str:
    """Why that play is the best, in a sentence."""
    return speech.say(
        f"reason-{why.motive.replace('_', '-')}",
        points=plus(why.points),
        taken=speech.say("cards-count", count=why.taken),
        pile=speech.say("cards-count", count=why.cards),
        left=run(why.left),
        danger=why.danger,
        unseen=why.unseen,
    )
