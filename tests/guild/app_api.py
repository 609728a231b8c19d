"""The application itself: who it is, its commands, its emoji, where its gateway is."""

from __future__ import annotations

import base64
import re
from typing import Any

from tests.guild.command import check
from tests.guild.form import obj, text
from tests.guild.refusal import malformed, refuse
from tests.guild.rest import Request, Rest
from tests.guild.scene import Scene
from tests.guild.snowflake import new_id

MAX_EMOJI = 256 * 1024
_NAME = re.compile(r"\w{2,32}", re.ASCII)
_IMAGE = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,([A-Za-z0-9+/=]+)")


class AppApi:
    """What the bot asks about itself and sets up once."""

    def __init__(self, scene: Scene, rest: Rest) -> None:
        self._scene = scene
        self.gateway_url = ""
        self.shards = 1
        rest.route("GET", "/users/@me", self.me)
        rest.route("GET", "/users/@me/guilds", self.guilds)
        rest.route("GET", "/applications/@me", self.app)
        rest.route("GET", "/oauth2/applications/@me", self.app)
        rest.route("GET", "/gateway", self.gateway)
        rest.route("GET", "/gateway/bot", self.gateway)
        for scope in ("", "/guilds/{guild}"):
            path = f"/applications/{{app}}{scope}/commands"
            rest.route("GET", path, self.commands)
            rest.route("PUT", path, self.overwrite)
            rest.route("POST", path, self.add)
            rest.route("DELETE", f"{path}/{{command}}", self.drop)
        path = "/applications/{app}/emojis"
        rest.route("GET", path, self.emojis)
        rest.route("POST", path, self.upload)
        rest.route("GET", f"{path}/{{emoji}}", self.emoji)
        rest.route("PATCH", f"{path}/{{emoji}}", self.rename)
        rest.route("DELETE", f"{path}/{{emoji}}", self.discard)

    async def me(self, _: Request) -> Any:
        return self._scene.bot.user() | {"verified": True, "mfa_enabled": True, "locale": "en-US"}

    async def guilds(self, _: Request) -> Any:
        servers = [server for server in self._scene.servers.values() if server.has_bot]
        return [{"id": str(server.id), "name": server.name} for server in servers]

    async def app(self, _: Request) -> Any:
        owner = self._scene.person("mona").user()
        return {
            "id": str(self._scene.app_id),
            "name": "Basra",
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "summary": "",
            "team": None,
            "owner": owner,
            "flags": 0,
            "rpc_origins": [],
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "bot": self._scene.bot.user(),
        }

    async def gateway(self, _: Request) -> Any:
        limit = {"total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": 16}
        return {"url": self.gateway_url, "shards": self.shards, "session_start_limit": limit}

    # commands

    async def commands(self, request: Request) -> Any:
        return self._scene.commands.get(self._scope(request), [])

    async def overwrite(self, request: Request) -> Any:
        return self._scene.register(request.data, self._scope(request))

    async def add(self, request: Request) -> Any:
        scope = self._scope(request)
        command = check(request.data)
        key = (command["type"], command["name"])
        others = [
            old for old in self._scene.commands.get(scope, []) if (old["type"], old["name"]) != key
        ]
        command = self._scene.numbered(command, None, scope)
        self._scene.commands[scope] = [*others, command]
        return command

    async def drop(self, request: Request) -> None:
        scope = self._scope(request)
        there = self._scene.commands.get(scope, [])
        left = [c for c in there if c["id"] != request.match["command"]]
        if len(left) == len(there):
            raise refuse(10063)
        self._scene.commands[scope] = left

    def _scope(self, request: Request) -> int | None:
        self._check_app(request)
        if "guild" not in request.match:
            return None
        server = self._scene.servers.get(request.number("guild"))
        if server is None or not server.has_bot:
            raise refuse(50001)
        return server.id

    # emoji

    async def emojis(self, request: Request) -> Any:
        self._check_app(request)
        return {"items": list(self._scene.emojis.values())}

    async def emoji(self, request: Request) -> Any:
        self._check_app(request)
        return self._emoji(request)

    async def upload(self, request: Request) -> Any:
        self._check_app(request)
        body = obj(request.data, "", {"name", "image"})
        name = self._name(body.get("name"))
        match = _IMAGE.fullmatch(text(body.get("image"), "image", 10_000_000, 1))
        if match is None:
            raise malformed("image", "BINARY_TYPE_INVALID", "Invalid image data")
        if len(base64.b64decode(match[1])) > MAX_EMOJI:
            raise malformed("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
        emoji: dict[str, Any] = {
            "id": str(new_id()),
            "name": name,
            "roles": [],
            "user": self._scene.bot.user(),
            "require_colons": True,
            "managed": False,
            "animated": False,
            "available": True,
        }
        self._scene.emojis[int(emoji["id"])] = emoji
        return emoji

    async def rename(self, request: Request) -> Any:
        self._check_app(request)
        emoji = self._emoji(request)
        emoji["name"] = self._name(obj(request.data, "", {"name"}).get("name"))
        return emoji

    async def discard(self, request: Request) -> None:
        self._check_app(request)
        self._emoji(request)
        del self._scene.emojis[request.number("emoji")]

    def _emoji(self, request: Request) -> dict[str, Any]:
        found = self._scene.emojis.get(request.number("emoji"))
        if found is None:
            raise refuse(10014)
        return found

    def _name(self, value: Any) -> str:
        name = text(value, "name", 32, 2)
        if not _NAME.fullmatch(name):
            raise malformed(
                "name", "STRING_TYPE_REGEX", "String value did not match validation regex."
            )
        if any(emoji["name"] == name for emoji in self._scene.emojis.values()):
            raise malformed(
                "name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "This emoji name is already taken."
            )
        return name

    def _check_app(self, request: Request) -> None:
        if request.number("app") != self._scene.app_id:
            raise refuse(50001)
