"""How an interaction is made of what somebody did, and carried to the bot."""

from __future__ import annotations

from typing import Any

from tests.guild.command import BOOLEAN, INTEGER, MEMBER, STRING
from tests.guild.house import House
from tests.guild.interaction import Interaction
from tests.guild.message import Message
from tests.guild.person import Person
from tests.guild.place import DM, GROUP_DM, Channel
from tests.guild.refusal import MisstepError
from tests.guild.scene import Where, Who

PATIENCE = 10.0


class Postman(House):
    """The house, and the way from its people to the bot."""

    async def _act(
        self,
        kind: int,
        person: Person,
        place: Channel,
        data: dict[str, Any],
        patience: float,
        source: Message | None = None,
    ) -> Interaction:
        is_foreign = not self.is_home(place)
        made = Interaction(kind, person, place, source=source, is_foreign=is_foreign)
        self.interactions.open(made)
        body = self._body(made, data)
        if source is not None:
            body["message"] = _as_pressed(source.payload(self.app_id), data["custom_id"])
        self.tell("INTERACTION_CREATE", body, server_id=place.server_id)
        try:
            await self.bell.wait_for(lambda: made.ack, patience)
        except TimeoutError:
            return made
        return made

    def _body(self, made: Interaction, data: dict[str, Any]) -> dict[str, Any]:
        place, person = made.channel, made.person
        body: dict[str, Any] = {
            "id": str(made.id),
            "application_id": str(self.app_id),
            "type": made.kind,
            "token": made.token,
            "version": 1,
            "data": data,
            "channel_id": str(place.id),
            "channel": place.payload(),
            "locale": person.locale,
            "app_permissions": str(place.granted),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "attachment_size_limit": 10_485_760,
            "context": _context(place),
            "authorizing_integration_owners": self._owners(made),
        }
        if place.server_id is None:
            return body | {"user": person.user()}
        server = self.servers[place.server_id]
        short = {"id": str(server.id), "locale": server.locale, "features": []}
        return body | {
            "guild_id": str(server.id),
            "guild": short,
            "guild_locale": server.locale,
            "member": server.member(person, with_permissions=True),
        }

    def _owners(self, made: Interaction) -> dict[str, str]:
        owners: dict[str, str] = {}
        if not made.is_foreign:
            owners["0"] = str(made.channel.server_id or 0)
        if made.person.installed:
            owners["1"] = str(made.person.id)
        return owners

    def _place(self, who: Who, channel: Where) -> Channel:
        place, person = self.channel(channel), self.person(who)
        if place.deleted or person.id not in self.audience(place):
            raise MisstepError(f"{person.key} is not in {place.key}")
        return place

    def _command(self, name: str, kind: int, place: Channel, person: Person) -> dict[str, Any]:
        everywhere = self.commands[None]
        here = self.commands.get(place.server_id, []) if place.server_id else []
        found = next(
            (c for c in [*here, *everywhere] if (c["type"], c["name"]) == (kind, name)), None
        )
        if found is None:
            raise MisstepError(f"There is no command {name}")
        contexts = found.get("contexts")
        if contexts is not None and _context(place) not in contexts:
            raise MisstepError(f"{name} is not offered here")
        installs = found.get("integration_types") or [0]
        may = (0 in installs and self.is_home(place)) or (1 in installs and person.installed)
        if not may:
            raise MisstepError(f"{name} is not offered here to {person.key}")
        return found

    def _data(self, command: dict[str, Any]) -> dict[str, Any]:
        data: dict[str, Any] = {k: command[k] for k in ("id", "name", "type")}
        return data | ({"guild_id": command["guild_id"]} if "guild_id" in command else {})

    def _option(
        self, command: dict[str, Any], name: str, value: Any, data: dict[str, Any], place: Channel
    ) -> dict[str, Any]:
        declared = next((o for o in command.get("options") or [] if o["name"] == name), None)
        if declared is None:
            raise MisstepError(f"/{command['name']} has no option {name}")
        kind = declared["type"]
        if kind == MEMBER:
            aim = self._account(value)
            self._resolve(data, aim, place)
            value = str(aim.id)
        expected = {STRING: str, INTEGER: int, BOOLEAN: bool, MEMBER: str}.get(kind, object)
        if not isinstance(value, expected):
            raise MisstepError(f"{name} wants another kind of value")
        choices = [choice["value"] for choice in declared.get("choices") or []]
        if choices and value not in choices:
            raise MisstepError(f"{name} offers {choices}")
        least, most = declared.get("min_value"), declared.get("max_value")
        if (least is not None and value < least) or (most is not None and value > most):
            raise MisstepError(f"{name} is out of its bounds")
        return {"type": kind, "name": name, "value": value}

    def _account(self, who: Who) -> Person:
        return self.bot if who == "bot" else self.person(who)

    def _resolve(self, data: dict[str, Any], aim: Person, place: Channel) -> None:
        resolved = data.setdefault("resolved", {"users": {}})
        resolved["users"][str(aim.id)] = aim.user()
        server = self.servers.get(place.server_id or 0)
        if server and (aim.id in server.members or aim is self.bot):
            member = server.member(aim, with_permissions=True)
            del member["user"], member["deaf"], member["mute"]
            resolved.setdefault("members", {})[str(aim.id)] = member


def _context(place: Channel) -> int:
    return {DM: 1, GROUP_DM: 2}.get(place.kind, 0) if place.has_bot or place.server_id else 2


def _as_pressed(message: dict[str, Any], custom_id: str) -> dict[str, Any]:
    """A message as it was when its button was pressed."""
    rows = message["components"]
    if any(part.get("custom_id") == custom_id for row in rows for part in row["components"]):
        return message
    button = {"type": 2, "id": 2, "style": 2, "label": "?", "custom_id": custom_id}
    return message | {"components": [{"type": 1, "id": 1, "components": [button]}]}
