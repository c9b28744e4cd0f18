"""Seeing everything helps: else either the yardstick or the search is broken."""

import pytest

from minoteka import catalog
from tests.arena.ceiling import against

pytestmark = pytest.mark.compiled_only


@pytest.mark.parametrize(("name", "options"), [("simino", {}), ("trimino", {"rounds": 1})])
def test_who_sees_everything_wins_more_than_who_thinks_as_much_in_the_dark(name, options):
    settled = catalog.game(name).settle(2, options)
    shares = against(name, "strong:seconds=0.005,noise=0", 30, 400, settled)
    assert sum(shares) / len(shares) > 0.55
