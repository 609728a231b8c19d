"""Every word a person reads: one Fluent file a language, their loader, and names made safe.

May import the standard library, `fluent.runtime`, `regex` and `core.engine.table`; never a view or
a platform. A sentence belongs in the `.ftl` files, in every language.
"""

from bot.text.tongue import LANGUAGES, Speech, speech_in

__all__ = ["LANGUAGES", "Speech", "speech_in"]
