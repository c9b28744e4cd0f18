"""The games in toolkits for learning: PettingZoo, Gymnasium, OpenSpiel. Needs the extra ``envs``."""

from importlib.util import find_spec

if find_spec("gymnasium") is None:  # what all of them rest on
    raise ImportError("""Toolkits for learning are an extra: pip install "minoteka[envs]".""")
