"""The replay page: `/m/<key>` plays an ended match in the browser and checks its shuffle there.

Static HTML, CSS and JavaScript beside this file, served as they are; the record as JSON; the words
from bot/text as JSON. May import aiohttp and `bot.text`, and is handed the engine's archive; knows
no view and no platform.
Only matches that have ended have a page: of any other key the answer is the same 404.
"""

from bot.replay.page import routes

__all__ = ["routes"]
