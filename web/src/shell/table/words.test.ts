import { expect, test, vi } from "vitest";

import type { Seat } from "../../protocol";
import { texts } from "../texts.svelte";
import { nameOf, wonBy } from "./words";

vi.stubGlobal("document", { documentElement: {} });
const person = (seat: number, name: string): Seat => ({ seat, kind: "person", name, level: null, connected: true, out: null, team: seat });

test("whoever won alone here is “you”; of several at one screen, the one who won is named", async () => {
  await texts.use("en");
  const seats = [person(0, "Olha"), person(1, "Taras")];
  expect(wonBy({ seats, yours: [1] }, [1])).toBe(wonBy({ seats, yours: [0] }, [0]));
  expect(wonBy({ seats, yours: [0] }, [1])).toContain("Taras");
  expect(wonBy({ seats, yours: [0, 1] }, [1])).toContain("Taras");
  expect(wonBy({ seats, yours: [0] }, [0])).not.toContain("Olha");
});

test("whoever a bot plays on for keeps the name, a bot at its own place has one of its own", async () => {
  await texts.use("en");
  const bot = { ...person(1, ""), kind: "bot" as const, level: "medium" };
  expect(nameOf([person(0, "Olha"), { ...bot, name: "Taras", out: "resigned" }], 1)).toBe("Taras");
  expect(nameOf([person(0, "Olha"), bot], 1)).toBe("Owl");
});
