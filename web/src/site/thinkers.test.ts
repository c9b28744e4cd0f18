import { beforeEach, expect, test, vi } from "vitest";
import { Thinkers } from "./thinkers";

/** Workers that were started, the latest last; they answer when a test says so. */
let started: FakeWorker[] = [];

class FakeWorker {
  onmessage: ((event: { data: Uint8Array }) => void) | null = null;
  asked = 0;
  readonly name: string;
  constructor(_: URL, { name }: { name: string }) {
    this.name = name;
    started.push(this);
  }
  postMessage(message: Uint8Array | null): void {
    if (message) this.asked += 1;
  }
  terminate(): void {}
}

const SOMETHING = { toJs: () => new Uint8Array(1) };
const names = (): string[] => started.map(({ name }) => name);
const answer = (): void => started.at(-1)!.onmessage!({ data: new Uint8Array(1) });

beforeEach(() => {
  started = [];
  vi.useFakeTimers();
  vi.stubGlobal("self", globalThis);
  vi.stubGlobal("Worker", FakeWorker);
});

test("what nobody waits for begins when bots have had nothing to think about for a while", () => {
  const brains = new Thinkers("brains", null);
  const bench = new Thinkers("bench", null, brains);
  void bench.ask(SOMETHING, false);
  expect(names()).toEqual([]);
  vi.advanceTimersByTime(10_000);
  void brains.ask(SOMETHING, true);
  vi.advanceTimersByTime(30_000); // they think for long
  expect(names()).toEqual(["brains"]);
  answer();
  vi.advanceTimersByTime(14_000);
  expect(names()).toEqual(["brains"]);
  vi.advanceTimersByTime(31_000);
  expect(names()).toEqual(["brains", "bench"]);
});

test("what somebody waits for begins at once, and comes before what nobody waits for", () => {
  const bench = new Thinkers("bench", null, new Thinkers("brains", null));
  void bench.ask(SOMETHING, false);
  void bench.ask(SOMETHING, true);
  expect(names()).toEqual(["bench"]);
  answer();
  expect(started.at(-1)!.asked).toBe(1);
  vi.advanceTimersByTime(15_000);
  expect(started.at(-1)!.asked).toBe(2);
});
