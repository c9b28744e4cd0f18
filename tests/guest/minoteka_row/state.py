"""What a round of Row is made of."""

from minoteka.kernel import Layout

LONGEST = 12
BLOCKED = 1

LAYOUT = Layout(
    [
        ("first", "int64", ()),
        ("turn", "int64", ()),
        ("reason", "int64", ()),  # why the round is over; 0 while it runs
        ("length", "int64", ()),
        ("cells", "int8", (LONGEST,)),  # 0: free, else 1 + the seat that covered it
    ]
)


def setup(s, seats, options):
    s.first = -1
    s.length = options["length"]
