import { expect, test } from "vitest";

import type { Axial } from "./hex";
import { territory } from "./territory";

const row = (from: number, to: number): Axial[] => Array.from({ length: to - from + 1 }, (_, i) => [from + i, 0] as const);

test("a free cell belongs to the colour that is nearer, and to nobody in the middle", () => {
  const found = territory(row(0, 6), [{ colour: 0, links: [[0, 0]] }, { colour: 2, links: [[6, 0]] }]);
  expect(found.get(0)).toEqual(row(0, 2));
  expect(found.get(2)!.map(([q]) => q).sort()).toEqual([4, 5, 6]);
});

test("what is laid stops it, and it does not go on for ever", () => {
  expect(territory([...row(0, 1), ...row(3, 4)], [{ colour: 1, links: [[0, 0]] }]).get(1)).toEqual(row(0, 1));
  expect(territory(row(0, 20), [{ colour: 1, links: [[0, 0]] }]).get(1)).toEqual(row(0, 4));
});
