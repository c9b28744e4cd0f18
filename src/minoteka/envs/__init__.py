"""The games in toolkits for learning: PettingZoo, Gymnasium, OpenSpiel. Needs the extra ``envs``."""
