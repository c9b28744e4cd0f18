"""The house without a server, served beside this one: whoever opened it once plays on without a network."""

import mimetypes
import os
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from minoteka.server.routes.built import ASK_AGAIN, FOR_EVER

mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("application/octet-stream", ".packed")


class Site(StaticFiles):
    """Its files as they lie: the engine is compressed already. What is unchanged is not sent again."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file, or that the browser has it."""
        answer = super().file_response(full_path, stat_result, scope, status_code)
        answer.headers["cache-control"] = FOR_EVER if "assets" in Path(full_path).parts else ASK_AGAIN
        return answer


async def to_its_door(_: Request) -> Response:
    """Addresses in its page are beside it: they need the stroke at the end."""
    return RedirectResponse("/offline/")


def routes(folder: Path | None) -> list[BaseRoute]:
    """Where it is served; nowhere, if there is none."""
    if folder is None:
        return []
    return [Route("/offline", to_its_door), Mount("/offline", Site(directory=folder, html=True))]
