"""Ids that nobody guesses."""

import secrets


def new_id() -> str:
    """For a table, a match, a report or an invitation."""
    return secrets.token_urlsafe(9)
