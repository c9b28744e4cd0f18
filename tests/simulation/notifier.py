"""Notices between processes, as PostgreSQL carries them: late, perhaps in another order; a listener whose line is cut
hears nothing until it has a new one, and then that it missed something.
"""

from typing import TYPE_CHECKING

from minoteka.server.store.committing import of_others

if TYPE_CHECKING:
    from tests.simulation.servers import Server
    from tests.simulation.world import World


class Notifier:
    """``orderly``: notices come in the order in which they were committed."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self.orderly = world.chance.random() < 0.5
        self._under_way: dict[Server, list[str]] = {}

    def send(self) -> None:
        """What was committed goes out to whoever listens now."""
        world = self._world
        told, world.disk.told = world.disk.told, []
        for text in told:
            for server in world.servers:
                if server is not None and server.hears:
                    self._under_way.setdefault(server, []).append(text)
                    world.loop.call_later(
                        world.chance.uniform(0.0, 0.05 if world.chance.random() < 0.9 else 2.0),
                        self._arrive,
                        server,
                        context=server.life.context,
                    )

    def _arrive(self, server: "Server") -> None:
        waiting = self._under_way[server]
        text = waiting.pop(0 if self.orderly else self._world.chance.randrange(len(waiting)))
        if server.hears:
            heard = of_others(text, server.life.name)
            self._world.coverage.notices(heard)
            server.tables.sharing.heard(heard)

    def cut(self, server: "Server", seconds: float) -> None:
        """A listener loses its line for a while."""
        server.hears = False
        self._world.loop.call_later(seconds, self._back, server, context=server.life.context)

    def _back(self, server: "Server") -> None:
        server.hears = True
        server.tables.sharing.missed()
