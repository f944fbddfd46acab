"""The same games on a cluster: two machines, one of which dies in the middle."""

from pathlib import Path

import pytest

from tests.lab.small_runs import played, small_plan, tables
from versus.lab.errors import LabError
from versus.lab.experiment import Experiment, Means

GAMES = 40


@pytest.fixture
def cluster(monkeypatch):
    """A Ray cluster on this machine alone: a head that only directs, and two machines that play."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    from ray.cluster_utils import Cluster

    # Ray takes 127.0.0.1 for "any address of this machine"; this one is loopback and nothing else.
    common = {"include_dashboard": False, "object_store_memory": 80_000_000, "node_ip_address": "127.0.0.2"}
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, **common})
    made.players = [made.add_node(num_cpus=1, **common) for _ in range(2)]
    made.wait_for_nodes()
    yield made
    made.shutdown()


def test_a_cluster_that_loses_a_machine_makes_the_tables_of_one_process(cluster, tmp_path: Path):
    made = small_plan(games=GAMES)
    played(tmp_path / "here", made)

    experiment = Experiment(made, tmp_path / "there", Means(ray=cluster.address))
    lost = 0
    for games in experiment.play():
        if not lost:
            lost = games
            cluster.remove_node(cluster.players[0], allow_graceful=False)
    experiment.finish()

    assert 0 < lost < GAMES
    assert tables(tmp_path / "there") == tables(tmp_path / "here")


def test_an_address_at_which_nobody_answers_is_told(tmp_path: Path):
    experiment = Experiment(small_plan(), tmp_path, Means(ray="127.0.0.1:1"))
    with pytest.raises(LabError, match=r"No Ray cluster answers at 127\.0\.0\.1:1"):
        next(experiment.play())
