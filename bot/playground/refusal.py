"""The ways in which the Bot API says no, in Telegram's own words."""

from typing import Any


class RefusalError(Exception):
    """A call the Bot API answers with an error envelope instead of a result.

    `code` is both the HTTP status and the envelope's `error_code`; `parameters` is the
    envelope's ResponseParameters (`retry_after`, `migrate_to_chat_id`) or None.
    """

    def __init__(
        self, code: int, description: str, parameters: dict[str, Any] | None = None
    ) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters


def bad_request(reason: str) -> RefusalError:
    return RefusalError(400, f"Bad Request: {reason}")


def forbidden(reason: str) -> RefusalError:
    return RefusalError(403, f"Forbidden: {reason}")


def conflict(reason: str) -> RefusalError:
    return RefusalError(409, f"Conflict: {reason}")


def unauthorized() -> RefusalError:
    return RefusalError(401, "Unauthorized")


def method_not_found() -> RefusalError:
    return RefusalError(404, "Not Found: method not found")


def migrated(new_chat_id: int) -> RefusalError:
    return RefusalError(
        400,
        "Bad Request: group chat was upgraded to a supergroup chat",
        {"migrate_to_chat_id": new_chat_id},
    )


def too_many_requests(seconds: int) -> RefusalError:
    return RefusalError(
        429, f"Too Many Requests: retry after {seconds}", {"retry_after": max(1, seconds)}
    )


class MisstepError(Exception):
    """Something a person in the playground cannot do; the text is shown to that person."""
