import { expect, test } from "vitest";

import { following, numberOf, themesOf } from "./riddles";

const CARDS = [["a-1", 3], ["b-1", 1], ["a-2", 1], ["a-3", 1], ["b-2", 1]].map(([name, grade]) => ({ name: String(name), theme: String(name)[0]!, grade: Number(grade) }));

test("riddles are numbered without gaps, theme by theme, from easy to hard", () => {
  const order = themesOf(CARDS).flatMap(([, alike]) => alike.map((card) => card.name));
  expect(order).toEqual(["a-2", "a-3", "a-1", "b-1", "b-2"]);
  expect(order.map((name) => numberOf(CARDS, name))).toEqual([1, 2, 3, 1, 2]);
});

test("after a riddle comes the next one of the list that is not solved", () => {
  const next = (name: string, ...solved: string[]): string | undefined => following(CARDS, name, (one) => solved.includes(one))?.name;
  expect([next("a-3"), next("a-1", "b-1"), next("b-2", "a-2"), next("b-2", "a-2", "a-3", "a-1", "b-1")]).toEqual(["a-1", "b-2", "a-3", undefined]);
});
