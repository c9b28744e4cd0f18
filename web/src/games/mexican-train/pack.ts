/** How large dominoes can be when trains share a height: long ones wrap, and fold their beginnings away only where they must. */

export interface Packed {
  /** The height of a lying domino. */
  size: number;
  /** How many lines each train takes, and how many of its last tiles they show. */
  lines: number[];
  shown: number[];
}

export interface Yard {
  /** For tiles, beside the names. */
  width: number;
  height: number;
  /** What a name takes above its tiles. */
  above: number;
}

const SIZES = [84, 76, 69, 62, 56, 50, 45, 40, 36, 32, 28, 25, 22, 19, 16];
/** Of a train at least so many tiles are seen, in dominoes no smaller than so many pixels; else fewer. */
const WISHES = [[Infinity, 36], [20, 36], [10, 32], [6, 25], [4, 0]] as const;
const GAP = 2;
/** A double stands across its train. */
const TALL = 1.6;
const BORDER = 8;

/** Each train as its tiles: whether they stand across it. */
export function pack(trains: boolean[][], yard: Yard): Packed {
  const all = WISHES.flatMap(([seen, least]) => SIZES.filter((size) => size >= least).map((size) => lined(trains, size, yard, seen)));
  return all.find((one) => one.height <= yard.height) ?? all.at(-1)!;
}

function lined(trains: boolean[][], size: number, { width, above }: Yard, seen: number): Packed & { height: number } {
  const tile = 2 * size + GAP;
  const row = Math.max(1, Math.floor((width + GAP) / tile));
  // The open end stands behind the last tile, the number of folded ones before the first.
  const last = Math.max(1, Math.floor((width - 1.4 * size) / tile));
  const most = Math.max(1, Math.ceil(seen / row));
  const long = trains.map((tiles) => tiles.reduce((sum, across) => sum + (across ? 0.6 : 1), 0));
  const lines = long.map((tiles) => Math.min(most, 1 + Math.max(0, Math.ceil((tiles - last) / row))));
  const shown = trains.map((tiles, i) => { const room = last + (lines[i]! - 1) * row; return long[i]! <= room ? tiles.length : Math.max(1, room - 1); });
  const height = lines.reduce((sum, count) => sum + count * (TALL * size + GAP) + above + BORDER, 0);
  return { size, lines, shown, height };
}
