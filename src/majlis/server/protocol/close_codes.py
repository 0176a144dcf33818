"""Why a socket is closed: RFC 6455 and the codes that programs may choose."""

GONE = 1006
"""Never sent: the connection broke off without a word."""
BROKEN_RULES = 1008
TOO_BIG = 1009
RESTARTING = 1012
UNREAD = 1013
ENDED = 4401
"""The guest has ended this device: it is known no more."""
