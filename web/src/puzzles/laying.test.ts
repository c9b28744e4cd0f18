import { expect, test } from "vitest";

import { centre, type Axial } from "../games/gemblo/hex";
import type { LaidPiece, PieceBox } from "../protocol";
import { Laying } from "./laying.svelte";

const SET: PieceBox = {
  game: "gemblo",
  colours: 6,
  pieces: [
    { piece: "1", ways: [{ cells: [[0, 0]], turned: 0, flipped: 0 }] },
    {
      piece: "2",
      ways: [
        { cells: [[0, 0], [1, 0]], turned: 1, flipped: 2 },
        { cells: [[0, 0], [0, 1]], turned: 2, flipped: 1 },
        { cells: [[0, 1], [1, 0]], turned: 0, flipped: 0 },
      ],
    },
  ],
  board: [],
};
const SUPPLY = [{ piece: "1", colour: 3 }, { piece: "1", colour: 4 }, { piece: "2", colour: 1 }];
const ROW: Axial[] = [[0, 0], [1, 0], [2, 0]];

function begin(): { laying: Laying; heard: LaidPiece[][] } {
  const heard: LaidPiece[][] = [];
  return { laying: new Laying(ROW, SET, SUPPLY, (laid) => heard.push(laid)), heard };
}

function layAt(laying: Laying, piece: string, cell: Axial): void {
  laying.pick({ piece, colour: 3 });
  laying.hover(centre(cell));
  laying.lay();
}

test("a piece snaps to the nearest place where it fits, and says only what the server knows", () => {
  const { laying, heard } = begin();
  const fromBag = { piece: "1", colour: 3, count: 2 };
  laying.pick(fromBag);
  laying.hover({ x: centre([2, 0]).x + 0.3, y: centre([2, 0]).y - 0.2 });
  laying.lay();
  expect(heard).toEqual([[{ piece: "1", colour: 3, cells: [[2, 0]] }]]);
});

test("nothing is laid beside the shape or on another piece", () => {
  const { laying } = begin();
  layAt(laying, "1", [1, 0]);
  layAt(laying, "2", [0, 0]);
  expect(laying.laid).toHaveLength(1);
  laying.drop();
  layAt(laying, "1", [9, 9]);
  expect(laying.laid).toHaveLength(1);
});

test("all turns of a piece are reached, and every one once", () => {
  const { laying } = begin();
  laying.pick({ piece: "2", colour: 0 });
  const seen = new Set([0, 1, 2].map(() => {
    const shape = JSON.stringify(laying.shape);
    laying.turn(1);
    return shape;
  }));
  expect(seen.size).toBe(3);
  expect(laying.way).toBe(0);
});

test("a full shape is noticed, and a piece taken back is held as it lay", () => {
  const { laying } = begin();
  layAt(laying, "1", [2, 0]);
  laying.put({ piece: "2", colour: 1, cells: [[0, 0], [1, 0]] });
  expect(laying.full).toBe(true);
  laying.lift(1);
  expect(laying.full).toBe(false);
  expect(laying.held).toEqual({ piece: "2", colour: 1 });
  laying.hover({ x: 0.75, y: 0.4 });
  laying.lay();
  expect(laying.full).toBe(true);
});

test("the bag holds what is not laid, the largest piece first, and the keys go through it", () => {
  const { laying } = begin();
  expect(laying.bag[0]).toEqual({ piece: "2", colour: 1 });
  layAt(laying, "1", [0, 0]);
  expect(laying.bag.map((one) => one.colour)).toEqual([1, 4]);
  laying.next(laying.bag, 1);
  expect(laying.held?.colour).toBe(1);
  laying.next(laying.bag, -1);
  expect(laying.held?.colour).toBe(4);
  laying.takeBack();
  expect(laying.laid).toEqual([]);
});

test("a piece that does not fit says whether it is outside or in the way", () => {
  const { laying } = begin();
  layAt(laying, "1", [1, 0]);
  layAt(laying, "2", [8, 0]);
  expect(laying.refusal?.why).toBe("outside");
  laying.pick({ piece: "1", colour: 4 });
  laying.hover(centre([0, 0]));
  laying.step(1, 0);
  laying.lay();
  expect(laying.refusal).toEqual({ cells: [[1, 0]], why: "taken" });
});

test("steps to the right keep to one line", () => {
  const wide: Axial[] = [];
  for (let q = -6; q <= 6; q++) for (let r = -6; r <= 6; r++) wide.push([q, r]);
  const laying = new Laying(wide, SET, SUPPLY, () => undefined);
  laying.pick({ piece: "1", colour: 3 });
  laying.hover(centre([-4, 2]));
  for (let i = 0; i < 6; i++) laying.step(1, 0);
  expect(laying.ghost).toEqual([[2, -1]]);
});
