"""How a seat is open, who was removed, who may watch and talk, and what was reported."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("watch", sa.Text(), nullable=False, server_default="all"))
    op.add_column("tables", sa.Column("talk", sa.Text(), nullable=False, server_default="all"))
    op.add_column("tables", sa.Column("sharing", sa.Integer(), nullable=False, server_default="0"))
    # Of a seat that somebody has taken nobody knows how it was open: it stays private until the host says otherwise.
    op.add_column("seats", sa.Column("opening", sa.Text(), nullable=False, server_default="link"))
    op.execute("UPDATE seats SET opening = 'free' WHERE keeper = 'free'")
    op.create_table(
        "removed",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("session", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_removed_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "session", name=op.f("pk_removed")),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("session", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("about_name", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_at"), "reports", ["at"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_reports_at"), table_name="reports")
    op.drop_table("reports")
    op.drop_table("removed")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("opening")
    with op.batch_alter_table("tables") as tables:
        for name in ("sharing", "talk", "watch"):
            tables.drop_column(name)
