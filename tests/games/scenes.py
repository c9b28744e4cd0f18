"""What tests of games say of moves: the engine allows them, or refuses them with reason, places and words."""

import pytest

from minoteka import texts
from minoteka.core.errors import Illegal
from minoteka.core.position import Position


def holds(now: Position, good: tuple[str, ...], bad: dict[str, str]) -> None:
    assert set(good) <= set(now.legal_moves())
    for move, code in bad.items():
        with pytest.raises(Illegal) as refused:
            now.play(move)
        assert refused.value.code == code


def is_refused(now: Position, move: str, code: str, cells: tuple[str, ...]) -> None:
    with pytest.raises(Illegal) as refused:
        now.play(move)
    assert (refused.value.code, refused.value.cells) == (code, cells)
    for language in texts.LANGUAGES:
        said = refused.value.say(language)
        assert texts.has(f"error-{code}", language)
        assert not any(sign in said for sign in ("{", "$", "error-"))
