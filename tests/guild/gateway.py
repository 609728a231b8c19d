"""The gateway: HELLO, IDENTIFY, READY, events, heartbeats, RESUME."""

from __future__ import annotations

import asyncio
import json
import zlib
from typing import Any

from aiohttp import WSMessage, WSMsgType, web

from tests.guild.scene import Scene
from tests.guild.session import GUILDS, Session

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
PRESENCE, VOICE, MEMBERS = 3, 4, 8
SYNC_FLUSH = zlib.Z_SYNC_FLUSH


class CloseError(Exception):
    """The gateway ends a connection with one of its own codes."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Socket:
    """One WebSocket: frames in Discord's JSON, compressed as the client asked."""

    def __init__(self, ws: web.WebSocketResponse, request: web.Request) -> None:
        compress = request.query.get("compress", "")
        self.ws = ws
        self.transport = request.transport
        self._stream = zlib.compressobj() if compress == "zlib-stream" else None

    async def send(self, frame: dict[str, Any]) -> None:
        """Send one frame; a client that has gone is no error."""
        if self.ws.closed:
            return
        written = json.dumps(frame)
        try:
            if self._stream is None:
                await self.ws.send_str(written)
            else:
                packed = self._stream.compress(written.encode()) + self._stream.flush(SYNC_FLUSH)
                await self.ws.send_bytes(packed)
        except (ConnectionError, RuntimeError):
            return


