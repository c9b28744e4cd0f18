import { expect, test } from "vitest";

import { cellsUnder, middle, SIZE } from "./view";

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
