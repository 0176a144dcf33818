"""The devices at which a guest is known: when each was seen, and that one which was ended is good no more."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Set
from typing import TYPE_CHECKING

from starlette.types import Scope

from majlis.server.db import queries, statements
from majlis.server.db.errors import Conflict, StoreError, rejection_of
from majlis.server.db.rows import DeviceRow, LinkRow
from majlis.server.db.store import Store
from majlis.server.logs import log
from majlis.server.protocol.close_codes import ENDED
from majlis.server.protocol.codec import milliseconds
from majlis.server.protocol.notices import DeviceEnded
from majlis.server.protocol.rejected import Rejected
from majlis.server.security.open_connection import OpenConnection

if TYPE_CHECKING:
    from majlis.server.security.sessions import Guest

SEEN_EVERY = 600.0
"""Seconds after which it is written down again that a device is there."""
WRITTEN_EVERY = 5.0
"""Seconds between two times that it is written down who came."""
AT_A_TIME = 100
MOST_NOTED = 20_000
"""Devices of which this process knows when it noted them."""
MOST_DEVICES = 20
"""Devices of one guest."""
LINK_MINUTES = 10
"""How long a link to another device is good."""
AGAIN = 5.0

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("YaBrowser", "Yandex"),
    ("FxiOS", "Firefox"),
    ("Firefox", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
"""What stands in a browser's name for itself, the more special first, for each claims to be others, too."""
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def family(agent: str) -> tuple[str, str]:
    """The browser and the system that a browser says it is, as people call them; empty where it is none of these."""
    browser = next((name for mark, name in BROWSERS if f"{mark}/" in agent), "")
    return browser, next((name for mark, name in SYSTEMS if mark in agent), "")


