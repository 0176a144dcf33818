"""Run by Alembic: brings the tables of one open connection up to date."""

from alembic import context

from majlis.server.db.schema import METADATA

connection = context.config.attributes["connection"]
# SQLite cannot alter much in place: there a table is copied instead.
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=connection.dialect.name == "sqlite")
with context.begin_transaction():
    context.run_migrations()
