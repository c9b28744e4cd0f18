"""Free pictures: pieces laid anywhere, kept under a name that nobody can guess."""

import msgspec

from minoteka.protocol.http import Picture, PictureSaved
from minoteka.server.routes.endpoint import Asking, Endpoint, not_found
from minoteka.server.store import things
from minoteka.server.tables import ids


async def save(asking: Asking, body: Picture) -> PictureSaved:
    """Keep a picture."""
    name = ids.new_id()
    text = msgspec.json.encode(body).decode()
    await asking.house.store.write(things.put_picture, name, "picture", text, asking.hall.now())
    return PictureSaved(name)


async def load(asking: Asking, _: None) -> Picture:
    """Show a picture again."""
    text = await asking.house.store.read(things.get_picture, asking.path("picture")[:32], "picture")
    if text is None:
        raise not_found()
    return msgspec.json.decode(text, type=Picture)


ENDPOINTS = [
    Endpoint("POST", "/api/pictures", save, "keep a picture", Picture, PictureSaved, "rate_open", status=201),
    Endpoint("GET", "/api/pictures/{picture}", load, "a picture", answer=Picture),
]
