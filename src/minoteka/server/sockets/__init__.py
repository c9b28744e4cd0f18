"""The sockets of tables: reading, answering, telling; nobody may hold up anybody else."""
