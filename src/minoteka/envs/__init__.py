"""The games in the toolkits of people who work on learning: PettingZoo, Gymnasium. Needs the extra ``envs``."""
