"""The built page: files that never change under their names are kept by browsers, everything else is asked
again.
"""

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from minoteka import catalog, texts
from minoteka.server.routes.http import accepts, failure, not_found

STATIC = Path(__file__).parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = {"br": ".br", "gzip": ".gz"}
"""How a build packs a file, the smaller one first, and what it is called then."""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")

NOT_BUILT = """<!doctype html><html lang="{language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Minoteka</title>
<body style="font: 1.1rem/1.6 system-ui; max-width: 34rem; margin: 12vh auto; padding: 0 1rem">
<h1>Minoteka</h1><p>{text}</p><p><code>python3 run.py</code></p></body></html>"""


PAGES = {"", "account", "learn", "mine", "new", "puzzles", "replay", "rules", "settings", "solitaire", "studio", "t"}
"""What the first part of an address of the page may be; for anything else the page says that nothing is there."""
OF_A_GAME = {"learn", "new", "rules"}
"""Pages whose second part is a game's name."""


async def page(request: Request) -> Response:
    """A file of the page, or the page itself for every other address."""
    path = request.path_params["path"]
    if path == "api" or path.startswith("api/"):
        return failure(not_found())
    if path and (file := _file(path)) is not None:
        return _sent(request, file, FOR_EVER if path.startswith("assets/") else ASK_AGAIN)
    index = STATIC / "index.html"
    if "." in path.rpartition("/")[2]:
        return PlainTextResponse("404", 404)
    if index.is_file():
        return _sent(request, index, ASK_AGAIN, 200 if _is_known(path) else 404)
    language = _language(request.headers.get("accept-language", ""))
    text = texts.say("server-page-not-built", language)
    return HTMLResponse(NOT_BUILT.format(language=language, text=text), 503)


def _is_known(path: str) -> bool:
    """Whether the page has something at this address, as far as the address tells."""
    first, *more = path.split("/")
    return first in PAGES and (first not in OF_A_GAME or not any(more) or more[0] in catalog.GAMES)


def _file(path: str) -> Path | None:
    """The file of this name, if the page has one."""
    try:
        file = (STATIC / path).resolve()
        return file if file.is_file() and file.is_relative_to(STATIC.resolve()) else None
    except (OSError, ValueError):  # no file can have such a name
        return None


def _sent(request: Request, file: Path, keeping: str, status: int = 200) -> Response:
    """A file as the build packed it, if the browser takes it so."""
    headers = {"cache-control": keeping, "vary": "accept-encoding"}
    kind = mimetypes.guess_type(file.name)[0]
    for coding, end in PACKED.items():
        smaller = file.with_name(file.name + end)
        if accepts(request, coding) and smaller.is_file():
            return FileResponse(smaller, status, {**headers, "content-encoding": coding}, kind)
    return FileResponse(file, status, headers, kind)


def _language(accepted: str) -> str:
    wanted = [part.partition(";")[0].strip()[:2].lower() for part in accepted.split(",")]
    return next((language for language in wanted if language in texts.LANGUAGES), "en")


ROUTE = Route("/{path:path}", page, methods=["GET"])
