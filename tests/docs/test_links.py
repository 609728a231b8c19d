"""Every link in a document that leads into this repository leads somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
LINK = re.compile(r"!?\[[^]]*]\(([^)#\s]+)")


def links_of(document: Path) -> list[str]:
    """The targets of a document's links that are no web addresses."""
    return [link for link in LINK.findall(document.read_text("utf-8")) if "://" not in link]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_each_link_leads_to_a_file_of_the_repository(document: Path) -> None:
    missing = [link for link in links_of(document) if not (document.parent / link).exists()]
    assert missing == []


def test_the_readme_has_links_to_check() -> None:
    assert links_of(ROOT / "README.md")
