"""Where sockets come in: who may not enter is turned away before the first message."""

from __future__ import annotations

from starlette.types import Message, Receive, Scope, Send

from majlis.server import sessions
from majlis.server.close_codes import BROKEN_RULES
from majlis.server.context import AppContext
from majlis.server.frames import WRITE
from majlis.server.refusals import Rejected
from majlis.server.sockets import Sockets


class Door:
    """Checks a socket's origin, session and number, and hands it on to the tables."""

    def __init__(self, desk: AppContext) -> None:
        self._desk = desk
        self._sockets = Sockets(desk.house, desk.limits, desk.settings.largest_frame)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        desk = self._desk
        if not sessions.has_good_origin(scope, desk.settings.allowed_origins()):
            await _turned_away(receive, send)
            return
        address = sessions.address_of(scope)
        if desk.limits.request(address, changes=False):
            await _turned_away(receive, send)
            return
        guest, _ = desk.sessions.known(scope)
        cookie = None
        if guest is None:
            guest = desk.sessions.welcomed(sessions.accepted_language(scope))
            cookie = desk.sessions.cookie(guest, scope)
        if not desk.limits.connect(guest.id, address):
            await _turned_away(receive, send)
            return
        try:
            await desk.opened()
            write = scope.get("extensions", {}).get(WRITE, {}).get("texts")
            desk.house.devices.see(guest, scope)
            await self._sockets.serve(
                guest.session(),
                address,
                receive,  # type: ignore[arg-type]
                _keeping(send, cookie),
                write,
                guest.device,
            )
        except Rejected:
            await _turned_away(receive, send)
        finally:
            desk.limits.disconnect(guest.id, address)


def _keeping(send: Send, cookie: str | None) -> Send:
    """Give somebody new a cookie when the socket is accepted."""
    if cookie is None:
        return send

    async def kept(message: Message) -> None:
        if message["type"] == "websocket.accept":
            headers = [*message.get("headers", []), (b"set-cookie", cookie.encode())]
            message = {**message, "headers": headers}
        await send(message)

    return kept


async def _turned_away(receive: Receive, send: Send) -> None:
    """Refuse before accepting: the browser is told 403."""
    await receive()
    await send({"type": "websocket.close", "code": BROKEN_RULES})
