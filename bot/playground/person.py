"""People of the playground, and the bot itself, as Telegram's User objects."""

from dataclasses import dataclass
from typing import Any

ANONYMOUS_ADMIN = 1087968824
CHANNEL_IDENTITY = 136817688
LINKED_CHANNEL = 777000


@dataclass(slots=True)
class Person:
    """An account. `key` is the short name by which tests and the page call it.

    `started` says whether the bot may write to this person first, `blocked` that they blocked it.
    """

    id: int
    key: str
    first_name: str
    last_name: str = ""
    username: str = ""
    language_code: str = ""
    is_bot: bool = False
    started: bool = False
    blocked: bool = False
    deactivated: bool = False

    def user(self) -> dict[str, Any]:
        """This person as a User object; empty fields are left out, as Telegram does."""
        optional = {
            "last_name": self.last_name,
            "username": self.username,
            "language_code": self.language_code,
        }
        return {
            "id": self.id,
            "is_bot": self.is_bot,
            "first_name": self.first_name,
            **{name: value for name, value in optional.items() if value},
        }


def default_people() -> list[Person]:
    return [
        Person(7001, "mona", "Mona", "", "mona", "en"),
        Person(7002, "omar", "Omar", "", "omar", "ar"),
        Person(7003, "salma", "Salma", "", "", "en"),
        Person(7004, "karim", "Karim", "", "karim", "ar"),
    ]


def service_accounts() -> list[Person]:
    """The accounts behind anonymous admins, channel identities and linked channels."""
    return [
        Person(ANONYMOUS_ADMIN, "anonymous", "Group", "", "GroupAnonymousBot", is_bot=True),
        Person(CHANNEL_IDENTITY, "channel", "Channel", "", "Channel_Bot", is_bot=True),
        Person(LINKED_CHANNEL, "linked", "Telegram"),
    ]
