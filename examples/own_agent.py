"""An agent of one's own, for the arena and the benchmark. Run in this folder:

minoteka arena riomino own_agent:fewest random --games 20
minoteka benchmark own_agent:fewest --task riomino-v1
minoteka benchmark policy:own_agent:first --task riomino-v1
"""

from typing import Any

import numpy as np

import minoteka


def fewest(seen: minoteka.Observation, seed: int) -> str:
    """The move that leaves the next seat the fewest moves, over one guess at what is hidden."""
    guess = seen.complete(minoteka.Chance(str(seed)).stream("agent"))
    return min(seen.legal_moves(), key=lambda move: len(guess.play(move).legal_moves()))


def first(seen: dict[str, Any]) -> int:
    """A policy as toolkits have it: the first legal action."""
    return int(np.flatnonzero(seen["action_mask"])[0])
