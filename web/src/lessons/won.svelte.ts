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

  constructor(readonly store: string) {}

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

  forget(): void {
    keepText(this.store, null);
    this.#changes += 1;
  }

  /** How many tasks were done whose names begin so. */
  count(beginning: string): number {
    return Object.keys(this.all()).filter((task) => task.startsWith(beginning)).length;
  }
}

export const LESSONS = new Stars("lessons");
export const RIDDLES = new Stars("riddles");

/** Lessons' steps have a path for a name. */
const of = (won: Won, lessons: boolean): Won => Object.fromEntries(Object.entries(won).filter(([task]) => task.includes("/") === lessons));

/** Add to the account's stars what was won here, and to these what was won elsewhere; without a line it is done the next time. */
async function share(won: Won): Promise<void> {
  if (HERE || !keptText(SIGNED_IN)) return;
  try {
    const all = (await api.keepStars({ stars: won })).stars;
    LESSONS.merge(of(all, true));
    RIDDLES.merge(of(all, false));
  } catch (error) {
    if (error instanceof Refusal && error.problem.code === "no-session") keepText(SIGNED_IN, null);
  }
}

/** Both ways, everything: when a list of tasks is opened, and when somebody signs in. */
export const shareStars = (): Promise<void> => share({ ...LESSONS.all(), ...RIDDLES.all() });

export function signedIn(): void {
  keepText(SIGNED_IN, "yes");
  void shareStars();
}

/** The stars stay with the account: whoever comes to this browser next has none of them. */
export function signedOut(): void {
  keepText(SIGNED_IN, null);
  LESSONS.forget();
  RIDDLES.forget();
}
