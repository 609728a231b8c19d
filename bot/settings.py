"""What an operator can set: environment variables, or the same names in a file `.env`.

`.env.example` explains each; a test holds both lists equal.
"""

from __future__ import annotations

import re
from typing import Annotated
from urllib.parse import urlsplit

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    SecretStr,
    ValidationError,
    ValidationInfo,
    field_validator,
)
from pydantic_settings import BaseSettings, SettingsConfigDict

DEFAULT_DATABASE = "sqlite+aiosqlite:///data/basra.db"


class BadSettings(Exception):  # its message is the sentence for the operator
    """A setting is wrong; the message names the variable and says what to do."""


_TOKEN = re.compile(r"[0-9]+:[A-Za-z0-9_-]{20,}", re.ASCII)
_DISCORD_TOKEN = re.compile(r"[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{5,}\.[A-Za-z0-9_-]{20,}", re.ASCII)
_RANGE = re.compile(r"[0-9]{1,5}(-[0-9]{1,5})?(,[0-9]{1,5}(-[0-9]{1,5})?)*", re.ASCII)
_LABEL = re.compile(r"[A-Za-z0-9_-]{1,63}", re.ASCII)
_PATH = re.compile(r"[A-Za-z0-9/._~-]*", re.ASCII)


def _is_host(host: str | None) -> bool:
    """Whether this can be the name or the address of a machine."""
    return bool(host) and (":" in str(host) or all(map(_LABEL.fullmatch, str(host).split("."))))


def _web_address(value: str) -> str:
    try:
        parts = urlsplit(value)
        usable = parts.scheme in ("http", "https") and _is_host(parts.hostname) and parts.port != 0
    except ValueError:
        usable = False
    if not usable:
        raise ValueError("must be a web address such as https://api.telegram.org")
    if parts.query or parts.fragment or parts.path.rstrip("/").endswith("/bot"):
        raise ValueError("must be given without /bot and without anything after it")
    return value.rstrip("/")


def _rest_address(value: str) -> str:
    """What `_web_address` takes, and Discord's paths end in the version."""
    address = _web_address(value)
    if not re.search(r"/api/v[0-9]+$", address):
        raise ValueError("must end in the version of the API, as https://discord.com/api/v10 does")
    return address


def _public_address(value: str) -> str:
    """Empty, or what `_web_address` takes with a host that other machines can find."""
    if not value.strip():
        return ""
    try:
        parts = urlsplit(value.strip())
        usable = parts.scheme in ("http", "https") and "." in (parts.hostname or "")
        usable = usable and _is_host(parts.hostname) and _PATH.fullmatch(parts.path) is not None
        usable = usable and parts.port != 0 and parts.username is None
    except ValueError:
        usable = False
    if not usable:
        raise ValueError("must be the web address of this bot such as https://basra.example.org")
    if parts.query or parts.fragment:
        raise ValueError("must be a web address with nothing after its path")
    return value.strip().rstrip("/")


def _host(value: str) -> str:
    if not _is_host(value.strip()):
        raise ValueError("must be an address of this machine such as 127.0.0.1, or 0.0.0.0 for all")
    return value.strip()


def _token(value: SecretStr) -> SecretStr:
    token = value.get_secret_value().strip()
    if token and not _TOKEN.fullmatch(token):
        raise ValueError("is not a bot token; copy the whole line that @BotFather gave you")
    return SecretStr(token)


def _discord_token(value: SecretStr) -> SecretStr:
    token = value.get_secret_value().strip()
    if token and not _DISCORD_TOKEN.fullmatch(token):
        raise ValueError("is not a bot token; copy it from the Bot page of your application")
    return SecretStr(token)


def _gateway(value: str) -> str:
    """Empty, or the address of a web socket."""
    gateway = value.strip()
    try:
        parts = urlsplit(gateway)
        usable = parts.scheme in ("ws", "wss") and _is_host(parts.hostname) and parts.port != 0
    except ValueError:
        usable = False
    if gateway and (not usable or parts.query or parts.fragment):
        raise ValueError("must be the address of a web socket such as wss://gateway.discord.gg")
    return gateway


