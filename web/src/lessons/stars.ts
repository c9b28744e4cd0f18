/** Stars that were won, the best try of each task: kept in the browser. */

class Stars {
  constructor(readonly store: string) {}

  #all(): Record<string, number> {
    try {
      return (JSON.parse(localStorage.getItem(this.store) ?? "{}") as Record<string, number> | null) ?? {};
    } catch {
      return {};
    }
  }

  /** The stars of a task; 0: it is not done yet. */
  of(task: string): number {
    return this.#all()[task] ?? 0;
  }

  /** The best try counts. */
  keep(task: string, stars: number): void {
    const all = this.#all();
    localStorage.setItem(this.store, JSON.stringify({ ...all, [task]: Math.max(stars, all[task] ?? 0) }));
  }

  /** How many tasks were done whose names begin so. */
  count(beginning: string): number {
    return Object.keys(this.#all()).filter((task) => task.startsWith(beginning)).length;
  }
}

export const LESSONS = new Stars("lessons");
export const RIDDLES = new Stars("riddles");
