"""What bots play for at a table: until now to win, which is the usual."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("goal", sa.Text(), nullable=False, server_default="win"))


def downgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("goal")
