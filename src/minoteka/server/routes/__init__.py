"""HTTP: each module declares its endpoints as values; the description for others is made from them."""
