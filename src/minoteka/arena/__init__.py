"""Bot matches on duplicate deals: who is stronger, by how much, and how sure we are."""
