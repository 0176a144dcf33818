"""Requests that were carried out, so that none has a second effect, at whichever process it is repeated."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "requests",
        sa.Column("session", sa.Text(), nullable=False),
        sa.Column("request", sa.Text(), nullable=False),
        sa.Column("made", sa.Text(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("session", "request", name=op.f("pk_requests")),
    )
    op.create_index(op.f("ix_requests_at"), "requests", ["at"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_requests_at"), table_name="requests")
    op.drop_table("requests")
