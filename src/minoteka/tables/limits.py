"""How tables are run: paces and limits, with their defaults. Times are in seconds."""

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """``docs/operating.md`` says what each is for."""

    bot_seconds: float = 5.0
    bot_pace: float = 0.4
    hint_bot: str = "strong"
    max_tables: int = 20_000
    bots_own_tables: int = 20
    idle_table: float = 60.0
    listeners_per_table: int = 200
    patience: float = 30 * 86400.0
    keep_abandoned: float = 90 * 86400.0
