"""Free pictures: pieces laid anywhere, kept under a name that nobody can guess."""

import msgspec

from minoteka.protocol.http import FreePicture, PictureSaved
from minoteka.server.house import House
from minoteka.server.routes.http import Asking, not_found
from minoteka.server.store import kept
from minoteka.tables.endpoint import Endpoint


async def save(house: House, ask: Asking[FreePicture]) -> PictureSaved:
    """Keep a picture."""
    name = house.chance.name()
    text = msgspec.json.encode(ask.body).decode()
    await house.store.write(kept.put, name, "picture", text, house.tables.now())
    return PictureSaved(name)


async def load(house: House, ask: Asking[None]) -> FreePicture:
    """Show a picture again."""
    text = await house.store.read(kept.get, ask.path["picture"][:32], "picture")
    if text is None:
        raise not_found()
    return msgspec.json.decode(text, type=FreePicture)


ENDPOINTS: list[Endpoint[House]] = [
    Endpoint("POST", "/api/pictures", save, "keep a picture", FreePicture, PictureSaved, "rate_open", status=201),
    Endpoint("GET", "/api/pictures/{picture}", load, "a picture", answer=FreePicture),
]
