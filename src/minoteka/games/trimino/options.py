"""The options of Trimino."""

from minoteka.core.options import Choice

RULESETS = ("classic", "reverse", "triominos")
CLASSIC, REVERSE, TRIOMINOS = range(3)

GOAL = 400
"""The total that ends a match at triominos, where the number of rounds does not apply."""

OPTIONS = (Choice("ruleset", "classic", RULESETS), Choice("rounds", 3, (1, 3, 4, 5)))
