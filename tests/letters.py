"""Any character, for hypothesis."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st

# All that UTF-8 can write. Asked for a codec, as `st.text()` does, hypothesis tries each of the 1.1
# million characters, which takes every process seconds.
LETTERS: Final = st.characters(exclude_categories=["Cs"])
