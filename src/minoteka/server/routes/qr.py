"""A table's link for a telephone's camera. Only links to tables of this house can be had."""

import io
from urllib.parse import urlsplit

import segno
from starlette.responses import Response

from minoteka.server.routes.endpoint import Asking, Endpoint

LOCAL = ("localhost", "127.0.0.1", "::1")


def link_of(asking: Asking, table: str) -> str:
    """The table's address as another device would open it: the house's own address in the local network, if the
    page was opened by a name that means something on this machine only.
    """
    here = asking.request.url
    base = f"{here.scheme}://{here.netloc}"
    if urlsplit(base).hostname in LOCAL and asking.house.lan:
        base = asking.house.lan[0]
    return f"{base}/t/{table}"


async def show_qr(asking: Asking, _: None) -> Response:
    """The link as a picture."""
    room = await asking.hall.find(asking.path("table"))
    picture = io.BytesIO()
    code = segno.make(link_of(asking, room.table.row.id), error="m", micro=False)
    code.save(picture, kind="svg", border=3, light="white", omitsize=True)
    return Response(picture.getvalue(), 200, {"cache-control": "no-store"}, "image/svg+xml")


ENDPOINTS = [Endpoint("GET", "/api/tables/{table}/qr.svg", show_qr, "the link for a camera", answer="image/svg+xml")]
