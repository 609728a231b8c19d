"""What an operator can set: environment variables, or the same names in a file `.env`.

`.env.example` explains each; a test holds both lists equal.
"""

from __future__ import annotations

import re
from typing import Annotated
from urllib.parse import urlsplit

from pydantic import AfterValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

DEFAULT_DATABASE = "sqlite+aiosqlite:///data/basra.db"


class BadSettings(Exception):  # its message is the sentence for the operator
    """A setting is wrong; the message names the variable and says what to do."""


_TOKEN = re.compile(r"[0-9]+:[A-Za-z0-9_-]{20,}", re.ASCII)
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


def _log_level(value: str) -> str:
    levels = ("DEBUG", "INFO", "WARNING", "ERROR")
    if value.upper() not in levels:
        raise ValueError(f"must be one of {', '.join(levels)}")
    return value.upper()


Port = Annotated[int, Field(ge=0, le=65535)]
Seconds = Annotated[float, Field(gt=0, le=7 * 86400)]


class Settings(BaseSettings):
    """All settings with their defaults. Times are in seconds."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", hide_input_in_errors=True
    )

    telegram_token: Annotated[SecretStr, AfterValidator(_token)] = SecretStr("")
    telegram_api_base: Annotated[str, AfterValidator(_web_address)] = "https://api.telegram.org"
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
    log_level: Annotated[str, AfterValidator(_log_level)] = "INFO"


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
