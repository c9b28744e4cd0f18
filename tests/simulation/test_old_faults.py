"""The simulation finds what was wrong once, each by the seed that is kept with it (or, if the house has changed since,
by another one, which is printed).
"""

from collections.abc import Callable
from itertools import chain

import pytest

from tests.simulation.old_faults import OLD_FAULTS
from tests.simulation.world import PromiseBroken, simulate

MOST = 300


@pytest.mark.parametrize("fault", OLD_FAULTS, ids=lambda fault: fault.__name__)
def test_an_old_fault_is_found(
    fault: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = OLD_FAULTS[fault]
    fault(monkeypatch)
    for seed in chain([kept], range(MOST)):
        try:
            simulate(seed)
        except PromiseBroken as broken:
            with capsys.disabled():
                print(f"\n{fault.__name__}: {str(broken).partition(chr(10))[0]}")
            return
    pytest.fail(f"no seed below {MOST} finds it")
