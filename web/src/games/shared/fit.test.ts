import { expect, test } from "vitest";

import { fit, fitBest, flow, type Room } from "./fit";

const phone: Room = { width: 366, height: 170, least: 40, most: 96 };

test.each([1, 5, 9, 14, 16])("a hand of %i fits a phone", (count) => {
  const found = fitBest(count, [2, 0.5], phone);
  const columns = Math.ceil(count / found.rows);
  expect(found.scrolls).toBe(false);
  expect(columns * found.wide + (columns - 1) * 6).toBeLessThanOrEqual(phone.width + 0.5);
  expect(found.rows * found.high + (found.rows - 1) * 6).toBeLessThanOrEqual(phone.height + 0.5);
  expect(Math.min(found.wide, found.high)).toBeGreaterThanOrEqual(phone.least);
});

test.each([
  [340, 163],
  [370, 223],
])("a hand of %i × %i turns its pieces over once at most while it is played out", (width, height) => {
  let before: number | undefined;
  const ways = Array.from({ length: 16 }, (_, played) => (before = fitBest(16 - played, [2, 0.5], { width, height, least: 34, most: height * 0.62 }, before).ratio));
  expect(ways.filter((way, i) => i > 0 && way !== ways[i - 1]).length).toBeLessThanOrEqual(1);
});

test("too many pieces keep a size one can read, and scroll", () => {
  const found = fit(40, 1, phone);
  expect(found.scrolls).toBe(true);
  expect(found.high).toBeGreaterThanOrEqual(phone.least);
});

test("a few pieces do not grow without end", () => {
  expect(fit(1, 1, { width: 2000, height: 2000, least: 44, most: 120 }).high).toBe(120);
});

test.each([973, 974.5, 811, 390])("a full row of pieces is no wider than its %s pixels", (width) => {
  const found = fit(13, 0.5, { width, height: 162, least: 34, most: 190 });
  const columns = Math.ceil(13 / found.rows);
  expect(found.wide).toBe(Math.floor(found.wide));
  expect(columns * found.wide + (columns - 1) * 6).toBeLessThanOrEqual(width);
});

test.each([7, 13, 14, 15, 16])("a full row of %i leaves a pixel: the room may be narrower than it says by a part of one", (count) => {
  const room = { width: 953, height: 162, least: 34, most: 114 };
  const { wide, rows } = fit(count, 2, room);
  const columns = Math.ceil(count / rows);
  expect(columns * wide + (columns - 1) * 6).toBeLessThan(room.width);
});

test.each([
  [366, 200],
  [953, 162],
  [300, 90],
])("pieces of many shapes flow into %i × %i", (width, height) => {
  const shapes: [number, number][] = Array.from({ length: 18 }, (_, i) => [2 + (i % 4) * 1.6, 2 + ((i * 7) % 5) * 0.8]);
  const { unit, rows } = flow(shapes, { width, height, least: 34, most: 114 });
  expect(unit).toBeGreaterThan(2);
  expect(rows * unit * 5.2 + (rows - 1) * 6).toBeLessThanOrEqual(height + 0.5);
});
