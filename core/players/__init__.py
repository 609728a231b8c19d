"""Computer players. Each gets a SeatView and a random.Random and nothing else.

`choose` plays at a level, `weigh` judges every legal play, `glance` does so at once, and `reason`
says why the best is best.

May import `core.rules` only.
"""

from core.players.choice import choose, glance, weigh
from core.players.level import LEVELS, STAND_IN, Level
from core.players.reason import Motive, Reason, reason, unweighed_reason
from core.players.weighed import Weighed

__all__ = [
    "LEVELS",
    "STAND_IN",
    "Level",
    "Motive",
    "Reason",
    "Weighed",
    "choose",
    "glance",
    "reason",
    "unweighed_reason",
    "weigh",
]
