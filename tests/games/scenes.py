"""What the scene of a figure claims: moves that the engine allows, and moves that it refuses, with the reason."""

import pytest

from minoteka.core.errors import Illegal
from minoteka.core.position import Position


def holds(now: Position, good: tuple[str, ...], bad: dict[str, str]) -> None:
    assert set(good) <= set(now.legal_moves())
    for move, code in bad.items():
        with pytest.raises(Illegal) as refused:
            now.play(move)
        assert refused.value.code == code
