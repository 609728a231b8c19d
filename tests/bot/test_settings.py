"""Settings: what is taken, what is refused and in which words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.settings import BadSettings, Settings, load

EXAMPLE = Path(__file__).parents[2] / ".env.example"
TOKEN = "123456789:" + "a" * 35


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing is set, and there is no .env."""
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


def test_the_example_lists_exactly_the_settings() -> None:
    named = re.findall(r"^([A-Z_]+)=", EXAMPLE.read_text("utf-8"), re.MULTILINE)
    assert sorted(named) == sorted(name.upper() for name in Settings.model_fields)


def test_the_example_is_a_file_one_can_start_with(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(EXAMPLE.read_text("utf-8"), "utf-8")
    assert load() == Settings()
    (tmp_path / ".env").unlink()
    assert load() == Settings()


def test_a_file_is_read_and_the_environment_goes_before_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("HTTP_PORT=1234\nTURN_SECONDS=60\n", "utf-8")
    monkeypatch.setenv("TURN_SECONDS", "90")
    assert (load().http_port, load().turn_seconds) == (1234, 90)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TELEGRAM_TOKEN", "hush"),
        ("TELEGRAM_TOKEN", "12345:hush"),
        ("TELEGRAM_TOKEN", "12345:" + "a" * 30 + "/../getMe"),
        ("TELEGRAM_TOKEN", "١٢٣٤٥:" + "a" * 35),
        ("TELEGRAM_API_BASE", "http://a..b"),
        ("TELEGRAM_API_BASE", "http://exa mple"),
        ("HTTP_HOST", "a..b"),
        ("HTTP_HOST", ""),
        ("HTTP_HOST", "ho st"),
        ("PUBLIC_URL", "https://exa mple.org"),
        ("PUBLIC_URL", "https://a..b"),
        ("PUBLIC_URL", 'https://a.b/"><x>'),
        ("TELEGRAM_TOKEN", "hush:" + "a" * 35),
        ("TELEGRAM_TOKEN", "12345:hush with spaces in between it"),
        ("TELEGRAM_API_BASE", "hush"),
        ("TELEGRAM_API_BASE", "ftp://hush"),
        ("TELEGRAM_API_BASE", "https://hush:port"),
        ("TELEGRAM_API_BASE", "https://hush.example/bot"),
        ("TELEGRAM_API_BASE", "https://hush.example/?a=b"),
        ("DISCORD_TOKEN", "hush"),
        ("DISCORD_TOKEN", "MTAwMDAw.hush.x"),
        ("DISCORD_TOKEN", "12345:" + "a" * 35),
        ("DISCORD_API_BASE", "hush"),
        ("DISCORD_API_BASE", "https://discord.com/hush"),
        ("DISCORD_GATEWAY", "https://hush.example"),
        ("DISCORD_GATEWAY", "hush"),
        ("DISCORD_SHARDS", "0"),
        ("DISCORD_SHARDS", "hush"),
        ("DISCORD_SHARD_IDS", "hush"),
        ("DISCORD_SHARD_IDS", "0-3"),
        ("HTTP_PORT", "hush"),
        ("HTTP_PORT", "65536"),
        ("HTTP_PORT", "-1"),
        ("TURN_SECONDS", "0"),
        ("TURN_SECONDS", "nan"),
        ("COMPUTER_SECONDS", "-1"),
        ("INVITATION_SECONDS", "hush"),
        ("PAUSE_SECONDS", "inf"),
        ("REMATCH_SECONDS", "0"),
        ("PACING", "hush"),
        ("PICTURES", "hush"),
        ("LOG_LEVEL", "hush"),
    ],
)
def test_a_wrong_value_is_refused_by_name_and_not_repeated(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as refused:
        load()
    sentence = str(refused.value)
    assert sentence.startswith(f"{name}: ")
    assert sentence.endswith(".")
    assert "hush" not in sentence
    assert "\n" not in sentence


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"TELEGRAM_TOKEN=\xff\xfe")
    with pytest.raises(BadSettings, match=r"^\.env: "):
        load()


def test_the_token_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TELEGRAM_TOKEN", TOKEN)
    settings = load()
    assert TOKEN not in f"{settings} {settings!r} {settings.model_dump()}"
    assert settings.telegram_token.get_secret_value() == TOKEN


def test_spaces_around_the_token_and_a_slash_after_the_address_are_forgiven(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TELEGRAM_TOKEN", f" {TOKEN}\n")
    monkeypatch.setenv("TELEGRAM_API_BASE", "http://localhost:8081/")
    assert load().telegram_token.get_secret_value() == TOKEN
    assert load().telegram_api_base == "http://localhost:8081"


DISCORD = "MTAwMDAwMDAwMDAwMDAwMDAw.GabcDe." + "a" * 38


def test_the_token_of_discord_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", f" {DISCORD}\n")
    settings = load()
    assert DISCORD not in f"{settings} {settings!r} {settings.model_dump()}"
    assert settings.discord_token.get_secret_value() == DISCORD


@pytest.mark.parametrize(
    ("ids", "numbers"),
    [("", ()), ("0-3", (0, 1, 2, 3)), ("7", (7,)), ("2, 0-1,1", (0, 1, 2))],
)
def test_shards_are_named_by_number_and_range(
    monkeypatch: pytest.MonkeyPatch, ids: str, numbers: tuple[int, ...]
) -> None:
    monkeypatch.setenv("DISCORD_SHARDS", "8")
    monkeypatch.setenv("DISCORD_SHARD_IDS", ids)
    assert load().shard_numbers == numbers


@pytest.mark.parametrize("ids", ["3-1", "0,3-1", "-1", "1-", "a"])
def test_a_range_that_names_no_shard_does_not_mean_all_of_them(
    monkeypatch: pytest.MonkeyPatch, ids: str
) -> None:
    monkeypatch.setenv("DISCORD_SHARDS", "4")
    monkeypatch.setenv("DISCORD_SHARD_IDS", ids)
    with pytest.raises(BadSettings, match="must be numbers of shards"):
        load()


def test_a_shard_is_one_of_those_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_SHARDS", "4")
    monkeypatch.setenv("DISCORD_SHARD_IDS", "3-4")
    with pytest.raises(BadSettings, match="names a shard beyond DISCORD_SHARDS"):
        load()
