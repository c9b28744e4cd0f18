"""Analysis: real choices only, losses that make sense, and the same again when it goes on from the middle."""

import pytest

from minoteka import catalog
from minoteka.core import record
from minoteka.core.playthrough import playthrough, start

FEW = 60


def finished(name, seats=2, **options):
    lines = playthrough(
        start(catalog.game(name), seats, options, "analysis"), lambda now, ply: now.position.legal_moves()[0]
    )
    return record.read(list(lines), catalog.game)


@pytest.mark.compiled_only
@pytest.mark.parametrize(("name", "options"), [("riomino", {}), ("mexican-train", {"rounds": 1})])
def test_every_real_choice_is_judged(name, options):
    game = finished(name, **options)
    judged = list(catalog.analyse(game, FEW))
    choices = [match.position for entry, match in list(game.history())[:-1] if len(match.position.legal_moves()) > 1]
    assert len(judged) == len(choices)
    for one, position in zip(judged, choices, strict=True):
        assert {one.move, one.best} <= set(position.legal_moves())
        assert 0 <= one.loss <= 1
        assert (one.open_loss is None) == (not game.game.hides)
        assert one.loss == 0 or one.move != one.best


@pytest.mark.compiled_only
def test_it_goes_on_where_it_stopped():
    game = finished("riomino")
    whole = list(catalog.analyse(game, FEW))
    assert list(catalog.analyse(game, FEW, start=whole[3].ply)) == whole[3:]
