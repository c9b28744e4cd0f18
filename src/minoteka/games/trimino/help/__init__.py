"""The rules of Trimino for players, in three languages, with figures drawn from real positions."""
