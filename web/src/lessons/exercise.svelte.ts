/** An exercise on the real board: moves that are tried, and what the engine answers. Whoever asks it brings the way to ask. */

import type { GameEvent, LegalMove, Problem, StepShown, Tried, TryStep } from "../protocol";
import { Refusal } from "../shell/api";
import { sound } from "../shell/sound";
import { unpack } from "../shell/table.svelte";

const WONDERS = 400;

export class Exercise {
  shown = $state.raw<StepShown | null>(null);
  legal = $state.raw<LegalMove[]>([]);
  problem = $state.raw<Problem | null>(null);
  /** Wrong moves and hints so far: they cost stars. */
  slips = $state(0);
  /** How much help was asked for: words first, then the move. */
  hints = $state(0);
  busy = $state(false);
  /** An answer takes so long that one would wonder. */
  slow = $state(false);
  #made: string[] = [];

  constructor(readonly ask: (body: TryStep) => Promise<StepShown>, readonly done: (stars: number) => void = () => undefined) {
    void this.#try([]);
  }

  get state(): StepShown["state"] | null {
    return this.shown?.state ?? null;
  }

  get events(): GameEvent[] {
    return this.shown?.events ?? [];
  }

  play(text: string): void {
    if (this.state === "open") void this.#try([...this.#made, text]);
  }

  /** Back to where it began. */
  again(): void {
    void this.#try([]);
  }

  /** Where nothing shows what may be laid, what may not is a wrong move. */
  why(move: Tried, wrong = false): void {
    if (wrong) this.slips += 1;
    if (!this.busy) void this.#answered({ moves: this.#made, slips: this.slips, why: move }, () => undefined);
  }

  /** The first help is said, the second is shown. */
  help(): void {
    this.slips += 1;
    this.hints += 1;
    if (this.hints > 1) void this.#try(this.#made, true);
  }

  async #try(moves: string[], hint = false): Promise<void> {
    await this.#asked({ moves, slips: this.slips, hint }, (answer) => {
      const further = moves.length > this.#made.length;
      this.#made = moves;
      this.shown = further ? answer : { ...answer, events: [] };
      this.legal = unpack(answer.legal);
      if (further) this.#heard(answer);
    });
  }

  #heard(answer: StepShown): void {
    if (answer.state === "missed") {
      this.slips += 1;
      sound("refused");
    } else sound(answer.state === "done" ? "turn" : "lay");
    if (answer.state === "done") this.done(answer.stars);
  }

  async #asked(body: TryStep, heard: (answer: StepShown) => void): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const wonders = setTimeout(() => (this.slow = true), WONDERS);
    try {
      await this.#answered(body, heard);
    } finally {
      clearTimeout(wonders);
      this.busy = this.slow = false;
    }
  }

  /** Whoever only asks goes on meanwhile: what is held stays in the hand. */
  async #answered(body: TryStep, heard: (answer: StepShown) => void): Promise<void> {
    this.problem = null;
    try {
      heard(await this.ask(body));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.problem;
    }
  }
}
