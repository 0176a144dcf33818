"""The tables of the store. A match is its log: the unique key (match, ply) is the only lock on it."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
"""Times are milliseconds since 1970, UTC. Texts called options, clock, start and outcome hold JSON."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("version", Integer, nullable=False),  # rises with every change: who changes an old one has lost the race
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("host", Text, nullable=False),  # a session
    Column("key", Text, nullable=False),  # of the invitation
    Column("stage", Text, key="status", nullable=False),
    Column("hurry", Integer, nullable=False),
    Column("next", Text),  # the table of the next match
    Column("made", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("watch", Text, nullable=False, server_default="all"),
    Column("talk", Text, nullable=False, server_default="all"),
    Column("sharing", Integer, nullable=False, server_default="0"),  # whether guests may seat others at their screen
    Index(None, "status", "changed"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("keeper", Text, key="occupant", nullable=False),
    Column("session", Text),  # of a person or of somebody at the same screen
    Column("name", Text),
    Column("bot_name", Integer),
    Column("level", Integer),
    Column("resigned", BigInteger),  # when
    Column("opening", Text, nullable=False, server_default="link"),  # how it is open while nobody sits there
    Index(None, "session"),
)

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),  # of the game's rules
    Column("options", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("start", Text),  # the position it began at, if it was not dealt
    Column("begun", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("outcome", Text),
    Column("plies", Integer),  # actions that count, once it is over
    Index(None, "ended"),
)

MOVES = Table(
    "moves",
    METADATA,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("back_to", Integer),  # of an entry that takes moves back: the ply whose position stands again
    Column("client", Text),  # the request that brought it; bots have none
    Column("left", BigInteger),  # milliseconds in the seat's bank afterwards
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("match", "client"),
)

CHOICES = Table(
    "choices",
    METADATA,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),  # at which the window opened
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("action", Text, nullable=False),
    Column("client", Text),
    Column("at", BigInteger, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("session", Text, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text),
    Column("phrase", Text),
    Column("at", BigInteger, nullable=False),
    Index(None, "at"),
)

REQUESTS = Table(
    "requests",
    METADATA,
    Column("session", Text, primary_key=True),
    Column("request", Text, primary_key=True),  # its table and the id that the page gave it
    Column("made", Text),  # the table that it made, if it made one
    Column("at", BigInteger, nullable=False),
    Index(None, "at"),
)

UPLOADS = Table(
    "uploads",
    METADATA,
    Column("id", Text, primary_key=True),  # made from what is in it
    Column("session", Text, primary_key=True),  # who brought it
    Column("size", Integer, nullable=False),  # bytes of the file as it is kept
    Column("at", BigInteger, nullable=False),
    Column("file", LargeBinary, nullable=False),  # JSON, compressed by zlib
    Index(None, "session", "at"),
    Index(None, "at"),
)

DEVICES = Table(
    "devices",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("session", Text, nullable=False),  # of the guest who is known there
    Column("browser", Text, nullable=False),
    Column("system", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("ended", BigInteger),  # its cookie is good no more; such a row stays, for a cookie has no end of its own
    Index(None, "session"),
    Index(None, "seen"),
    Index(None, "ended"),
)

LINKS = Table(
    "links",
    METADATA,
    Column("code", Text, primary_key=True),  # its hash: whoever reads the database cannot use it
    Column("session", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "at"),
)

REMOVED = Table(
    "removed",
    METADATA,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("session", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table", Text, nullable=False),  # a report outlives its table
    Column("session", Text, nullable=False),  # of the one who reports
    Column("name", Text, nullable=False),
    Column("about", Text, nullable=False),  # a session
    Column("about_name", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("note", Text, nullable=False),
    Column("lines", Text, nullable=False),  # what was said around it, as JSON
    Column("at", BigInteger, nullable=False),
    Index(None, "at"),
)
