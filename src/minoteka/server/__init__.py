"""Tables over HTTP and WebSocket: a server that never loses a move and never tells a secret."""