class Gateway:
    """All connections of the application.

    `interval` is that of the heartbeats in seconds. `identified` holds what each IDENTIFY said,
    without the token; `heartbeats` counts them; `refuse_resume` answers the next RESUME with op 9.
    """

    def __init__(self, scene: Scene, interval: float = 41.25) -> None:
        self._scene = scene
        self._sockets: dict[Socket, Session | None] = {}
        self.url = ""
        self.interval = interval
        self.identified: list[dict[str, Any]] = []
        self.heartbeats = 0
        self.refuse_resume = False
        self._speaks = asyncio.Event()
        self._speaks.set()
        scene.tell = self.tell

    @property
    def sessions(self) -> list[Session]:
        """The sessions that are connected."""
        return [session for session in self._sockets.values() if session]

    def tell(self, event: str, data: Any, *, server_id: int | None = None, intent: int = 0) -> None:
        """Send an event to every session that asks for it; keep it for those that dropped."""
        for session in self._scene.sessions.values():
            if session.is_valid and session.serves(server_id) and session.wants(intent):
                frame = session.frame(event, data)
                if session.send is not None:
                    self._scene.spawn(session.send(frame))

    async def drop(self) -> None:
        """Cut every connection, as a broken line does: sessions can be resumed."""
        for socket, session in list(self._sockets.items()):
            if session:
                session.send = None
            if socket.transport is not None:
                socket.transport.abort()

    async def go_mute(self) -> None:
        """Cut every connection, and say nothing on new ones until `speak`."""
        self._speaks.clear()
        await self.drop()

    def speak(self) -> None:
        """Greet those who wait."""
        self._speaks.set()

    async def reconnect(self) -> None:
        """Ask every client to come anew (op 7)."""
        for socket in list(self._sockets):
            await socket.send({"op": RECONNECT, "d": None})

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Tell every client that its session is over (op 9)."""
        for socket, session in list(self._sockets.items()):
            if session and not resumable:
                session.is_valid, session.send = False, None
            await socket.send({"op": INVALID, "d": resumable})

    async def close(self) -> None:
        """End every connection, as a server that goes down does."""
        self.speak()
        for socket in list(self._sockets):
            await socket.ws.close(code=1001)

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection."""
        if self._scene.faults.outage:
            raise web.HTTPServiceUnavailable
        ws = web.WebSocketResponse(max_msg_size=4096 * 4, heartbeat=None, compress=False)
        await ws.prepare(request)
        socket = Socket(ws, request)
        self._sockets[socket] = None
        try:
            if request.query.get("v") != "10" or request.query.get("encoding") != "json":
                raise CloseError(4012, "Invalid API version.")
            await self._speaks.wait()
            await socket.send({"op": HELLO, "d": {"heartbeat_interval": int(self.interval * 1000)}})
            await self._listen(socket)
        except CloseError as end:
            await ws.close(code=end.code, message=end.reason.encode())
        finally:
            self._forget(socket)
        return ws

    def _forget(self, socket: Socket) -> None:
        session = self._sockets.pop(socket, None)
        if session is None or session.send != socket.send:
            return
        session.send = None
        self._scene.bell.ring()

    def _end(self, socket: Socket, message: WSMessage) -> None:
        """A client that closes with 1000 or 1001 ends its session; any other end can be resumed."""
        session = self._sockets[socket]
        if session and message.type is WSMsgType.CLOSE and message.data in (1000, 1001):
            session.is_valid = False

    async def _listen(self, socket: Socket) -> None:
        while True:
            try:
                message = await socket.ws.receive(timeout=self.interval * 1.5)
            except TimeoutError:
                raise CloseError(4000, "No heartbeat.") from None
            if message.type is not WSMsgType.TEXT:
                self._end(socket, message)
                return
            try:
                frame = json.loads(message.data)
            except ValueError:
                raise CloseError(4002, "Error while decoding payload.") from None
            await self._take(socket, frame.get("op"), frame.get("d"))

    async def _take(self, socket: Socket, op: Any, data: Any) -> None:
        if op == HEARTBEAT:
            self.heartbeats += 1
            await socket.send({"op": ACK})
            self._scene.bell.ring()
        elif op == IDENTIFY:
            await self._identify(socket, data)
        elif op == RESUME:
            await self._resume(socket, data)
        elif op not in (PRESENCE, VOICE, MEMBERS):
            raise CloseError(4001, "Unknown opcode.")
        elif self._sockets[socket] is None:
            raise CloseError(4003, "Not authenticated.")

    async def _identify(self, socket: Socket, data: dict[str, Any]) -> None:
        if self._sockets[socket] is not None:
            raise CloseError(4005, "Already authenticated.")
        if data.get("token") != self._scene.token:
            raise CloseError(4004, "Authentication failed.")
        shard, shards = data.get("shard") or (0, 1)
        if not 0 <= shard < shards:
            raise CloseError(4010, "Invalid shard.")
        self.identified.append({k: v for k, v in data.items() if k != "token"})
        session = Session(shard, shards, data.get("intents", 0))
        self._scene.sessions[session.id] = session
        self._sockets[socket] = session
        self._greet(session)
        await self._catch_up(socket, session, 0)

    async def _catch_up(self, socket: Socket, session: Session, sequence: int) -> None:
        """Send what a session was not sent yet, then let events come as they happen."""
        while frames := session.missed(sequence):
            for frame in frames:
                await socket.send(frame)
            sequence = frames[-1]["s"]
        session.send = socket.send
        self._scene.bell.ring()

    def _greet(self, session: Session) -> None:
        scene = self._scene
        servers = [s for s in scene.servers.values() if s.has_bot and session.serves(s.id)]
        ready = {
            "v": 10,
            "user": scene.bot.user() | {"verified": True, "mfa_enabled": True, "email": None},
            "guilds": [{"id": str(server.id), "unavailable": True} for server in servers],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "shard": [session.shard, session.shards],
            "application": {"id": str(scene.app_id), "flags": 0},
            "private_channels": [],
            "relationships": [],
            "presences": [],
        }
        session.frame("READY", ready)
        if session.wants(GUILDS):
            for server in servers:
                body = server.payload(scene.bot, scene.channels_of(server.id))
                session.frame("GUILD_CREATE", body)

    async def _resume(self, socket: Socket, data: dict[str, Any]) -> None:
        if data.get("token") != self._scene.token:
            raise CloseError(4004, "Authentication failed.")
        session = self._scene.sessions.get(data.get("session_id", ""))
        if session is None or not session.is_valid or self.refuse_resume:
            self.refuse_resume = False
            await socket.send({"op": INVALID, "d": False})
            return
        self._sockets[socket] = session
        session.resumed += 1
        session.frame("RESUMED", {"_trace": []})
        await self._catch_up(socket, session, data.get("seq") or 0)
