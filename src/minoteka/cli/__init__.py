"""Commands only: what they do lives in the other rooms."""
