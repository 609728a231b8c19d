"""Discord: interactions become commands and taps, Views become messages. No game logic.

`connection` logs in and keeps the `client`'s shards connected. `handlers` answers interactions,
each through an `exchange` and in its `lane`; `press` is the button, `offer` what is proposed while
somebody types; `news` is of servers and channels. `adapter` posts and edits as the bot, and by
`whisper`'s tokens. `read` makes our words of theirs; `message`, `content`, `markdown`, `mention`
and `face` theirs of ours; `fault` names their errors. `option` and `slash` say what can be asked
for; `chore` registers that, and uploads the card faces. May import the desk, the views, the texts,
the pictures, `bot.publisher.whisper` and `core.rules`; no engine, no store.
"""
