"""A browser's shelves without a browser: a dictionary."""

import json


class MemoryShelves:
    """What ``minoteka.site.store.Shelves`` asks for; ``all`` is what lies on them."""

    def __init__(self) -> None:
        self.all: dict[tuple[str, str], str] = {}

    async def write(self, changes: str) -> bool:
        whole = [
            (shelf, json.dumps(key), body, fresh) for shelf, key, body, *rest in json.loads(changes) for fresh in rest
        ]
        if any(fresh and (shelf, key) in self.all for shelf, key, _, fresh in whole):
            return False
        for shelf, key, body, _ in whole:
            self.all.pop((shelf, key), None)
            if body is not None:
                self.all[shelf, key] = body
        return True

    async def read(self, shelf: str, key: str) -> str | None:
        return self.all.get((shelf, json.dumps(json.loads(key))))

    async def below(self, shelf: str, key: str) -> str:
        first = json.loads(key)
        found = [(json.loads(name), body) for (place, name), body in self.all.items() if place == shelf]
        return json.dumps(sorted(pair for pair in found if pair[0][: len(first)] == first))
