/** The worker that thinks for bots: a message in, an answer out; null: it fell. */

import { engine } from "./engine";

const thinking = engine().then((python) => python.pyimport("minoteka.site.brains").answer as (message: Uint8Array) => { toJs(): Uint8Array; destroy(): void });

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
