"""Every command that a page may ask for: loaded here, and checked to be complete."""

from majlis.server.ws import chat_commands, match_commands, page_commands, seat_commands, table_commands
from majlis.server.ws.command_registry import COMMANDS, check_complete

__all__ = ["COMMANDS", "chat_commands", "match_commands", "page_commands", "seat_commands", "table_commands"]

check_complete()
