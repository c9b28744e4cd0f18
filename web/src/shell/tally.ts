/** Finished games, counted: how often one played and won each, and who wins where people play together. */

import type { TableCard } from "../protocol";

export interface GameTally {
  game: string;
  games: number;
  won: number;
  /** The strongest bots that one has beaten, by their level; null: none yet. */
  beaten: string | null;
}

export interface PersonTally {
  name: string;
  games: number;
  won: number;
}

/** Played to an end by several; what goes on from the middle of another game counts for nobody. */
const counted = (tables: TableCard[]): TableCard[] => tables.filter((table) => table.result !== null && table.seats.length > 1 && !table.info.continues);

/** One's own games, those played most first; `levels` from the weakest to the strongest. Where several shared a screen nobody is “I”. */
export function byGame(tables: TableCard[], levels: string[]): GameTally[] {
  const found = new Map<string, GameTally>();
  for (const { info, seats, yours, result } of counted(tables)) {
    const [seat] = yours;
    if (yours.length !== 1 || seats[seat!]?.kind !== "person") continue;
    const one = found.get(info.game) ?? { game: info.game, games: 0, won: 0, beaten: null };
    found.set(info.game, one);
    one.games += 1;
    if (!result!.winners.includes(seat!)) continue;
    one.won += 1;
    const rank = Math.max(levels.indexOf(one.beaten ?? ""), ...seats.map((other) => (other.kind === "bot" ? levels.indexOf(other.level ?? "") : -1)));
    one.beaten = levels[rank] ?? null;
  }
  return [...found.values()].sort((a, b) => b.games - a.games);
}

/** Everybody who sat at a table with other people, by name; whoever won most first. */
export function byPerson(tables: TableCard[]): PersonTally[] {
  const found = new Map<string, PersonTally>();
  for (const { seats, result } of counted(tables)) {
    const people = seats.filter((seat) => seat.kind === "person" && seat.name);
    if (people.length < 2) continue;
    for (const { name, seat } of people) {
      const one = found.get(name) ?? { name, games: 0, won: 0 };
      found.set(name, one);
      one.games += 1;
      one.won += Number(result!.winners.includes(seat));
    }
  }
  return [...found.values()].sort((a, b) => b.won - a.won || a.games - b.games);
}
