"""People of the world, and the bot."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Person:
    """An account. `dms` is `open`, `closed` (50007) or `stranger` (no server in common, 50278)."""

    id: int
    key: str
    username: str
    global_name: str | None = None
    locale: str = "en-US"
    bot: bool = False
    dms: str = "open"
    installed: bool = False  # has the app on their own account (user install)
    nicks: dict[int, str] = field(default_factory=dict)

    def user(self) -> dict[str, Any]:
        """The account as a user object."""
        return {
            "id": str(self.id),
            "username": self.username,
            "global_name": self.global_name,
            "discriminator": "0",
            "avatar": None,
            "avatar_decoration_data": None,
            "bot": self.bot,
            "public_flags": 0,
            "primary_guild": None,
            "clan": None,
            "collectibles": None,
            "display_name_styles": None,
        }

    def shown(self, server_id: int) -> str:
        """The name that others see in a server."""
        return self.nicks.get(server_id) or self.global_name or self.username


def default_people() -> list[Person]:
    """Four people. Mona runs the house; Omar reads Arabic, which is none of Discord's languages."""
    return [
        Person(201_000_000_000_000_001, "mona", "mona.cairo", "Mona"),
        Person(201_000_000_000_000_002, "omar", "omar_dice", "Omar", "en-GB"),
        Person(201_000_000_000_000_003, "salma", "salma", "Salma", "fr"),
        Person(201_000_000_000_000_004, "karim", "karim.k", None, "de"),
    ]


def bot_person() -> Person:
    """The application's bot."""
    return Person(301_000_000_000_000_001, "bot", "Basra", None, bot=True)
