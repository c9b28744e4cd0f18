"""``python -m minoteka.server.samples``: the positions of the first page, made anew."""

from minoteka.server.samples import write_all

write_all()
