"""Lessons: short tasks on real positions that teach a game, and whether a move does what its task asks for.

A lesson is one file of data (``data/GAME/NN-name.toml``, docs/lessons.md); what is said in it is in the texts.
"""
