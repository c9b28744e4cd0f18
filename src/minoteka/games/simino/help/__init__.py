"""The rules of Simino for players, in three languages, with figures drawn from real positions."""
