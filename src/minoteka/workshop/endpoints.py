"""All endpoints of the workshop."""

from minoteka.tables.endpoint import Endpoint
from minoteka.workshop import daily, pictures, puzzles
from minoteka.workshop.place import Workshop

ENDPOINTS: list[Endpoint[Workshop]] = [*daily.ENDPOINTS, *pictures.ENDPOINTS, *puzzles.ENDPOINTS]
