"""Our commands as a message writes them: a tap on one begins to give it.

Discord knows them by number, and shows the name that is written: a translated one could not be
tapped, so it is the English one in every language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from bot.discord.slash import CHAT_INPUT


def mentions(registered: Iterable[Mapping[str, Any]]) -> Mapping[str, str]:
    """How each registered command is written, by how our texts name it.

    Raises LookupError or TypeError for what is no list of commands.
    """
    return MappingProxyType(
        {
            f"/{command['name']}": f"</{command['name']}:{command['id']}>"
            for command in registered
            if command["type"] == CHAT_INPUT
        }
    )
