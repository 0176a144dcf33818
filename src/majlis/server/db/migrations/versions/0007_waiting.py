"""A table at which people still take their seats is waiting, as its room is called everywhere."""

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("UPDATE tables SET status = 'waiting' WHERE status = 'gathering'")


def downgrade() -> None:
    op.execute("UPDATE tables SET status = 'gathering' WHERE status = 'waiting'")
