/** The days on which this device played what everybody plays: its table of each day, what is finished, and the streak. */

import { keep, kept, ofThisHouse } from "./kept";

export const DAYS = ofThisHouse("days");
/** Days that are remembered. */
const MOST = 400;

export interface Day {
  /** The table of the day's deal. */
  table?: string;
  /** Something of that day is finished: its deal or its puzzle. */
  done?: boolean;
}

const read = (): Record<string, Day> => kept(DAYS, {});

export const dayOf = (date: string): Day => read()[date] ?? {};

export function rememberDay(date: string, change: Day): void {
  const all = { ...read(), [date]: { ...dayOf(date), ...change } };
  const latest = Object.entries(all).sort(([a], [b]) => (a < b ? 1 : -1)).slice(0, MOST);
  keep(DAYS, Object.fromEntries(latest));
}

const before = (date: string): string => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);

/** How many days in a row, up to today; today may still come. */
export function streak(today: string): number {
  const all = read();
  let count = 0;
  for (let date = all[today]?.done ? today : before(today); all[date]?.done; date = before(date)) count += 1;
  return count;
}
