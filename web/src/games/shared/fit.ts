/** How large the pieces of a hand can be, and in how many rows they lie. */

export interface Fitted {
  wide: number;
  high: number;
  rows: number;
  /** In a row; the last one may have fewer. */
  columns: number;
  /** They do not all fit at a size one can read: the hand scrolls sideways. */
  scrolls: boolean;
}

export interface Room {
  width: number;
  height: number;
  /** The smallest and the largest side, in pixels, that a piece's shorter side may have. */
  least: number;
  most: number;
}

export const GAP = 6;
/** Between rows: one that stands up, below one that lies low, touches it not. */
export const ROW_GAP = 10;
const ROWS = 3;

/**
 * The largest pieces of a shape (width by height) of which `count` fit; if even small ones do not, two rows that scroll.
 * Widths are whole pixels, and one is left over: browsers round parts of one, the room's own width too, and the last piece of a full
 * row would fall into the next.
 */
export function fit(count: number, ratio: number, room: Room): Fitted {
  const shorter = Math.min(1, ratio);
  let best: Fitted | null = null;
  for (let rows = 1; rows <= ROWS; rows += 1) {
    const columns = Math.ceil(Math.max(1, count) / rows);
    const byWidth = (room.width - 1 - (columns - 1) * GAP) / columns / ratio;
    const byHeight = (room.height - (rows - 1) * ROW_GAP) / rows;
    const high = Math.min(byWidth, byHeight, room.most / shorter);
    if (!best || high > best.high * 1.02) best = { wide: Math.floor(high * ratio), high, rows, columns, scrolls: false };
  }
  if (best!.high * shorter >= room.least) return best!;
  const rows = room.height >= 2 * (room.least / shorter) + ROW_GAP ? 2 : 1;
  const high = Math.min((room.height - (rows - 1) * ROW_GAP) / rows, Math.max(room.least / shorter, 0));
  return { wide: high * ratio, high, rows, columns: Math.ceil(count / rows), scrolls: true };
}

/** How much larger pieces must come out to be turned: a hand that grows or shrinks by one keeps standing or lying. */
const WORTH_TURNING = 1.6;

/** Of several shapes the one whose pieces come out largest; the shape they had before unless another is much better. */
export function fitBest(count: number, ratios: number[], room: Room, before?: number): Fitted & { ratio: number } {
  const all = ratios.map((ratio) => ({ ...fit(count, ratio, room), ratio }));
  const best = all.reduce((best, one) => (value(one) > value(best) * 1.02 ? one : best));
  const kept = all.find(({ ratio }) => ratio === before);
  return kept && value(best) < value(kept) * WORTH_TURNING ? kept : best;
}

const value = (one: Fitted): number => (one.scrolls ? 0 : one.wide * one.high) + Math.min(one.wide, one.high);

export interface Flowed {
  /** Pixels a unit of the pieces' sizes. */
  unit: number;
  rows: number;
}

/** What a finger can hit. */
const TOUCHED = 40;
const MOST_ROWS = 5;
const FINER = 0.98;

/** How wide a piece's button is. */
export const reachOf = (units: number, unit: number): number => Math.max(TOUCHED, Math.ceil(units * unit));

/** Pieces of many shapes at one scale, the largest at which they flow into the room, line by line; `shapes` are widths and heights. */
export function flow(shapes: [number, number][], { width, height, most }: Room): Flowed {
  const tallest = Math.max(...shapes.map(([, high]) => high));
  let best: Flowed = { unit: 1, rows: MOST_ROWS };
  for (let rows = 1; rows <= MOST_ROWS; rows += 1) {
    let unit = Math.min((height - (rows - 1) * ROW_GAP) / rows, most) / tallest;
    while (unit > 1 && linesOf(shapes, unit, width - 1) > rows) unit *= FINER;
    if (unit > Math.max(1, best.unit)) best = { unit, rows };
  }
  return best;
}

function linesOf(shapes: [number, number][], unit: number, width: number): number {
  let lines = 1;
  let at = 0;
  for (const [wide] of shapes) {
    const next = reachOf(wide, unit);
    if (at > 0 && at + next > width) [lines, at] = [lines + 1, 0];
    at += next + GAP;
  }
  return lines;
}
