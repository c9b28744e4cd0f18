/** A worker that thinks for bots, or works at the puzzles' bench: a message in, an answer out; null: it fell. Its name is the module that answers.
 * The first message is Python's machine code, if whoever starts it has it. */

import type { PyodideAPI } from "pyodide";
import { engine } from "./engine";

type Answering = (message: Uint8Array) => { toJs(): Uint8Array; destroy(): void };

const entrance = `minoteka.site.${self.name}`;
let thinking: Promise<Answering>;

function begin(machine: WebAssembly.Module | null): void {
  const python: Promise<PyodideAPI> = engine(entrance, machine);
  /** Benches and tests ask it more than pages do. */
  Object.assign(self, { python });
  thinking = python.then((there) => there.pyimport(entrance).answer as Answering);
}

async function think(message: Uint8Array): Promise<void> {
  try {
    const answer = (await thinking)(message);
    self.postMessage(answer.toJs());
    answer.destroy();
  } catch (error) {
    console.error(error);
    self.postMessage(null);
  }
}

self.onmessage = ({ data }: MessageEvent<WebAssembly.Module | null>) => {
  self.onmessage = ({ data }: MessageEvent<Uint8Array>) => void think(data);
  begin(data);
};
