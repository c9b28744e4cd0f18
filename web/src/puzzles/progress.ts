/** What has been laid and solved, kept in the browser. */

import type { Laid } from "../protocol";

const STORE = "puzzles";
export type Progress = { laid: Laid[]; solved: boolean };

function all(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

export const progressOf = (name: string): Progress => all()[name] ?? { laid: [], solved: false };

export function remember(name: string, change: Partial<Progress>): void {
  const kept = all();
  kept[name] = { ...progressOf(name), ...change };
  localStorage.setItem(STORE, JSON.stringify(kept));
}
