"""Where tables are kept: one schema, SQLite or PostgreSQL, one writer thread that commits in groups."""
