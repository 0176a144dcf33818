"""Begin matches and leave them: python -m benchmarks.server.idle PORT TABLES"""

import asyncio
import sys

import httpx


async def begin(base: str, tables: int) -> None:
    """Matches for two people at one screen, begun and never played."""
    seats = [{"occupant": "me"}, {"occupant": "device", "name": "Noor"}]
    table = {"game": "quoridor", "options": {"players": 2, "starter": 1}, "seats": seats, "start": True}
    async with httpx.AsyncClient(base_url=base, headers={"Origin": base}, timeout=60) as web:
        await web.get("/api/me")
        for _ in range(tables):
            (await web.post("/api/tables", json=table)).raise_for_status()


if __name__ == "__main__":
    asyncio.run(begin(f"http://127.0.0.1:{sys.argv[1]}", int(sys.argv[2])))
