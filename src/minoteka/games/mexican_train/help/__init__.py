"""The rules of Mexican Train for players, with figures drawn from real positions."""
