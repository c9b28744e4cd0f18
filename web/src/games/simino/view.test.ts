import { expect, test } from "vitest";

import { cellsUnder, leaning, middle, SIZE } from "./view";

const SIDE = 6;

test("a tile that is let go is asked about where it is seen: half a cell to either side of its middle", () => {
  for (const cells of [["a1", "b1"], ["e6", "f6"], ["a1", "a2"], ["f5", "f6"]]) {
    const upright = cells[0]![0] === cells[1]![0];
    const { x, y } = middle({ cells, floor: 1 }, SIDE);
    for (const off of [-0.3, 0, 0.3]) expect(cellsUnder(upright ? { x, y: y + off * SIZE } : { x: x + off * SIZE, y }, SIDE, upright)).toEqual(cells);
  }
});

test("held over the edge it is meant to lie inside, held beside the field nowhere", () => {
  expect(cellsUnder({ x: 1, y: 1 }, SIDE, false)).toEqual(["a6", "b6"]);
  expect(cellsUnder({ x: 1, y: SIDE * SIZE - 1 }, SIDE, true)).toEqual(["a1", "a2"]);
  expect(cellsUnder({ x: -1, y: 1 }, SIDE, false)).toBeNull();
});

test("a finger in the middle of a cell begins the tile there, unless the field ends", () => {
  const touched = (x: number, y: number, upright: boolean): string[] | null => cellsUnder(leaning({ x: x * SIZE, y: y * SIZE }, SIDE, upright), SIDE, upright);
  expect(touched(1.5, 5.5, false)).toEqual(["b1", "c1"]);
  expect(touched(1.1, 5.5, false)).toEqual(["a1", "b1"]);
  expect(touched(5.9, 5.5, false)).toEqual(["e1", "f1"]);
  expect(touched(1.5, 4.5, true)).toEqual(["b2", "b3"]);
  expect(touched(1.5, 0.1, true)).toEqual(["b5", "b6"]);
});
