/** The keys of this device's seats, kept in the browser: table → seat tokens. */

import type { SeatToken, TableKey } from "../protocol";

const STORE = "seat-keys";
type Kept = Record<string, { seats: SeatToken[]; at: number }>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** Keep the keys of a table; the oldest tables are forgotten after two hundred. */
export function keep(table: string, seats: SeatToken[]): void {
  const kept = read();
  const known = kept[table]?.seats ?? [];
  const fresh = seats.filter((seat) => !known.some((old) => old.token === seat.token));
  kept[table] = { seats: [...known, ...fresh], at: Date.now() };
  const latest = Object.entries(kept).sort((a, b) => b[1].at - a[1].at).slice(0, 200);
  localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(latest)));
}

export function forget(table: string): void {
  const kept = read();
  delete kept[table];
  localStorage.setItem(STORE, JSON.stringify(kept));
}

export function tokensOf(table: string): string[] {
  return read()[table]?.seats.map((seat) => seat.token) ?? [];
}

export function allKeys(): TableKey[] {
  return Object.entries(read()).map(([table, { seats }]) => ({ table, tokens: seats.map((seat) => seat.token) }));
}
