"""How migrations run: on the connection that the server hands over, so that both databases go the same way."""

from alembic import context

from minoteka.server.store.schema import metadata

connection = context.config.attributes["connection"]
if connection.dialect.name == "postgresql":
    # Two processes that start at once upgrade one after the other.
    connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7531)")
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
