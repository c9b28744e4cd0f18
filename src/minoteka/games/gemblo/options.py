"""The options of Gemblo: none, the number of seats decides everything."""

from minoteka.core.options import Option

OPTIONS: tuple[Option, ...] = ()
