"""Bots think in processes of their own: the table's process never waits for a thought, and survives its
thinkers.
"""
