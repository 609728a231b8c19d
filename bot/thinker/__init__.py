"""Worker processes that search: for the plays of good computers, for hints and for reviews.

They get what a seat may know, a seed and a time, and nothing else; they know no database, platform
or setting. May import `core.players` and `core.rules`; only `pool` runs in the bot's own process.
"""
