/** The keys of this device's seats, kept in the browser: table → seat tokens. */

import type { SeatToken, TableKey } from "../protocol";
import { keep as retain, kept, ofThisHouse } from "./kept";

export const SEAT_KEYS = ofThisHouse("seat-keys");
export type Keys = Record<string, { seats: SeatToken[]; at: number }>;

const read = (): Keys => kept(SEAT_KEYS, {});

/** Keep the keys of a table; the oldest tables are forgotten after two hundred. */
export function keep(table: string, seats: SeatToken[]): void {
  const all = read();
  const known = all[table]?.seats ?? [];
  const fresh = seats.filter((seat) => !known.some((old) => old.token === seat.token));
  all[table] = { seats: [...known, ...fresh], at: Date.now() };
  const latest = Object.entries(all).sort((a, b) => b[1].at - a[1].at).slice(0, 200);
  retain(SEAT_KEYS, Object.fromEntries(latest));
}

export function forget(table: string): void {
  const all = read();
  delete all[table];
  retain(SEAT_KEYS, all);
}

/** Tables that are not to be seen on the first page of this device: their seats are kept, and so is the way to them. */
const AWAY = ofThisHouse("put-away");

export const putAway = (): string[] => kept(AWAY, []);

/** Out of sight, or back again. */
export function setAway(table: string, away: boolean): void {
  const others = putAway().filter((one) => one !== table);
  retain(AWAY, (away ? [...others, table] : others).slice(-200));
}

export function tokensOf(table: string): string[] {
  return read()[table]?.seats.map((seat) => seat.token) ?? [];
}

export function allKeys(): TableKey[] {
  return Object.entries(read()).map(([table, { seats }]) => ({ table, tokens: seats.map((seat) => seat.token) }));
}
