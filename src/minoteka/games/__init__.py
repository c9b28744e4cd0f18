"""One folder a game, the same rooms in each; no game knows another."""
