"""Marks that keep scripts of two directions apart within one line."""

from typing import Final

LRI: Final = "\u2066"  # what follows reads left to right …
FSI: Final = "\u2068"  # … or as its own first letter says …
PDI: Final = "\u2069"  # … up to here
LRM: Final = "\u200e"  # an invisible letter that makes a line read left to right …
RLM: Final = "\u200f"  # … or right to left


def isolate(text: str) -> str:
    """Set foreign text (a name, a chat's title) apart: it keeps its own direction."""
    return f"{FSI}{text}{PDI}"


def ltr(text: str) -> str:
    """Set a run of cards, numbers or code apart: it reads left to right in any sentence."""
    return f"{LRI}{text}{PDI}"
