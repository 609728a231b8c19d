"""Everything `core.rules` raises on purpose, in one tree.

    RulesError (ValueError)
    ├── BadText            a card, play, position or rule set that cannot be read
    │   └── BadRecord      a match record that is damaged, edited or of another version
    ├── IllegalPack        not 52 different cards, or a Jack or the Komi on the opening floor
    ├── IllegalPlay        a play that the rules do not allow now
    ├── AmbiguousPlay      a card that could take several captures, with none chosen
    └── BrokenCommitment   a seed that is not the one that was promised

Messages name cards that the caller gave or that lie face up, and never a card that is hidden.
"""


class RulesError(ValueError):
    """The rules refuse this; the message says why in one sentence."""


class BadText(RulesError):
    """The text does not describe what it should."""


class BadRecord(BadText):
    """The match record cannot be trusted."""


class IllegalPack(RulesError):
    """The pack may not be dealt (rules.md, Set-up)."""


class IllegalPlay(RulesError):
    """The play is not among the legal ones."""


class AmbiguousPlay(RulesError):
    """Several captures are equally large and the player must say which."""


class BrokenCommitment(RulesError):
    """The revealed seed does not hash to the commitment."""
