"""PUBLIC_URL: where people's browsers find the replay pages."""

from pathlib import Path

import pytest

from bot.settings import BadSettings, load


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("", ""),
        ("  ", ""),
        ("https://basra.example.org", "https://basra.example.org"),
        ("https://example.org/basra/", "https://example.org/basra"),
        ("http://192.0.2.7:8080", "http://192.0.2.7:8080"),
    ],
)
def test_an_address_is_kept_without_a_slash_at_its_end(
    monkeypatch: pytest.MonkeyPatch, given: str, kept: str
) -> None:
    monkeypatch.setenv("PUBLIC_URL", given)
    assert load().public_url == kept


@pytest.mark.parametrize(
    "given",
    [
        "basra.example.org",
        "ftp://example.org",
        "https://",
        "http://localhost:8080",
        "https://[",
        "https://example.org:99999",
        "https://example.org/?a=b",
        "https://example.org/#x",
        "https://me:secret@example.org",
    ],
)
def test_anything_else_is_refused_in_one_sentence_that_names_it(
    monkeypatch: pytest.MonkeyPatch, given: str
) -> None:
    monkeypatch.setenv("PUBLIC_URL", given)
    with pytest.raises(BadSettings, match=r"^PUBLIC_URL: must be .*\.$") as refused:
        load()
    assert "secret" not in str(refused.value)
