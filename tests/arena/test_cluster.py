"""The arena on a real Ray cluster of two nodes on this machine; one of them is killed midway."""

import pytest

from minoteka.arena.contest import Contest
from minoteka.arena.run import read_results, run

CONTEST = Contest("riomino", ("greedy", "random"), 2, {"level": "start", "scoring": "last-move"}, "cluster")
GAMES = 24


@pytest.mark.slow
@pytest.mark.compiled_only
def test_a_node_killed_midway_loses_no_game(tmp_path):
    pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        doomed = cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        nodes = []

        def watch(results):
            if len(results) == 5:
                nodes.append(len(cluster.worker_nodes))
                cluster.remove_node(doomed, allow_graceful=False)
            return False

        path = tmp_path / "games.jsonl"
        together = run(CONTEST, GAMES, 1, watch, path, cluster.address)
    finally:
        cluster.shutdown()
    assert nodes == [1]
    alone = run(CONTEST, GAMES, 1, lambda so_far: False)
    untimed = [(r.deal, r.turn, r.scores, r.winners, r.plies) for r in together]
    assert untimed == [(r.deal, r.turn, r.scores, r.winners, r.plies) for r in alone]
    assert len(read_results(path, CONTEST)) == GAMES


def test_a_cluster_that_is_not_there_is_a_clear_error(monkeypatch, capsys):
    import builtins

    from minoteka.cli.main import main

    real = builtins.__import__

    def without_ray(name, *rest):
        if name == "ray":
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without_ray)
    assert main(["arena", "riomino", "greedy", "random", "--games", "2", "--ray", "127.0.0.1:1"]) == 2
    assert "Ray" in capsys.readouterr().err
