"""Where sockets come in: who may not enter is turned away before the first message."""

from __future__ import annotations

from starlette.types import Message, Receive, Scope, Send

from majlis.server.context import AppContext
from majlis.server.protocol.close_codes import BROKEN_RULES
from majlis.server.protocol.rejected import Rejected
from majlis.server.security import sessions
from majlis.server.ws.backlog import Backlog
from majlis.server.ws.dispatcher import Dispatcher
from majlis.server.ws.fast_protocol import WRITE


class Handshake:
    """Checks a socket's origin, session and number, and hands it on to the tables."""

    def __init__(self, context: AppContext) -> None:
        self._context = context
        backlog = Backlog(context.settings.unread_bytes())
        self._sockets = Dispatcher(
            context.registry, context.limits, context.settings.largest_frame, backlog, context.turns
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        context = self._context
        if not sessions.has_good_origin(scope, context.settings.allowed_origins()):
            await _turn_away(receive, send)
            return
        address = sessions.address_of(scope)
        if context.limits.request(address, changes=False):
            await _turn_away(receive, send)
            return
        guest, _ = context.sessions.known(scope)
        cookie = None
        if guest is None:
            guest = context.sessions.welcomed(sessions.accepted_language(scope))
            cookie = context.sessions.cookie(guest, scope)
        if not context.limits.connect(guest.id, address):
            await _turn_away(receive, send)
            return
        try:
            await context.opened()
            context.registry.devices.see(guest, scope)
            await self._sockets.serve(
                guest.session(),
                address,
                receive,  # type: ignore[arg-type]
                _keeping(send, cookie),
                guest.device,
                scope.get("extensions", {}).get(WRITE, {}),
            )
        except Rejected:
            await _turn_away(receive, send)
        finally:
            context.limits.disconnect(guest.id, address)


def _keeping(send: Send, cookie: str | None) -> Send:
    """Give somebody new a cookie when the socket is accepted."""
    if cookie is None:
        return send

    async def send_keeping(message: Message) -> None:
        if message["type"] == "websocket.accept":
            headers = [*message.get("headers", []), (b"set-cookie", cookie.encode())]
            message = {**message, "headers": headers}
        await send(message)

    return send_keeping


async def _turn_away(receive: Receive, send: Send) -> None:
    """Refuse before accepting: the browser is told 403."""
    await receive()
    await send({"type": "websocket.close", "code": BROKEN_RULES})
