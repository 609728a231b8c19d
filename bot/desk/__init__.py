"""Every command and every button: engine call in, words out; written once for all platforms.

May import the engine, the views, the texts and the publisher; never an adapter. To add a command,
write its function and name it in `COMMANDS`; its description stands in bot/text as
`command-<name>`. To add a button, name its verb in `BUTTONS`.
"""

from bot.desk.desk import BUTTONS, COMMANDS, Desk

__all__ = ["BUTTONS", "COMMANDS", "Desk"]
