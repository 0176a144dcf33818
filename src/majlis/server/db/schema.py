"""The tables of the store. A match is its log: the unique key (match_id, ply) is the only lock on it."""

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
"""Times (`..._at`) are milliseconds since 1970, UTC. Texts called options, clock, start and outcome hold JSON. Some
constraints have the names of earlier columns, for SQLite renames none."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("version", Integer, nullable=False),  # rises with every change: who changes an old one has lost the race
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("host", Text, nullable=False),  # a session
    Column("invite_key", Text, nullable=False),  # of the invitation
    Column("status", Text, nullable=False),
    Column("hurry", Integer, nullable=False),
    Column("next_table_id", Text),  # the table of the next match
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("watch", Text, nullable=False, server_default="all"),
    Column("talk", Text, nullable=False, server_default="all"),
    Column("sharing", Integer, nullable=False, server_default="0"),  # whether guests may seat others at their screen
    Column("goal", Text, nullable=False, server_default="win"),  # what bots play for
    Index(None, "status", "updated_at"),
)

PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", Text, primary_key=True),  # made anew at every start
    Column(
        "until_at", BigInteger, nullable=False
    ),  # by the database's clock: alive until then, if it says nothing more
)

OWNERS = Table(
    "owners",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", name="fk_owners_table", ondelete="CASCADE"), primary_key=True),
    Column("process", Text, nullable=False),  # where the table lives; empty: nowhere just now
    Column("fence", Integer, nullable=False),  # rises with every owner: who writes with an older one is refused
    Index(None, "process"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", name="fk_seats_table", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("occupant", Text, nullable=False),
    Column("session", Text),  # of a person or of somebody at the same screen
    Column("name", Text),
    Column("bot_name", Integer),
    Column("level", Integer),
    Column("resigned_at", BigInteger),  # when
    Column("opening", Text, nullable=False, server_default="link"),  # how it is open while nobody sits there
    Index(None, "session"),
)

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", name="fk_matches_table", ondelete="CASCADE"), nullable=False),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),  # of the game's rules
    Column("options", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("start", Text),  # the position it began at, if it was not dealt
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("outcome", Text),
    Column("plies", Integer),  # actions that count, once it is over
    UniqueConstraint("table_id", name="uq_matches_table"),
    Index(None, "ended_at"),
)

MOVES = Table(
    "moves",
    METADATA,
    Column("match_id", Text, ForeignKey("matches.id", name="fk_moves_match", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("back_to", Integer),  # of an entry that takes moves back: the ply whose position stands again
    Column("client", Text),  # the request that brought it; bots have none
    Column("bank_ms", BigInteger),  # what the seat has left in its bank afterwards
    Column("created_at", BigInteger, nullable=False),
    UniqueConstraint("match_id", "client", name="uq_moves_match_client"),
)

CHOICES = Table(
    "choices",
    METADATA,
    Column("match_id", Text, ForeignKey("matches.id", name="fk_choices_match", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),  # at which the window opened
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("action", Text, nullable=False),
    Column("client", Text),
    Column("created_at", BigInteger, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", name="fk_chat_table", ondelete="CASCADE"), primary_key=True),
    Column("line_number", Integer, primary_key=True, autoincrement=False),
    Column("session", Text, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("body", Text),
    Column("phrase", Text),
    Column("created_at", BigInteger, nullable=False),
    Index(None, "created_at"),
)

REQUESTS = Table(
    "requests",
    METADATA,
    Column("session", Text, primary_key=True),
    Column("request", Text, primary_key=True),  # its table and the id that the page gave it
    Column("table_id", Text),  # the table that it made, if it made one
    Column("created_at", BigInteger, nullable=False),
    Index(None, "created_at"),
)

UPLOADS = Table(
    "uploads",
    METADATA,
    Column("id", Text, primary_key=True),  # made from what is in it
    Column("session", Text, primary_key=True),  # who brought it
    Column("size", Integer, nullable=False),  # bytes of the file as it is kept
    Column("created_at", BigInteger, nullable=False),
    Column("file", LargeBinary, nullable=False),  # JSON, compressed by zlib
    Column("network", Text, nullable=False, server_default=""),  # where it came from, as a keyed hash
    Index(None, "session", "created_at"),
    Index(None, "created_at"),
)

DEVICES = Table(
    "devices",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("session", Text, nullable=False),  # of the guest who is known there
    Column("browser", Text, nullable=False),
    Column("system", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),  # its cookie is good no more; such a row stays, for a cookie has no end of its own
    Index(None, "session"),
    Index(None, "seen_at"),
    Index(None, "ended_at"),
)

LINKS = Table(
    "links",
    METADATA,
    Column("code", Text, primary_key=True),  # its hash: whoever reads the database cannot use it
    Column("session", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index(None, "created_at"),
)

REMOVED = Table(
    "removed",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", name="fk_removed_table", ondelete="CASCADE"), primary_key=True),
    Column("session", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

INVITED = Table(
    "invited",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", name="fk_invited_table", ondelete="CASCADE"), primary_key=True),
    Column("session", Text, primary_key=True),
    Column("invite_key", Text, primary_key=True),  # by which somebody came: good as long as it is the table's
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),  # a report outlives its table
    Column("session", Text, nullable=False),  # of the one who reports
    Column("name", Text, nullable=False),
    Column("about", Text, nullable=False),  # a session
    Column("about_name", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("note", Text, nullable=False),
    Column("lines", Text, nullable=False),  # what was said around it, as JSON
    Column("created_at", BigInteger, nullable=False),
    Index(None, "created_at"),
)
