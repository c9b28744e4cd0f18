/** Python with the engine in it, inside a worker. Its parts lie compressed beside the page, whatever the host does. */

import { loadPyodide, type PyodideAPI } from "pyodide";

const FOLDER = new URL(`../${import.meta.env["VITE_ENGINE"]}/`, self.location.href).href;
const HOUSE = "/minoteka";
/** Where the loader lays the part of the standard library with which Python begins. */
const SHELF = "/lib/python314.zip";
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

const bring = self.fetch.bind(self);
let loaded = 0;
let before = Promise.resolve();

/** A file of the engine; `heard` is told how much of everything has come. One comes after the other: the page needs the line for itself, too. */
async function part(name: string, heard: (share: number) => void): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const mine = before;
  let come = (): void => undefined;
  before = new Promise((good) => (come = good));
  await mine;
  const response = await bring(`${FOLDER}${name}`);
  if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, on) {
      loaded += chunk.length;
      heard(Math.min(1, loaded / Number(import.meta.env["VITE_ENGINE_BYTES"])));
      on.enqueue(chunk);
    },
    flush: () => come(),
  });
  return response.body.pipeThrough(counted);
}

/** Python's machine code, as this worker compiled it: another one gets it as it is. */
export let machine: WebAssembly.Module | null = null;

/** `entrance`: the module that this worker is for; what it imports is not kept as files, too. */
export async function engine(entrance: string, given: WebAssembly.Module | null, heard: (share: number) => void = () => undefined): Promise<PyodideAPI> {
  const compile = WebAssembly.instantiateStreaming; // what the loader begins with
  WebAssembly.instantiateStreaming = async (code, imports) => {
    const made = given ? { module: given, instance: await WebAssembly.instantiate(given, imports) } : await compile(code, imports);
    machine = made.module;
    return made;
  };
  // Pyodide fetches its files by names of its own; in this worker nobody else fetches anything.
  self.fetch = async (what) => {
    const name = String(what instanceof Request ? what.url : what).split("/").at(-1)!;
    if (given && name.endsWith(".wasm")) return new Response();
    const unpacked = (await part(`${name}.packed`, heard)).pipeThrough(new DecompressionStream("gzip"));
    return new Response(unpacked, { headers: { "content-type": name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream" } });
  };
  const house = part("house.xz", heard).then((stream) => new Response(stream).arrayBuffer());
  const python = await loadPyodide({
    indexURL: FOLDER,
    env: { MINOTEKA_KERNEL: "wasm", MINOTEKA_LIBRARY: `${HOUSE}/kernels.so`, HOME: "/home", PYTHONDONTWRITEBYTECODE: "1" },
  });
  const packed = python.toPy({ packed: new Uint8Array(await house) });
  python.runPython(UNPACK, { globals: packed });
  packed.destroy();
  python.pyimport(entrance);
  python.pyimport("minoteka.site.light.let_go")(SHELF, HOUSE);
  return python;
}
