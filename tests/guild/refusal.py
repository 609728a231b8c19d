"""How Discord says no: a status, a code of its own, a sentence, and where a body was wrong."""

from __future__ import annotations

from typing import Any

# code: (HTTP status, Discord's sentence)
KNOWN = {
    0: (401, "401: Unauthorized"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20016: (429, "This action cannot be performed due to slowmode rate limit"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40094: (403, "This interaction has reached the maximum number of follow up messages."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
}


class MisstepError(Exception):
    """Something that no Discord client would let its user do."""


class RefusalError(Exception):
    """An answer other than 2xx, with Discord's JSON error body."""

    def __init__(self, status: int, code: int, message: str, **more: Any) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.code = code
        self.body: dict[str, Any] = {"message": message, "code": code, **more}


def refuse(code: int, **more: Any) -> RefusalError:
    """Discord's refusal of this code."""
    status, message = KNOWN[code]
    return RefusalError(status, code, message, **more)


def bare(status: int, message: str) -> RefusalError:
    """A refusal without a code of its own: an unknown route, a wrong method."""
    return RefusalError(status, 0, f"{status}: {message}")


def malformed(path: str, code: str, message: str) -> RefusalError:
    """A body that is wrong at `path` (`components.0.type`)."""
    errors: dict[str, Any] = {"_errors": [{"code": code, "message": message}]}
    for step in reversed([step for step in path.split(".") if step]):
        errors = {step: errors}
    return refuse(50035, errors=errors)
