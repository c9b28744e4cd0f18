"""Running a contest: on this machine's processes, written down game by game, so that an interrupted run goes on."""

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack
from dataclasses import asdict
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TextIO

from minoteka.arena.cluster import played_on
from minoteka.arena.contest import Contest, Played, play
from minoteka.core.errors import Malformed

Watch = Callable[[Sequence[Played]], bool]
"""Sees all results so far after each game; says True to stop."""


def read_results(path: Path, contest: Contest) -> list[Played]:
    """The games that an earlier run of the same contest has finished; a torn last line is played again."""
    if not path.exists() or not path.read_text("utf-8").strip():
        return []
    head, *lines = path.read_text("utf-8").splitlines()
    if json.loads(head) != _head(contest):
        raise Malformed("arena-other", path=str(path))
    results = []
    for line in lines:
        try:
            results.append(Played.from_json(json.loads(line)))
        except (ValueError, TypeError):
            break
    return results


def _head(contest: Contest) -> dict[str, Any]:
    return json.loads(json.dumps({"arena": 1, **asdict(contest)}))  # type: ignore[no-any-return]


def _write_all(file: TextIO, contest: Contest, results: Sequence[Played]) -> None:
    file.write(json.dumps(_head(contest)) + "\n")
    for result in results:
        file.write(json.dumps(result.as_json()) + "\n")
    file.flush()


def run(
    contest: Contest, games: int, jobs: int, watch: Watch, path: Path | None = None, cluster: str | None = None
) -> list[Played]:
    """Play ``games`` games (whole deals) with ``jobs`` processes here, or on the Ray cluster at an address.

    Results come back in the order of deals.
    """
    results = read_results(path, contest) if path else []
    done = {(result.deal, result.turn) for result in results}
    deals = max(1, games // len(contest.bots))
    left = (pair for pair in contest.rounds(deals) if pair not in done)
    with ExitStack() as stack:
        file = stack.enter_context(path.open("w", encoding="utf-8")) if path else None
        if file:
            _write_all(file, contest, results)
        for result in played_on(cluster, contest, left) if cluster else _played(contest, left, jobs):
            results.append(result)
            if file:
                file.write(json.dumps(result.as_json()) + "\n")
                file.flush()
            if watch(results):
                break
    return sorted(results, key=lambda result: (result.deal, result.turn))


def _played(contest: Contest, rounds: Iterator[tuple[int, int]], jobs: int) -> Iterator[Played]:
    """Results as they come; a few games per process are under way at once."""
    if jobs == 1:
        for deal, turn in rounds:
            yield play(contest, deal, turn)
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        pending: set[Future[Played]] = {pool.submit(play, contest, *pair) for pair in islice(rounds, jobs * 2)}
        while pending:
            finished, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()
                pending |= {pool.submit(play, contest, *pair) for pair in islice(rounds, 1)}
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
