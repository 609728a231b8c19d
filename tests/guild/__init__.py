"""A local Discord for tests: gateway and REST on 127.0.0.1, strict where Discord is strict.

`async with Discord() as discord:` serves a small world (`discord.world`). The real discord.py
client is pointed at `discord.api_base` (`discord.http.Route.BASE`) and `discord.gateway_url`
(`DiscordWebSocket.DEFAULT_GATEWAY`) and logs in with `discord.token`.

- `server`: `Discord`, one aiohttp application, started and stopped
- `world`: `World`, what people do (`slash`, `menu`, `press`, `autocomplete`) and what they see
  (`messages`, `dm`, `ephemerals`, `pings`); `postman` carries it to the bot
- `house`: rights, closed doors, deleted channels, kicked bots; `scene`: the state under it all
- `person`, `place`, `message`, `mention`: the values, and how Discord draws them as JSON
- `interaction`: how one was answered, after how long, with which messages; its token's life
- `gateway`, `session`: HELLO, IDENTIFY, READY, heartbeats, RESUME with replay, op 7 and op 9
- `rest`: the one door of the REST side (authorization, faults, buckets, the log of calls);
  `channel_api`, `hook_api`, `app_api`: its routes
- `body`, `component`, `command`, `form`: what Discord accepts
- `fault`, `bucket`, `refusal`: planted faults, rate limits, Discord's errors

What a person could not do in a Discord client raises `MisstepError`. Commands must have been
registered (`PUT /applications/<id>/commands`, or `world.register(payload)`) before people can give
them. Imports nothing of the bot or the game; how faults are planted it shares with the playground.
"""

from tests.guild.fault import Fault
from tests.guild.interaction import Interaction
from tests.guild.refusal import MisstepError, RefusalError, refuse
from tests.guild.server import Discord
from tests.guild.world import World

__all__ = ["Discord", "Fault", "Interaction", "MisstepError", "RefusalError", "World", "refuse"]
