"""Discord: interactions become commands and taps, Views become messages. No game logic.

`connection` logs in and stays connected, `handlers` answers interactions and news, `adapter` posts
and edits as the bot. `read` makes our words of theirs, `message`, `markdown` and `face` their words
of ours, `fault` names their errors. `option` and `slash` say what people can type; `chore` uploads
that, and the card faces. May import the desk, the views' `View` and the texts; no engine, no store.
"""
