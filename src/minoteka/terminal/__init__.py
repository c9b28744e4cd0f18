"""Games at one terminal: who sits there, what they type, how it is kept; and the screens on which it is played."""
