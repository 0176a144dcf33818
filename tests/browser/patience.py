"""How long the browser tests wait for something before it counts as missing."""

PATIENCE = 240.0
"""Seconds. Nothing is expected to take so long: a machine with ten other things to do must fail no test."""
