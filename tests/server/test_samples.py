"""The first page shows what the engine would say today."""

import json

import pytest

from minoteka import catalog
from minoteka.server import samples


@pytest.mark.parametrize("game", catalog.GAMES)
def test_samples_have_not_drifted(game):
    kept = json.loads((samples.FOLDER / f"{game}.json").read_text("utf-8"))
    assert kept == samples.make(game), "python -m minoteka.server.samples makes them anew"
