"""What `run.py` does: set-up, checks and start, with nothing but the standard library."""
