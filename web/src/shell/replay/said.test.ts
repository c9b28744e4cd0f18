import { expect, test } from "vitest";

import { cost, stood } from "./said";

test("an even share is even, however many play", () => {
  for (const seats of [2, 3, 4, 8]) expect(stood(1 / seats, seats)).toBe("even");
  expect([stood(1, 4), stood(0.7, 2), stood(0.3, 2), stood(0, 8)]).toEqual(["won", "good", "slim", "lost"]);
});

test("where there is less to win, less is much", () => {
  expect([cost(0.2, 2), cost(0.2, 4), cost(0.06, 2)]).toEqual(["some", "large", "little"]);
});