class Devices:
    """In the store, for every process; those that were ended are known here at once, with their open connections."""

    def __init__(self, store: Store, connections: Set[OpenConnection]) -> None:
        self._store, self._connections = store, connections
        self.ended: set[str] = set()
        """Devices whose cookies are good no more."""
        self._noted: OrderedDict[str, float] = OrderedDict()
        """When it was last noted that a device is there."""
        self._pending: dict[str, DeviceRow] = {}
        """Devices that are still to be written down."""

    # -------------------------------------------------------------------------------------------- being ended

    async def load(self) -> None:
        """Learn which devices were ended."""
        for device in await self._store.read(queries.ended_devices):
            if device not in self.ended:
                self.end_here(device)

    async def load_again(self) -> None:
        """The same after a silence, in which others may have ended some."""
        while True:
            try:
                await self.load()
                return
            except StoreError as error:
                log.warning("ended devices could not be read", error=str(error))
                await asyncio.sleep(AGAIN)

    def end_here(self, device: str) -> None:
        """A device was ended, here or at another process: its connections are cut, and it is known no more."""
        self.ended.add(device)
        for connection in list(self._connections):
            if connection.device == device:
                connection.close(ENDED)

    async def end(self, guest: Guest, device: str) -> None:
        """End a device of a guest, for good and everywhere."""
        try:
            ended = statements.end_device(device, guest.id, milliseconds())
            await self._store.write(ended, notice=DeviceEnded(device))
        except Conflict:
            raise Rejected("no_such_device") from None
        except StoreError as error:
            log.error("a device could not be ended", error=str(error))
            raise rejection_of(error) from None
        self.end_here(device)

    # --------------------------------------------------------------------------------------------- being seen

    async def of(self, guest: Guest, scope: Scope) -> list[DeviceRow]:
        """The devices of a guest, the one that asks among them, the last seen first."""
        await self._write_down([_row(guest.device, guest.id, *family(_agent(scope)))])
        found = await self._store.read(queries.devices, guest.id)
        here = {connection.device for connection in self._connections if connection.session.id == guest.id} | {
            guest.device
        }
        now = milliseconds()
        rows = [row._replace(seen_at=now) if row.id in here else row for row in found]
        return sorted(rows, key=lambda row: -row.seen_at)

    def see(self, guest: Guest, scope: Scope) -> None:
        """A device is there; it is written down a little later, together with others, and nobody waits for that."""
        if self._is_due(guest.device):
            self._pending[guest.device] = _row(guest.device, guest.id, *family(_agent(scope)))

    def _is_due(self, device: str) -> bool:
        """Whether nobody has noted for a while that a device is there; then it is noted now."""
        now = asyncio.get_running_loop().time()
        if now - self._noted.get(device, -SEEN_EVERY) < SEEN_EVERY:
            return False
        self._noted[device] = now
        self._noted.move_to_end(device)
        if len(self._noted) > MOST_NOTED:
            self._noted.popitem(last=False)
        return True

    async def run(self) -> None:
        """Write down who came, and from time to time who is still there."""
        looked = 0.0
        while True:
            await asyncio.sleep(WRITTEN_EVERY)
            now = asyncio.get_running_loop().time()
            if now - looked > SEEN_EVERY / 10:
                looked = now
                for connection in self._connections:
                    if connection.device and self._is_due(connection.device):
                        self._pending.setdefault(
                            connection.device, _row(connection.device, connection.session.id, "", "")
                        )
            rows = list(self._pending.values())[:AT_A_TIME]
            try:
                await self._write_down(rows)
            except StoreError as error:
                log.warning("devices could not be written down", error=str(error))
                continue
            for row in rows:
                self._pending.pop(row.id, None)

    async def _write_down(self, rows: list[DeviceRow]) -> None:
        """Note that devices are there now: with one look at which are known, and one unit for all."""
        if not rows:
            return
        now = milliseconds()
        known = await self._store.read(queries.known_devices, [row.id for row in rows])
        seen = [row.id for row in rows if row.id in known]
        wanted = [statements.see_devices(seen, now)] if seen else []
        wanted += [statements.add_device(row) for row in rows if row.id not in known]
        try:
            await self._store.write(*wanted)
        except Conflict:
            # Another process has noted one of them in the same moment.
            if len(rows) > 1:
                for row in rows:
                    await self._write_down([row])

    # --------------------------------------------------------------------------------------- another device

    async def link(self, guest: Guest) -> str:
        """A code by which another device becomes one of this guest's, once and soon; an earlier one is void."""
        code = secrets.token_urlsafe(16)
        row = LinkRow(_hashed(code), guest.id, guest.name, milliseconds())
        try:
            await self._store.write(*statements.add_link(row))
        except StoreError as error:
            log.error("a link could not be written", error=str(error))
            raise rejection_of(error) from None
        return code

    async def linked(self, code: str) -> LinkRow:
        """Whose a code is; refused if it is no longer good."""
        row = await self._store.read(queries.link, _hashed(code), milliseconds() - LINK_MINUTES * 60_000)
        if row is None:
            raise Rejected("link_gone", minutes=LINK_MINUTES)
        return row

    async def take(self, code: str, guest: Guest, scope: Scope) -> None:
        """Use a code up: the device is the guest's from now on."""
        if len(await self._store.read(queries.devices, guest.id)) >= MOST_DEVICES:
            raise Rejected("devices_full", most=MOST_DEVICES)
        added = statements.add_device(_row(guest.device, guest.id, *family(_agent(scope))))
        try:
            await self._store.write(statements.use_link(_hashed(code)), added)
        except Conflict:
            raise Rejected("link_gone", minutes=LINK_MINUTES) from None
        except StoreError as error:
            log.error("a device could not be added", error=str(error))
            raise rejection_of(error) from None


def _row(device: str, session: str, browser: str, system: str) -> DeviceRow:
    """A device that is there now."""
    now = milliseconds()
    return DeviceRow(device, session, browser, system, now, now)


def _hashed(code: str) -> str:
    return hashlib.blake2b(code.encode(), digest_size=16).hexdigest()


def _agent(scope: Scope) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == b"user-agent"), "")[:400]
