/** Stars that were won, the best try of each task: kept in the browser, and with the account of whoever has one. */

import { api, Refusal } from "../shell/api";
import { HERE } from "../shell/home";
import { keep, keepText, kept, keptText } from "../shell/kept";

type Won = Record<string, number>;

/** Set while somebody is signed in: guests ask no server. */
const SIGNED_IN = "signed-in";

class Stars {
  /** What shows stars is drawn anew when they change. */
  #changes = $state(0);

  /** `has`: which tasks belong here, by their names. */
  constructor(readonly store: string, readonly has: (task: string) => boolean) {}

  all(): Won {
    void this.#changes;
    return kept<Won>(this.store, {});
  }

  /** The stars of a task; 0: it is not done yet. */
  of(task: string): number {
    return this.all()[task] ?? 0;
  }

  /** The best try counts. */
  keep(task: string, stars: number): void {
    this.merge({ [task]: stars });
    void share({ [task]: this.of(task) });
  }

  merge(won: Won): void {
    const all = this.all();
    for (const [task, stars] of Object.entries(won)) all[task] = Math.max(stars, all[task] ?? 0);
    keep(this.store, all);
    this.#changes += 1;
  }

  /** What was won before such stars were kept. */
  begin(won: Won): void {
    if (keptText(this.store) === null) this.merge(won);
  }

  forget(): void {
    keep(this.store, {});
    this.#changes += 1;
  }

  /** How many tasks were done whose names begin so. */
  count(beginning: string): number {
    return Object.keys(this.all()).filter((task) => task.startsWith(beginning)).length;
  }
}

const SILHOUETTE = "silhouette/";
/** The name of the task to cover a silhouette. */
export const covering = (puzzle: string): string => `${SILHOUETTE}${puzzle}`;

export const SILHOUETTES = new Stars("silhouettes", (task) => task.startsWith(SILHOUETTE));
/** Lessons' steps have a path for a name, riddles have none. */
export const LESSONS = new Stars("lessons", (task) => task.includes("/") && !SILHOUETTES.has(task));
export const RIDDLES = new Stars("riddles", (task) => !task.includes("/"));
const ALL = [LESSONS, RIDDLES, SILHOUETTES];

/** Add to the account's stars what was won here, and to these what was won elsewhere; without a line it is done the next time. */
async function share(won: Won): Promise<void> {
  if (HERE || !keptText(SIGNED_IN)) return;
  try {
    const all = Object.entries((await api.keepStars({ stars: won })).stars);
    for (const book of ALL) book.merge(Object.fromEntries(all.filter(([task]) => book.has(task))));
  } catch (error) {
    if (error instanceof Refusal && error.problem.code === "no-session") keepText(SIGNED_IN, null);
  }
}

/** Both ways, everything: when a list of tasks is opened, and when somebody signs in. */
export const shareStars = (): Promise<void> => share(Object.assign({}, ...ALL.map((book) => book.all())) as Won);

export function signedIn(): void {
  keepText(SIGNED_IN, "yes");
  void shareStars();
}

/** The stars stay with the account: whoever comes to this browser next has none of them. */
export function signedOut(): void {
  keepText(SIGNED_IN, null);
  for (const book of ALL) book.forget();
}
