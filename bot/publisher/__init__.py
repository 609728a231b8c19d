"""Keeps every posted message equal to the state of its match, on every platform.

`poster` says which messages show a match and what each shows, `plan` what must be done for one, and
`posting` does it; `publisher` keeps a worker a message at that. `showing` and `note` remember what
stands, `pacer` says when, `outcome` what a failure means. `whisper` keeps hands up to date that one
person sees in a group. May import the views, the texts, `bot.platform` and the engine; no desk, no
adapter.
"""

from bot.publisher.publisher import Publisher

__all__ = ["Publisher"]
