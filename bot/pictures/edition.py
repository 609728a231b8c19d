"""Which version of the drawing code this is: what another one drew may look different."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files


@cache
def edition() -> str:
    """A short fingerprint of every module that draws: it changes when any of them does."""
    modules = [one for one in files("bot.pictures").iterdir() if one.name.endswith(".py")]
    sources = hashlib.blake2b(digest_size=6)
    for module in sorted(modules, key=lambda one: one.name):
        sources.update(module.read_bytes())
    return sources.hexdigest()
