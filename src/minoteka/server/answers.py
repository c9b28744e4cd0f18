"""Answers that never change, as files for a house without a server: ``python -m minoteka.server.answers FOLDER``.

They are what the endpoints of the catalog and of the puzzle book say, so that a page has games, rules and a board
before the engine is there.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from minoteka import catalog, texts
from minoteka.protocol.house import Sample
from minoteka.puzzles import collection
from minoteka.server import samples
from minoteka.server.guard import WITHOUT_SERVER
from minoteka.server.routes.catalog import catalog_of, figure, show_rules
from minoteka.tables.endpoint import Ask
from minoteka.tables.teaching import show_lessons
from minoteka.workshop import puzzles

Answer = tuple[str, bytes]
_encode = msgspec.json.encode


def said(handler: Callable[[Any, Any], Awaitable[Any]], **path: str) -> bytes:
    """What an endpoint says that needs nothing of a house."""

    async def ask() -> Any:
        return await handler(None, Ask(body=None, path=path))

    return _encode(asyncio.run(ask()))


def answers() -> Iterator[Answer]:
    """All of them, with the addresses that a page asks."""
    yield "catalog.json", _encode(catalog_of([], accounts=False, offline=False))
    yield "puzzles.json", said(puzzles.show_all)
    for name in collection.NAMES:
        yield f"puzzles/{name}.json", said(puzzles.show_one, name=name)
    for game in catalog.GAMES.values():
        there = f"games/{game.name}"
        yield f"{there}/lessons.json", said(show_lessons, game=game.name)
        yield f"{there}/sample.json", _encode(Sample(game.name, samples.read(game.name)))  # type: ignore[arg-type]
        for language in texts.LANGUAGES:
            page = said(show_rules, game=game.name, language=language)
            yield f"{there}/rules/{language}.json", page.replace(rb"src=\"/api/", rb"src=\"api/")  # beside the page
        for name in game.figures:
            yield f"{there}/figures/{name}.svg", figure(game.name, name).encode()
        if game.pieces is not None:
            yield f"pieces/{game.name}.json", said(puzzles.show_pieces, game=game.name)


def guard_page(page: Path) -> None:
    """A host of files sends no headers of ours: what the page may do is written into it, first of all."""
    meta = f'<meta http-equiv="Content-Security-Policy" content="{WITHOUT_SERVER}" />'
    text = page.read_text("utf-8")
    head = text.index("<head>") + len("<head>")
    page.write_text(f"{text[:head]}\n    {meta}{text[head:]}", "utf-8")


def write(folder: Path) -> None:
    """Put them into a folder."""
    guard_page(folder / "index.html")
    for address, body in answers():
        path = folder / "api" / address
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
