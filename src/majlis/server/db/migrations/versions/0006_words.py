"""Columns are called by the words of the field: table_id, match_id, occupant, status, bank_ms, created_at.

Nothing is copied or dropped but indexes. Constraints keep the names that they were given, for SQLite renames none.
"""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

COLUMNS = {
    "tables": {
        "key": "invite_key",
        "stage": "status",
        "next": "next_table_id",
        "made": "created_at",
        "changed": "updated_at",
    },
    "seats": {"table": "table_id", "keeper": "occupant", "resigned": "resigned_at"},
    "matches": {"table": "table_id", "begun": "started_at", "ended": "ended_at"},
    "moves": {"match": "match_id", "left": "bank_ms", "at": "created_at"},
    "choices": {"match": "match_id", "at": "created_at"},
    "chat": {"table": "table_id", "number": "line_number", "text": "body", "at": "created_at"},
    "requests": {"made": "table_id", "at": "created_at"},
    "uploads": {"at": "created_at"},
    "devices": {"made": "created_at", "seen": "seen_at", "ended": "ended_at"},
    "links": {"at": "created_at"},
    "removed": {"table": "table_id", "at": "created_at"},
    "reports": {"table": "table_id", "at": "created_at"},
}
INDEXES: dict[str, list[tuple[str, ...]]] = {
    "tables": [("stage", "changed")],
    "matches": [("ended",)],
    "chat": [("at",)],
    "requests": [("at",)],
    "uploads": [("session", "at"), ("at",)],
    "devices": [("seen",), ("ended",)],
    "links": [("at",)],
    "reports": [("at",)],
}
"""By their columns before."""


def upgrade() -> None:
    _rename(COLUMNS, INDEXES)


def downgrade() -> None:
    back = {table: {new: old for old, new in names.items()} for table, names in COLUMNS.items()}
    before = {
        table: [tuple(COLUMNS[table].get(name, name) for name in index) for index in indexes]
        for table, indexes in INDEXES.items()
    }
    _rename(back, before)


def _rename(columns: dict[str, dict[str, str]], indexes: dict[str, list[tuple[str, ...]]]) -> None:
    for table, names in columns.items():
        for old, new in names.items():
            op.execute(f'ALTER TABLE {table} RENAME COLUMN "{old}" TO "{new}"')
    for table, known in indexes.items():
        for before in known:
            after = [columns[table].get(name, name) for name in before]
            op.drop_index(f"ix_{table}_{'_'.join(before)}", table_name=table)
            op.create_index(f"ix_{table}_{'_'.join(after)}", table, after, unique=False)
