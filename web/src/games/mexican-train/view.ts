/** Small helpers for laying out dominoes. */

/** Where pips stand for each value, on a grid of 3 columns and 4 rows. */
const GRID: Record<number, string> = {
  0: "", 1: "m", 2: "ai", 3: "ami", 4: "acgi", 5: "acgmi", 6: "acdfgi", 7: "acdfgim", 8: "abcdfghi", 9: "abcdmfghi",
};
const PLACES: Record<string, [number, number]> = {
  a: [-1, -1], b: [0, -1], c: [1, -1], d: [-1, 0], m: [0, 0], f: [1, 0], g: [-1, 1], h: [0, 1], i: [1, 1],
};

export function pips(value: number): [number, number][] {
  if (value <= 9) return [...GRID[value]!].map((name) => PLACES[name]!);
  const rows = [-1.2, -0.4, 0.4, 1.2];
  const columns: Record<number, number[][]> = { 10: [[-1, 0, 1], [-1, 1], [-1, 1], [-1, 0, 1]], 11: [[-1, 0, 1], [-1, 0, 1], [-1, 1], [-1, 0, 1]], 12: [[-1, 0, 1], [-1, 0, 1], [-1, 0, 1], [-1, 0, 1]] };
  return columns[value]!.flatMap((row, i) => row.map((x): [number, number] => [x, rows[i]!]));
}

export const halves = (tile: string): [number, number] => tile.split("-").map(Number) as [number, number];
