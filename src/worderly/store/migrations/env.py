"""Alembic's entry: migrates on the connection that `store.migrate` hands over."""

from alembic import context

from worderly.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
context.run_migrations()
