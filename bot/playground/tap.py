"""Taps on buttons that wait for the bot's answer."""

import asyncio
import re
import secrets
from dataclasses import dataclass, field
from typing import Literal

from bot.playground.entity import utf16_length
from bot.playground.refusal import bad_request

MAX_TOAST = 200
_DEEP_LINK = re.compile(r"(?:https?://)?t\.me/(\w+)\?start=([A-Za-z0-9_-]{1,64})")


@dataclass(frozen=True, slots=True)
class Answer:
    """What the person who tapped saw.

    `nothing` is an answer without a text; `timeout` means that the bot never answered; `url` is
    the address that the tap opened, by the button itself or by the bot's answer.
    """

    kind: Literal["nothing", "toast", "alert", "url", "timeout"]
    text: str = ""
    url: str = ""


@dataclass(slots=True)
class Tap:
    id: str
    at: float
    answer: asyncio.Future[Answer] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class TapBook:
    """Open callback queries, each to be answered within `lifetime` seconds."""

    def __init__(self, lifetime: float) -> None:
        self.lifetime = lifetime
        self._open: dict[str, Tap] = {}

    def open(self, now: float) -> Tap:
        self._open = {key: tap for key, tap in self._open.items() if now - tap.at <= self.lifetime}
        tap = Tap(str(secrets.randbits(62)), now)
        self._open[tap.id] = tap
        return tap

    def expire(self) -> None:
        """Make every open query too old to be answered."""
        self._open.clear()

    def settle(self, query_id: str, answer: Answer, now: float) -> None:
        """Show the answer to whoever tapped. Raises RefusalError when the query is too old."""
        tap = self._open.get(query_id)
        if tap is None or now - tap.at > self.lifetime:
            raise bad_request(
                "query is too old and response timeout expired or query ID is invalid"
            )
        if not tap.answer.done():
            tap.answer.set_result(answer)


def read_answer(text: str, alert: bool, url: str, bot_name: str) -> Answer:
    """What answerCallbackQuery shows; raises RefusalError for a long text or a wrong link."""
    if utf16_length(text) > MAX_TOAST:
        raise bad_request("MESSAGE_TOO_LONG")
    if url:
        if start_payload(url, bot_name) is None:
            raise bad_request("URL_INVALID")
        return Answer("url", text, url)
    if not text:
        return Answer("nothing")
    return Answer("alert" if alert else "toast", text)


def start_payload(url: str, bot_name: str) -> str | None:
    """The payload of a deep link to this bot's private chat; None for any other address."""
    match = _DEEP_LINK.fullmatch(url)
    return match[2] if match and match[1].lower() == bot_name.lower() else None
