"""Replay files that people brought, the devices a guest is known at, links to another device, chat by its age."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "uploads",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("session", sa.Text(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("file", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", "session", name=op.f("pk_uploads")),
    )
    op.create_index(op.f("ix_uploads_session_at"), "uploads", ["session", "at"], unique=False)
    op.create_index(op.f("ix_uploads_at"), "uploads", ["at"], unique=False)
    op.create_table(
        "devices",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("session", sa.Text(), nullable=False),
        sa.Column("browser", sa.Text(), nullable=False),
        sa.Column("system", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_devices")),
    )
    op.create_index(op.f("ix_devices_session"), "devices", ["session"], unique=False)
    op.create_index(op.f("ix_devices_seen"), "devices", ["seen"], unique=False)
    op.create_index(op.f("ix_devices_ended"), "devices", ["ended"], unique=False)
    op.create_table(
        "links",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("session", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_links")),
    )
    op.create_index(op.f("ix_links_at"), "links", ["at"], unique=False)
    op.create_index(op.f("ix_chat_at"), "chat", ["at"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_chat_at"), table_name="chat")
    op.drop_table("links")
    op.drop_table("devices")
    op.drop_table("uploads")
