"""What every message shows: pure functions from a table and the reader's speech to a `View`.

May import `bot.text`, `bot.view`, `bot.actions`, `core.engine`'s values and `core.rules`; no store,
no clock, no platform. Only `bot.views.hand` is given a `SeatView`: no other can show a hand.
"""
