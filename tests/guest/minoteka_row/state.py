"""What a round of Row is made of."""

LONGEST = 12

state_fields = [
    ("first", "int64", ()),
    ("turn", "int64", ()),
    ("length", "int64", ()),
    ("cells", "int8", (LONGEST,)),  # 0: free, else 1 + the seat that covered it
]


def setup(s, seats, options):
    s.first = -1
    s.length = options["length"]
