"""Free pictures: pieces laid anywhere, kept under a name that nobody can guess."""

import msgspec

from minoteka.protocol.workshop import FreePicture, PictureSaved
from minoteka.tables.endpoint import Ask, Endpoint
from minoteka.workshop.place import Workshop, no_such


async def save(workshop: Workshop, ask: Ask[FreePicture]) -> PictureSaved:
    """Keep a picture."""
    name = workshop.new_name()
    await workshop.keep(name, "picture", msgspec.json.encode(ask.body).decode())
    return PictureSaved(name)


async def load(workshop: Workshop, ask: Ask[None]) -> FreePicture:
    """Show a picture again."""
    text = await workshop.store.kept(ask.path["picture"][:32], "picture")
    if text is None:
        raise no_such()
    return msgspec.json.decode(text, type=FreePicture)


ENDPOINTS: list[Endpoint[Workshop]] = [
    Endpoint("POST", "/api/pictures", save, "keep a picture", FreePicture, PictureSaved, "rate_open", status=201),
    Endpoint("GET", "/api/pictures/{picture}", load, "a picture", answer=FreePicture),
]
