"""Whom a message names, and for whom it really rings."""

from __future__ import annotations

import re
from typing import Any

_USER = re.compile(r"<@!?(\d+)>")
_EVERYONE = re.compile(r"@(?:everyone|here)\b")
_CODE = re.compile(r"```.*?```|``.*?``|`[^`]*`", re.DOTALL)


def named(content: str) -> list[int]:
    """The accounts that a text mentions, in order, once each; code mentions nobody."""
    return list(dict.fromkeys(int(found) for found in _USER.findall(_spoken(content))))


def names_everyone(content: str) -> bool:
    """Whether a text says @everyone or @here."""
    return bool(_EVERYONE.search(_spoken(content)))


def rings(content: str, allowed: dict[str, Any] | None) -> list[int]:
    """The accounts for whom a text rings, by what the sender allowed (None: everything)."""
    if allowed is None or "users" in allowed.get("parse", []):
        return named(content)
    users = {int(user) for user in allowed.get("users") or []}
    return [user for user in named(content) if user in users]


def rings_everyone(content: str, allowed: dict[str, Any] | None) -> bool:
    """Whether a text would ring for everyone, the permission left aside."""
    return names_everyone(content) and (allowed is None or "everyone" in allowed.get("parse", []))


def _spoken(content: str) -> str:
    return _CODE.sub(" ", content)
