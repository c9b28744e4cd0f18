/** A worker that thinks for bots, or works at the puzzles' bench: a message in, an answer out; null: it fell. Its name is the module that answers. */

import { engine } from "./engine";

const python = engine();
/** Benches and tests ask it more than pages do. */
Object.assign(self, { python });
const thinking = python.then((there) => there.pyimport(`minoteka.site.${self.name}`).answer as (message: Uint8Array) => { toJs(): Uint8Array; destroy(): void });

self.onmessage = async ({ data }: MessageEvent<Uint8Array>) => {
  try {
    const answer = (await thinking)(data);
    self.postMessage(answer.toJs());
    answer.destroy();
  } catch (error) {
    console.error(error);
    self.postMessage(null);
  }
};
