"""The authority without sockets: games, positions, matches, records, fairness, and the promises every game keeps."""
