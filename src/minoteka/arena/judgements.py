"""Learnt judgements in files, as ``minoteka train`` writes them and contests try them."""

from pathlib import Path

from minoteka import catalog
from minoteka.core.errors import Malformed
from minoteka.core.nets import Net


def judgement(path: Path) -> Net:
    """The judgement in a file; one line of refusal for anything else."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Malformed("file", path=str(path), why=error.strerror or type(error).__name__) from error
    return Net.from_bytes(data, catalog.game, str(path))
