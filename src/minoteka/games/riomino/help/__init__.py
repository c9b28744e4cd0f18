"""The rules of Riomino for players, in three languages, with figures drawn from real positions."""
