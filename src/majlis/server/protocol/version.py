"""The version of the protocol."""

PROTOCOL = 3
"""Rises with every change that a page of before could not follow: such a page is told to load itself again."""
