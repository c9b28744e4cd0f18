"""How shapes lie: every way once, a sixth of a turn six times and a flip twice lead back."""

from hypothesis import given

from minoteka.geometry import hexagonal as hexa
from minoteka.geometry.lying import ways
from tests.geometry.test_hexagonal import shapes


@given(shapes)
def test_turning_and_flipping_lead_through_all_ways_and_back(cells):
    found = ways(hexa.normalised(cells))
    assert sorted(way.cells for way in found) == list(hexa.orientations(cells))
    for start, way in enumerate(found):
        assert found[way.flipped].flipped == start
        at = start
        for _ in range(6):
            at = found[at].turned
        assert at == start
        turned = hexa.normalised(hexa.apply(hexa.TURN, cell) for cell in way.cells)
        assert found[way.turned].cells == turned
