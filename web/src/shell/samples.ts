/** The pictures of the games: one is asked for at a time, and once, so that they never stand in the way of what one presses. */

import type { Sample } from "../protocol";
import { api } from "./api";

const asked = new Map<string, Promise<Sample>>();
let last: Promise<unknown> = Promise.resolve();

export function sampleOf(game: string): Promise<Sample> {
  const known = asked.get(game);
  if (known) return known;
  const found = last.then(() => api.sample(game));
  asked.set(game, found);
  last = found.catch(() => asked.delete(game));
  return found;
}
