import { expect, test, vi } from "vitest";

const wanted: string[] = [];
const answers = new Map<string, { give: (view: unknown) => void; fail: () => void }>();
vi.mock("./api", () => ({
  api: {
    sample: (game: string) => {
      wanted.push(game);
      return new Promise((give, fail) => answers.set(game, { give, fail: () => fail(new Error(game)) }));
    },
  },
}));

const { sampleOf } = await import("./samples");
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

test("one picture is asked for at a time, each once, and one that failed holds up no other", async () => {
  const [first, second, again] = [sampleOf("riomino"), sampleOf("simino"), sampleOf("riomino")];
  second.catch(() => undefined);
  expect(again).toBe(first);
  await settled();
  expect(wanted).toEqual(["riomino"]);
  answers.get("riomino")!.give({});
  await first;
  await settled();
  expect(wanted).toEqual(["riomino", "simino"]);
  const third = sampleOf("trimino");
  answers.get("simino")!.fail();
  await settled();
  expect(wanted).toEqual(["riomino", "simino", "trimino"]);
  answers.get("trimino")!.give({});
  await third;
  void sampleOf("simino").catch(() => undefined);
  await settled();
  expect(wanted.at(-1)).toBe("simino");
  expect(wanted).toHaveLength(4);
});
