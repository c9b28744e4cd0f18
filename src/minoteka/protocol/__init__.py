"""Everything that crosses the wire, in both directions, as msgspec structs: the one place where messages
are defined.

The page's types (web/src/protocol.ts) and the OpenAPI description are generated from these;
docs/protocol.md tells the story.
"""
