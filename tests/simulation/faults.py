"""What can go wrong, each drawn from the seed."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from minoteka.tables.news import News

if TYPE_CHECKING:
    from tests.simulation.servers import Server
    from tests.simulation.world import World

HOUR = 3600 * 10**9
LAST = 5.0
"""Seconds after which a process that was told to stop is killed."""


def kill(world: "World", server: "Server") -> None:
    """A process ends between two callbacks; another one takes its place."""
    server.kill()
    world.restart(server.place)


def stop(world: "World", server: "Server") -> None:
    """A process is told to stop, and does, or is killed after a while."""
    if not server.stopping:
        server.stopping = True
        world.servers[server.place] = None
        world.spawn(_stopping(world, server))


async def _stopping(world: "World", server: "Server") -> None:
    """Where there is only one process at a time, the next one waits for its end."""
    server.serve(server.stop())
    world.after_exactly(LAST, server.kill)
    if world.shared:
        world.restart(server.place)
    else:
        world.after_exactly(LAST, lambda: world.restart(server.place))


def cut_lines(world: "World", server: "Server") -> None:
    """Somebody's connection breaks."""
    for wire in world.wires:
        if wire.server is server and world.chance.random() < 0.5:
            wire.cut()


def stop_reading(world: "World", server: "Server") -> None:
    """Somebody's device sleeps."""
    for wire in world.wires:
        if wire.server is server and world.chance.random() < 0.3:
            wire.hold(world.chance.uniform(1.0, 15.0))


def deafen(world: "World", server: "Server") -> None:
    """A process does not hear the others for a while."""
    if server.hears:
        world.notifier.cut(server, world.chance.uniform(0.1, 6.0))


def fill_disk(world: "World", _: "Server") -> None:
    world.disk.full = True
    world.after_exactly(world.chance.uniform(0.2, 8.0), lambda: setattr(world.disk, "full", False))


def slow_disk(world: "World", _: "Server") -> None:
    world.disk.slow = True
    world.after_exactly(world.chance.uniform(0.2, 8.0), lambda: setattr(world.disk, "slow", False))


def fail_writes(world: "World", _: "Server") -> None:
    world.disk.failures += world.chance.randint(1, 3)


def lose_answers(world: "World", _: "Server") -> None:
    """A commit goes through, and whoever waits for it hears that it failed."""
    world.disk.answers_lost += world.chance.randint(1, 2)


def fail_reads(world: "World", _: "Server") -> None:
    """The store can't be asked for a while."""
    world.disk.away = True
    world.after_exactly(world.chance.uniform(0.2, 4.0), lambda: setattr(world.disk, "away", False))


def set_date(world: "World", server: "Server") -> None:
    """Somebody sets a machine's clock."""
    world.dates[server.place] += world.chance.choice((-HOUR, HOUR))


def cancel(world: "World", server: "Server") -> None:
    """A request or a socket is given up in the middle."""
    running = [task for task in server.requests if not task.done()]
    if running:
        world.chance.choice(running).cancel()


def fail_telling(world: "World", _: "Server") -> None:
    """What is to be shown can't be drawn."""
    world.telling_fails += 1


FAULTS: dict[str, Callable[["World", "Server"], None]] = {
    found.__name__: found
    for found in (
        kill,
        stop,
        cut_lines,
        stop_reading,
        deafen,
        fill_disk,
        slow_disk,
        fail_writes,
        lose_answers,
        fail_reads,
        set_date,
        cancel,
        fail_telling,
    )
}

QUIET = ["deafen", "fail_reads", "fail_writes", "lose_answers", "slow_disk", "fill_disk"]
"""What makes nobody come again."""


def heal(world: "World") -> None:
    """From now on nothing goes wrong."""
    disk = world.disk
    disk.full = disk.slow = disk.away = False
    disk.failures = disk.answers_lost = world.telling_fails = 0


class Telling:
    """Makes news fail to be told where the world says so, as long as a simulation runs."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self._told = News.told

    def __enter__(self) -> None:
        world, told = self._world, self._told

        def troubled(news: News, eyes: int, reply: str | None = None) -> bytes:
            if world.telling_fails:
                world.telling_fails -= 1
                raise ValueError("it cannot be drawn")
            return told(news, eyes, reply)

        News.told = troubled  # type: ignore[method-assign]  # for as long as the simulation runs

    def __exit__(self, *_: object) -> None:
        News.told = self._told  # type: ignore[method-assign]  # as it was
