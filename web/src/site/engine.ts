/** Python with the engine in it, inside a worker. Its parts lie compressed beside the page, whatever the host does. */

import { loadPyodide, type PyodideAPI } from "pyodide";
import type { Part, Said } from "./unpacking.worker";

const FOLDER = new URL(`../${import.meta.env["VITE_ENGINE"]}/`, self.location.href).href;
const HOUSE = "/minoteka";
/** Where the loader lays the part of the standard library with which Python begins. */
const SHELF = "/lib/python314.zip";
const ARCHIVE = "house.xz";
const MACHINE = "pyodide.asm.wasm.packed";
/** The house's archive is compressed as Python can (`bootstrap/packing.py`), and unpacked file by file: what Python once had of a browser's memory
 * it never gives back. */
const UNPACK = `
import io, lzma, os, sys
with lzma.open(io.BytesIO(packed)) as box:
  while line := box.readline().decode().split():
    path = "${HOUSE}/" + line[1]
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb", 0) as file:
      file.write(box.read(int(line[0])))
sys.path.insert(0, "${HOUSE}")
`;

/** What another worker brings: one part after the other, as they are asked for. */
class Parts {
  readonly #bringer = new Worker(new URL("./unpacking.worker.ts", import.meta.url), { type: "module", name: "unpacking" });
  readonly #awaited = new Map<string, { good: (part: Part) => void; bad: (error: Error) => void }>();
  readonly #read: ArrayBuffer[] = [];

  constructor(heard: (share: number) => void) {
    this.#bringer.onmessage = ({ data }: MessageEvent<Said>) => {
      if ("come" in data) return heard(Math.min(1, data.come / Number(import.meta.env["VITE_ENGINE_BYTES"])));
      if ("failed" in data) return this.#fail(data.failed);
      if (data.part instanceof ArrayBuffer) this.#read.push(data.part);
      this.#awaited.get(data.name)!.good(data.part);
    };
    this.#bringer.onerror = ({ message }) => this.#fail(message);
  }

  #fail(why: string): void {
    for (const { bad } of this.#awaited.values()) bad(new Error(why));
  }

  get<P extends Part>(name: string): Promise<P> {
    return new Promise((good, bad) => {
      this.#awaited.set(name, { good: good as (part: Part) => void, bad });
      this.#bringer.postMessage(`${FOLDER}${name}`);
    });
  }

  /** Whoever brought them goes, and takes along what has been read: here it would stay until the browser clears up. */
  done(): void {
    this.#bringer.postMessage(null, this.#read);
  }
}

/** Python's machine code, as it was compiled for this worker: another one gets it as it is. */
export let machine: WebAssembly.Module | null = null;

/** `entrance`: the module that this worker is for; what it imports is not kept as files, too. */
export async function engine(entrance: string, given: WebAssembly.Module | null, heard: (share: number) => void = () => undefined): Promise<PyodideAPI> {
  const parts = new Parts(heard);
  const archive = parts.get<ArrayBuffer>(ARCHIVE);
  WebAssembly.instantiateStreaming = async (_, imports) => {
    machine = given ?? (await parts.get<WebAssembly.Module>(MACHINE));
    return { module: machine, instance: await WebAssembly.instantiate(machine, imports) };
  };
  // Pyodide fetches its files by names of its own; in this worker nobody else fetches anything.
  self.fetch = async (what) => {
    const name = `${String(what instanceof Request ? what.url : what).split("/").at(-1)!}.packed`;
    if (name === MACHINE) return new Response();
    const part = await parts.get<ArrayBuffer>(name);
    return Object.assign(new Response(), { arrayBuffer: async () => part, json: async () => JSON.parse(new TextDecoder().decode(part)) });
  };
  const python = await loadPyodide({
    indexURL: FOLDER,
    env: { MINOTEKA_KERNEL: "wasm", MINOTEKA_LIBRARY: `${HOUSE}/kernels.so`, HOME: "/home", PYTHONDONTWRITEBYTECODE: "1" },
  });
  const packed = python.toPy({ packed: new Uint8Array(await archive) });
  python.runPython(UNPACK, { globals: packed });
  packed.destroy();
  parts.done();
  python.pyimport(entrance);
  /** The bytes of a file go at once; without that a browser clears up behind it when it likes. */
  const forget = (path: string): void => {
    const body = (python.FS.lookupPath(path, {}).node as unknown as { contents: Uint8Array<ArrayBuffer> }).contents.buffer;
    python.FS.truncate(path, 0); // Python itself holds its archive open, and a file goes when nobody does
    python.FS.unlink(path);
    body.transfer?.(0); // browsers know how since 2024
  };
  python.pyimport("minoteka.site.light.let_go")(SHELF, HOUSE, forget);
  return python;
}
