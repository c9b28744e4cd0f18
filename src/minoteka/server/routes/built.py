"""The built page: files that never change under their names are kept by browsers, everything else is asked
again.
"""

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from minoteka import texts
from minoteka.server.routes.http import failure, not_found

STATIC = Path(__file__).parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")

NOT_BUILT = """<!doctype html><html lang="{language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Minoteka</title>
<body style="font: 1.1rem/1.6 system-ui; max-width: 34rem; margin: 12vh auto; padding: 0 1rem">
<h1>Minoteka</h1><p>{text}</p><p><code>python3 run.py</code></p></body></html>"""


PAGES = {"", "account", "new", "puzzles", "replay", "rules", "settings", "solitaire", "studio", "t"}
"""What the first part of an address of the page may be; for anything else the page says that nothing is there."""


async def page(request: Request) -> Response:
    """A file of the page, or the page itself for every other address."""
    path = request.path_params["path"]
    if path == "api" or path.startswith("api/"):
        return failure(not_found())
    if path and (file := _file(path)) is not None:
        kept = path.startswith("assets/")
        return FileResponse(file, headers={"cache-control": FOR_EVER if kept else ASK_AGAIN})
    index = STATIC / "index.html"
    if "." in path.rpartition("/")[2]:
        return PlainTextResponse("404", 404)
    if index.is_file():
        found = path.partition("/")[0] in PAGES
        return FileResponse(index, 200 if found else 404, headers={"cache-control": ASK_AGAIN})
    language = _language(request.headers.get("accept-language", ""))
    text = texts.say("server-page-not-built", language)
    return HTMLResponse(NOT_BUILT.format(language=language, text=text), 503)


def _file(path: str) -> Path | None:
    """The file of this name, if the page has one."""
    try:
        file = (STATIC / path).resolve()
        return file if file.is_file() and file.is_relative_to(STATIC.resolve()) else None
    except (OSError, ValueError):  # no file can have such a name
        return None


def _language(accepted: str) -> str:
    wanted = [part.partition(";")[0].strip()[:2].lower() for part in accepted.split(",")]
    return next((language for language in wanted if language in texts.LANGUAGES), "en")


ROUTE = Route("/{path:path}", page, methods=["GET"])
