"""Square, hexagonal and triangular lattices and their symmetries; no rules."""
