"""Contests on a Ray cluster (the optional extra ``ray``): one game a task, and a game whose node died is played again.

Every node needs Minoteka installed; nothing is sent but the contest and the number of the deal.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from minoteka.arena.contest import Contest, Played, play
from minoteka.core.errors import Malformed

AHEAD = 2
"""Games under way for each processor of the cluster: none waits for the next one, and few are lost at a stop."""


def played_on(address: str, contest: Contest, rounds: Iterator[tuple[int, int]]) -> Iterator[Played]:
    """Results as they come from the cluster at ``address`` (``auto``: the one that runs here)."""
    try:
        import ray
    except ImportError as missing:
        raise Malformed("arena-ray-missing") from missing
    try:
        ray.init(address=address, log_to_driver=False, ignore_reinit_error=True)
    except (ConnectionError, ValueError, RuntimeError) as reason:
        raise Malformed("arena-ray-away", address=address) from reason
    try:
        yield from _played(ray, contest, rounds)
    finally:
        ray.shutdown()


def _played(ray: Any, contest: Contest, rounds: Iterator[tuple[int, int]]) -> Iterator[Played]:
    """A node may die at any moment: Ray then starts its games anew elsewhere, as often as it takes."""
    task = ray.remote(num_cpus=1, max_retries=-1)(play)
    width = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
    pending = [task.remote(contest, *pair) for pair in islice(rounds, width)]
    while pending:
        finished, pending = ray.wait(pending, num_returns=1)
        for one in finished:
            yield ray.get(one)
            pending += [task.remote(contest, *pair) for pair in islice(rounds, 1)]