def _shard_ids(value: str) -> str:
    """Empty, or numbers and ranges of them such as `0-3,8`."""
    ids = value.replace(" ", "")
    is_sound = _RANGE.fullmatch(ids) and all(map(_numbers, ids.split(",")))  # 3-1 names none
    if ids and not is_sound:
        raise ValueError("must be numbers of shards such as 0-3 or 0,2,4")
    return ids


def _numbers(ids: str) -> tuple[int, ...]:
    """The numbers in `0-3,8`, in order."""
    numbers: set[int] = set()
    for part in filter(None, ids.split(",")):
        first, _, last = part.partition("-")
        numbers |= {*range(int(first), int(last or first) + 1)}
    return tuple(sorted(numbers))


def _log_level(value: str) -> str:
    levels = ("DEBUG", "INFO", "WARNING", "ERROR")
    if value.upper() not in levels:
        raise ValueError(f"must be one of {', '.join(levels)}")
    return value.upper()


Port = Annotated[int, Field(ge=0, le=65535)]
Shards = Annotated[
    Annotated[int, Field(ge=1, le=100_000)] | None,
    BeforeValidator(lambda value: None if value == "" else value),
]
Seconds = Annotated[float, Field(gt=0, le=7 * 86400)]


class Settings(BaseSettings):
    """All settings with their defaults. Times are in seconds."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", hide_input_in_errors=True
    )

    telegram_token: Annotated[SecretStr, AfterValidator(_token)] = SecretStr("")
    telegram_api_base: Annotated[str, AfterValidator(_web_address)] = "https://api.telegram.org"
    discord_token: Annotated[SecretStr, AfterValidator(_discord_token)] = SecretStr("")
    discord_api_base: Annotated[str, AfterValidator(_rest_address)] = "https://discord.com/api/v10"
    discord_gateway: Annotated[str, AfterValidator(_gateway)] = ""
    discord_shards: Shards = None
    discord_shard_ids: Annotated[str, AfterValidator(_shard_ids)] = ""
    database_url: str = DEFAULT_DATABASE  # read by core.store, which says what is wrong with it
    http_host: Annotated[str, AfterValidator(_host)] = "127.0.0.1"
    http_port: Port = 8080
    public_url: Annotated[str, AfterValidator(_public_address)] = ""
    turn_seconds: Seconds = 180
    computer_seconds: Seconds = 1
    invitation_seconds: Seconds = 600
    pause_seconds: Seconds = 20
    rematch_seconds: Seconds = 600
    pacing: bool = True
    pictures: bool = True
    log_level: Annotated[str, AfterValidator(_log_level)] = "INFO"

    @field_validator("discord_shard_ids")
    @classmethod
    def _shards_fit(cls, value: str, info: ValidationInfo) -> str:
        """Shards by number are some of so many."""
        count: int | None = info.data.get("discord_shards")
        if value and count is None:
            raise ValueError("needs DISCORD_SHARDS, how many there are in all")
        if any(number >= (count or 0) for number in _numbers(value)):
            raise ValueError("names a shard beyond DISCORD_SHARDS")
        return value

    @property
    def shard_numbers(self) -> tuple[int, ...]:
        """The shards of this process by number, in order; none for all of them."""
        return _numbers(self.discord_shard_ids)


def load() -> Settings:
    """Read the settings. Raises `BadSettings` with one sentence that never shows a value."""
    try:
        return Settings()
    except ValidationError as error:
        raise BadSettings(_sentence(error)) from None
    except (OSError, UnicodeDecodeError):
        raise BadSettings(".env: cannot be read; make it a UTF-8 text file") from None


def _sentence(error: ValidationError) -> str:
    first = error.errors(include_url=False, include_input=False)[0]
    name = str(first["loc"][0]).upper() if first["loc"] else "settings"
    words = str(first["msg"]).removeprefix("Value error, ")
    fix = "correct it in the environment or in .env, or remove it to use the default"
    return f"{name}: {words[:1].lower()}{words[1:]}; {fix}."
