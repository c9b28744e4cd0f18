"""The best scores of a person who plays alone, and the key of their days: one small file."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from minoteka.core.errors import Malformed
from minoteka.core.fairness import new_secret
from minoteka.terminal.in_place import put_in_place


@dataclass(frozen=True)
class Best:
    """A deal that was played to its end: a date or a seed, the options that are not usual, and the score."""

    deal: str
    options: str
    score: float
    moves: int


class Bests:
    """Results as they are on disk, the best of each deal."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.key, self.results = new_secret(), list[Best]()
        if self.path.exists():
            try:
                kept = json.loads(self.path.read_text("utf-8"))
                self.key, self.results = str(kept["key"]), [read(item) for item in kept["results"]]
            except (OSError, ValueError, KeyError, TypeError) as error:
                raise Malformed("solitaire-file", path=str(self.path)) from error
        else:
            self.save()

    def best(self, options: str) -> list[Best]:
        """All results with these options, the highest first."""
        return sorted((one for one in self.results if one.options == options), key=lambda one: (-one.score, one.deal))

    def note(self, result: Best) -> Best | None:
        """Keep a result if it is the best of its deal; returns the best one before, if there was one."""
        same = [one for one in self.results if (one.deal, one.options) == (result.deal, result.options)]
        if not same or result.score > same[0].score:
            self.results = [*(one for one in self.results if one not in same), result]
            self.save()
        return same[0] if same else None

    def save(self) -> None:
        """Write all of it."""
        text = json.dumps({"key": self.key, "results": [asdict(one) for one in self.results]}, indent=1)
        try:
            put_in_place(self.path, f"{text}\n".encode())
        except OSError as error:
            raise Malformed("solitaire-save", path=str(self.path), why=error.strerror or "") from error


def read(item: dict[str, Any]) -> Best:
    """One result of the file."""
    return Best(str(item["deal"]), str(item["options"]), float(item["score"]), int(item["moves"]))
