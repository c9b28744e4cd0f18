"""Players' brains: random, greedy, tree searches. No game is named here; knowledge comes from each game's evaluate."""
