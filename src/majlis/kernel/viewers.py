"""Who looks at a state, and what stands where the looker does not know."""

REFEREE = -1
SPECTATOR = -2
UNKNOWN = -100
"""A hidden card: far out of range, so that using it as a kind fails loudly instead of meaning the last one."""
