import { describe, expect, it } from "vitest";

import type { Seat, TableCard } from "../protocol";
import { byGame, byPerson } from "./tally";

const LEVELS = ["beginner", "medium", "hard"];
const person = (seat: number, name: string): Seat => ({ seat, kind: "person", name, level: null, connected: true, out: null, team: seat });
const bot = (seat: number, level: string): Seat => ({ seat, kind: "bot", name: "", level, connected: true, out: null, team: seat });
const table = (game: string, seats: Seat[], winners: number[], yours = [0], more: object = {}): TableCard =>
  ({ info: { game, continues: null, ...more }, status: "over", seats, yours, result: { scores: [], winners, reason: "" } }) as unknown as TableCard;

describe("finished games are counted", () => {
  it("by game, with the strongest bots that were beaten", () => {
    const tables = [
      table("simino", [person(0, "Olha"), bot(1, "medium")], [0]),
      table("simino", [person(0, "Olha"), bot(1, "beginner")], [0]),
      table("simino", [person(0, "Olha"), bot(1, "hard")], [1]),
      table("riomino", [person(0, "Olha"), bot(1, "hard")], [1]),
    ];
    expect(byGame(tables, LEVELS)).toEqual([
      { game: "simino", games: 3, won: 2, beaten: "medium" },
      { game: "riomino", games: 1, won: 0, beaten: null },
    ]);
  });

  it("but not what was played alone, on one screen, from the middle of another game, or by a bot in one's place", () => {
    const tables = [
      table("simino", [person(0, "Olha")], [0]),
      table("simino", [person(0, "Olha"), person(1, "Taras")], [0], [0, 1]),
      table("simino", [person(0, "Olha"), bot(1, "hard")], [0], [0], { continues: "another" }),
      table("simino", [{ ...bot(0, "hard"), name: "Olha" }, bot(1, "hard")], [0]),
    ];
    expect(byGame(tables, LEVELS)).toEqual([]);
  });

  it("by name, where people played together", () => {
    const tables = [
      table("simino", [person(0, "Olha"), person(1, "Taras")], [1], [0, 1]),
      table("trimino", [person(0, "Taras"), person(1, "Olha"), bot(2, "hard")], [0], [0, 1]),
      table("trimino", [person(0, "Taras"), bot(1, "hard")], [0]),
    ];
    expect(byPerson(tables)).toEqual([
      { name: "Taras", games: 2, won: 2 },
      { name: "Olha", games: 2, won: 0 },
    ]);
  });
});
