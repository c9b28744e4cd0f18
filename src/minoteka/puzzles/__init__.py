"""Puzzles: cover a silhouette exactly with a set of pieces. Solving, grading, making and drawing them."""
