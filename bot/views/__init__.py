"""What every message shows: pure functions from a table and the reader's speech to a `View`.

May import `bot.text`, `bot.view`, `bot.actions`, `core.engine`'s values and `core.rules`; no store,
no clock, no platform. Only `hand` is given a `SeatView`: no other view can show a hand.
"""

from bot.views.board import leaderboard, stats
from bot.views.challenge import challenge
from bot.views.count import count
from bot.views.floor import floor
from bot.views.guide import Guide, rules
from bot.views.hand import Choosing, hand
from bot.views.hint import hint
from bot.views.leaflet import help_page, privacy, welcome_group, welcome_private
from bot.views.learn import AGAIN, LESSONS, SHOW, course_done, lesson
from bot.views.luck import luck
from bot.views.notice import arrived, in_private, left, notice
from bot.views.question import (
    blocked,
    declined_notice,
    forget_sure,
    match_label,
    resign_sure,
    unblock,
    which_match,
)
from bot.views.replay import replay, replay_caption
from bot.views.result import result
from bot.views.review import review
from bot.views.setting import (
    ALL,
    HOUSE_PAGES,
    OWN_PAGES,
    PLACE,
    house_settings,
    own_settings,
)
from bot.views.toast import fact, invited_fact, toast_blocked, toast_played, toast_tried
from bot.views.union import joined, link_ask, link_code, link_notice, linked, unlink_ask
from bot.views.verify import verify

__all__ = [
    "AGAIN",
    "ALL",
    "HOUSE_PAGES",
    "LESSONS",
    "OWN_PAGES",
    "PLACE",
    "SHOW",
    "Choosing",
    "Guide",
    "arrived",
    "blocked",
    "challenge",
    "count",
    "course_done",
    "declined_notice",
    "fact",
    "floor",
    "forget_sure",
    "hand",
    "help_page",
    "hint",
    "house_settings",
    "in_private",
    "invited_fact",
    "joined",
    "leaderboard",
    "left",
    "lesson",
    "link_ask",
    "link_code",
    "link_notice",
    "linked",
    "luck",
    "match_label",
    "notice",
    "own_settings",
    "privacy",
    "replay",
    "replay_caption",
    "resign_sure",
    "result",
    "review",
    "rules",
    "stats",
    "toast_blocked",
    "toast_played",
    "toast_tried",
    "unblock",
    "unlink_ask",
    "verify",
    "welcome_group",
    "welcome_private",
    "which_match",
]
