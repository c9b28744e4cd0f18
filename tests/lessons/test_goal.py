"""How what was found is compared with what a goal asks for."""

import pytest

from minoteka.lessons.goal import fits

VIEW = {"over": False, "hands": [{"count": 2, "tiles": ["01", "23"]}, {"count": 5, "tiles": None}], "reserve": 7}


@pytest.mark.parametrize(
    "wanted",
    [
        {},
        {"over": False},
        {"hands": {"0": {"count": 2}}},
        {"hands": {"count": 2, "1": {"tiles": None}}},
        {"hands": {"0": {"tiles": ["01", "23"]}}},
        {"reserve": {"least": 7, "most": 7}},
    ],
)
def test_what_is_there_fits(wanted):
    assert fits(wanted, VIEW)


@pytest.mark.parametrize(
    "wanted",
    [
        {"over": True},
        {"nothing": False},
        {"hands": {"2": {}}},
        {"hands": {"first": {}}},
        {"hands": {"0": {"tiles": ["23"]}}},
        {"hands": {"count": {"least": 3}}},
        {"reserve": {"most": 6}},
        {"reserve": {}},
        {"over": {"kind": "laid"}},
    ],
)
def test_what_is_not_there_does_not(wanted):
    assert not fits(wanted, VIEW)
