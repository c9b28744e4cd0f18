"""``python -m tests.simulation SEED [ACTIONS]``: live through a seed again; its story, if a promise is broken."""

import sys

from tests.simulation.world import ACTIONS, PromiseBroken, World

world = World(int(sys.argv[1]))
try:
    world.run(int(sys.argv[2]) if len(sys.argv) > 2 else ACTIONS)
except PromiseBroken as broken:
    print(broken)
print(f"seed {world.seed}: {world.loop.steps} steps, trace {world.loop.trace:08x}")
