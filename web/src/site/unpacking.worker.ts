/** Brings the parts of the engine, unpacked, and goes: all that passed through its hands goes with it at once, where a worker that lives on would
 * keep it until the browser clears up. It is told addresses, at last null. */

export type Part = ArrayBuffer | WebAssembly.Module;
/** What it says: how many bytes have come so far; a part; or why there will be none. */
export type Said = { come: number } | { name: string; part: Part } | { failed: string };

const PACKED = ".packed";
let come = 0;

const counted = (): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> =>
  new TransformStream({
    transform(chunk, on) {
      say({ come: (come += chunk.length) });
      on.enqueue(chunk);
    },
  });

async function brought(name: string): Promise<Part> {
  const response = await fetch(name);
  if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
  const body = response.body.pipeThrough(counted());
  if (!name.endsWith(PACKED)) return new Response(body).arrayBuffer();
  const unpacked = body.pipeThrough(new DecompressionStream("gzip"));
  if (!name.includes(".wasm")) return new Response(unpacked).arrayBuffer();
  return WebAssembly.compileStreaming(new Response(unpacked, { headers: { "content-type": "application/wasm" } }));
}

const say = (said: Said, given: Transferable[] = []): void => self.postMessage(said, { transfer: given });

/** One after the other: the page needs the line for itself, too. */
let before = Promise.resolve();
self.onmessage = ({ data: name }: MessageEvent<string | null>) => {
  if (name === null) return self.close();
  before = before
    .then(() => brought(name))
    .then((part) => say({ name: name.split("/").at(-1)!, part }, part instanceof ArrayBuffer ? [part] : []))
    .catch((error: unknown) => say({ failed: String(error) }));
};
