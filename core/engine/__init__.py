"""Tables, seats, plays, clocks, rematches and ratings: one door for every change of a match.

A platform gives commands to an `Engine` and listens to it; it reads a `Table`, and a `SeatView` for
the eyes of the seat's owner. May import `core.store`, `core.players` and `core.rules`; knows no
platform.
"""

from core.engine.board import Boards, Line, Span, Stats
from core.engine.clock import Clock
from core.engine.engine import Engine, utc_now
from core.engine.game import Show
from core.engine.opening import Invitee, Opening
from core.engine.posts import Post
from core.engine.settings import EngineSettings
from core.engine.upload import Upload, Uploads

__all__ = [
    "Boards",
    "Clock",
    "Engine",
    "EngineSettings",
    "Invitee",
    "Line",
    "Opening",
    "Post",
    "Show",
    "Span",
    "Stats",
    "Upload",
    "Uploads",
    "utc_now",
]
