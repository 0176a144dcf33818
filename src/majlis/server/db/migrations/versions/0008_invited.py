"""Who came to a table by its invitation, and from which network a replay was brought."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "invited",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("session", sa.Text(), nullable=False),
        sa.Column("invite_key", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_invited_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "session", "invite_key", name=op.f("pk_invited")),
    )
    op.add_column("uploads", sa.Column("network", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("uploads") as uploads:
        uploads.drop_column("network")
    op.drop_table("invited")
