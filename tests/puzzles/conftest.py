import pytest

from minoteka import catalog


@pytest.fixture(scope="session")
def box():
    """The pieces and the board that Gemblo offers to puzzles."""
    return catalog.game("gemblo").pieces
