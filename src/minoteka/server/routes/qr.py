"""A table's link for a telephone's camera. Only links to tables of this house can be had."""

import io
from urllib.parse import urlsplit

import segno
from starlette.responses import Response

from minoteka.server.house import House
from minoteka.server.routes.http import Asking
from minoteka.tables.endpoint import Endpoint

LOCAL = ("localhost", "127.0.0.1", "::1")


def link_of(house: House, ask: Asking[None], table: str) -> str:
    """The table's address as another device would open it: the house's own address in the local network, if the
    page was opened by a name that means something on this machine only.
    """
    here = ask.request.url
    base = f"{here.scheme}://{here.netloc}"
    if urlsplit(base).hostname in LOCAL and house.lan:
        base = house.lan[0]
    return f"{base}/t/{table}"


async def show_qr(house: House, ask: Asking[None]) -> Response:
    """The link as a picture."""
    room = await house.tables.directory.find(ask.path["table"])
    picture = io.BytesIO()
    code = segno.make(link_of(house, ask, room.table.row.id), error="m", micro=False)
    code.save(picture, kind="svg", border=3, light="white", omitsize=True)
    return Response(picture.getvalue(), 200, {"cache-control": "no-store"}, "image/svg+xml")


ENDPOINTS: list[Endpoint[House]] = [
    Endpoint("GET", "/api/tables/{table}/qr.svg", show_qr, "the link for a camera", answer="image/svg+xml")
]
