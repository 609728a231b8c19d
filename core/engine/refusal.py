"""Why the engine says no: an ordinary answer to a person, a toast and never a traceback."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """One refusal each; the sentence stands in bot/text under `refusal-<value>`."""

    # any match
    NO_MATCH = "no-match"  # no such match, or it is long over
    ENDED = "ended"  # this match is over
    NOT_YOURS = "not-yours"  # the person has no seat in this match
    NOT_PLAYED = "not-played"  # only who played a match asks for another
    LEFT = "left"  # who resigned does not come back
    NOT_OVER = "not-over"  # only a match that has ended is shown again; args: match
    NONE_OVER = "none-over"  # no match has ended here
    # a play
    NOT_YOUR_TURN = "not-your-turn"
    NOT_YOUR_CARD = "not-your-card"
    STALE = "stale"  # a button of an earlier moment; the game has moved on
    ALREADY_PLAYED = "already-played"  # a double tap
    CHOOSE = "choose"  # several captures are equally large
    PAUSED = "paused"  # between rounds nobody plays
    REVIEWING = "reviewing"  # one review at a time in a chat
    REVIEWS_FULL = "reviews-full"  # other matches are judged before, and too many wait
    HINT_PEOPLE = "hint-people"  # hints are for who plays against computers alone
    # challenges and open tables
    ONESELF = "oneself"
    BOT = "bot"
    NOT_A_PERSON = (
        "not-a-person"  # anonymous admins, channels, linked-channel senders, deleted accounts
    )
    ONLY_INVITED = "only-invited"  # args: name
    ONLY_STARTER = "only-starter"
    NOT_OPEN = "not-open"  # already started, declined, cancelled or expired
    FULL = "full"
    SEATED = "seated"  # at this table already
    PAIR_OPEN = "pair-open"  # one open invitation per pair; args: match, name
    TWICE = "twice"  # somebody named for two seats; args: name
    COOLDOWN = "cooldown"  # args: seconds
    BLOCKED = "blocked"  # that person takes no challenges from this one; args: name
    CHAT_FULL = "chat-full"  # so many live floors in this group already; args: count
    ADMINS_START = "admins-start"  # this group lets nobody else start matches
    BAD_TARGET = "bad-target"
    BAD_TURN = "bad-turn"  # too short or too long a time for a turn
    NO_CODE = "no-code"  # none was given
    BAD_CODE = "bad-code"  # no open table, or no account, has this code
    OTHERS_LINK = "others-link"  # a deep link made for another account
    # accounts on several platforms
    LINK_OWN = "link-own"  # a code of one's own: the other account is to give it
    LINK_TWICE = "link-twice"  # both have an account on the same platform
    LINK_MATCH = "link-match"  # both sit at one table, or one was invited by the other; args: match
    LINK_GONE = "link-gone"  # nothing waits to be confirmed
    NOT_LINKED = "not-linked"  # there is no other account
    UNLINK_MATCH = "unlink-match"  # the person sits at a table; args: match
    ONLY_DM = "only-dm"  # this platform shows nothing to one person alone in a group
    # commands
    BAD_WORD = "bad-word"  # a word no command knows; args: word
    CLASH = "clash"  # two words that say different things of one matter; args: word, other
    TOO_MANY = "too-many"  # more people named than there are seats
    BAD_LUCK = "bad-luck"  # luck words too long, or not text; args: most
    UNKNOWN_PERSON = "unknown-person"  # nobody of that name has ever played here
    NO_LIVE_MATCH = "no-live-match"  # of the person's own
    NO_FLOOR = "no-floor"  # no match goes on in this chat
    NO_CHALLENGE = "no-challenge"  # none is open in this chat
    ONLY_ADMINS = "only-admins"  # a group's settings
    OTHERS_BUTTON = "others-button"  # made for whoever asked for it
    UNKNOWN_SETTING = "unknown-setting"  # a button that was forged, or of another version
    NO_POINTS = "no-points"  # a rule set by which no match would come to an end
    BUSY = "busy"  # lost the race too many times in a row; try again


class Refusal(Exception):  # a refusal is an answer, not an error
    """The engine's no. `facts` are the arguments of its sentence."""

    def __init__(self, reason: Reason, **facts: str | int) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.facts = facts
