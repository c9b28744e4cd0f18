"""The rules of Gemblo for players, in three languages, with figures drawn from real positions."""
