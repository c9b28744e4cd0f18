import { expect, test } from "vitest";

import { pack } from "./pack";

const trains = (...counts: number[]): boolean[][] => counts.map((count) => Array.from({ length: count }, () => false));

test.each([
  [1000, 560],
  [330, 480],
  [230, 380],
  [1300, 760],
])("nine trains share %i × %i and show their ends", (width, height) => {
  const tiles = [0, 3, 5, 12, 1, 24, 2, 9, 31];
  const { size, lines, shown } = pack(trains(...tiles), { width, height, above: 0 });
  expect(lines.reduce((sum, count) => sum + count * 1.6 * size, 0)).toBeLessThan(height);
  expect(shown.every((count, i) => count >= Math.min(tiles[i]!, 3))).toBe(true);
});

test("one long train makes nobody's tiles small: it wraps", () => {
  const alone = pack(trains(3, 4, 3, 5, 3), { width: 1300, height: 760, above: 0 });
  const { size, lines } = pack(trains(3, 4, 3, 5, 21), { width: 1300, height: 760, above: 0 });
  expect(size).toBeGreaterThanOrEqual(0.6 * alone.size);
  expect(lines).toEqual([1, 1, 1, 1, 3]);
});

test("of a very long train more is seen than its end, if there is room", () => {
  const { size, shown } = pack(trains(8, 27, 55), { width: 800, height: 350, above: 0 });
  expect(shown[2]).toBeGreaterThanOrEqual(8);
  expect(size).toBeGreaterThanOrEqual(32);
});
