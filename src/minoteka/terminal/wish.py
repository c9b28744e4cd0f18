"""What somebody chose in the menu: known also to those who open no screen."""

from collections.abc import Mapping
from dataclasses import dataclass, field

PLAY = "play"
"""The door that everything else on the menu is about."""


@dataclass(frozen=True)
class Wish:
    """What somebody wants to play; options that are not named stand as usual."""

    game: str
    seats: int
    bots: int
    levels: str
    """As ``--bot`` has them: one for all bots, or one for each."""
    options: Mapping[str, str] = field(default_factory=dict)
    door: str = PLAY
    """Rather than all that: another room of the house."""
