"""The one thread that writes. Whatever waits is written in one transaction and committed once (group commit):
a commit to disk costs milliseconds however much is in it. Nobody is told before the commit is through.
"""

import asyncio
import threading
from queue import SimpleQueue
from time import perf_counter

from prometheus_client import Histogram
from sqlalchemy import Connection, Engine, text

from minoteka.server.store.committing import GROUP, Committer, Job, settle

CHANNEL = "minoteka"
COMMITS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0)


class Writer:
    """``put`` is for the event loop's thread, everything else happens in ours."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop, sender: str) -> None:
        self._loop = loop
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.committer = Committer(engine, sender, _notify if engine.dialect.name == "postgresql" else None)
        self.seconds = Histogram("minoteka_commit_seconds", "how long a commit took", registry=None, buckets=COMMITS)
        self._thread = threading.Thread(target=self._work, name="minoteka-writer", daemon=True)
        self._thread.start()

    def put(self, job: Job) -> None:
        """Have a job done soon."""
        self._jobs.put(job)

    def close(self) -> None:
        """Write what waits, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        stopping = False
        while not stopping:
            group: list[Job] = []
            job = self._jobs.get()
            while True:
                if job is None:
                    stopping = True
                    break
                group.append(job)
                if len(group) >= GROUP or self._jobs.empty():
                    break
                job = self._jobs.get()
            if group:
                began = perf_counter()
                self.committer.write(group)
                self.seconds.observe(perf_counter() - began)
                self._loop.call_soon_threadsafe(settle, group)
        self.committer.reset()


def _notify(db: Connection, told: str) -> None:
    db.execute(text("SELECT pg_notify(:channel, :body)"), {"channel": CHANNEL, "body": told})
