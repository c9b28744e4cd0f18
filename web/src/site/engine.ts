/** Python with the engine in it, inside a worker. Its parts lie compressed beside the page, whatever the host does. */

import { loadPyodide, type PyodideAPI } from "pyodide";

const FOLDER = new URL("../engine/", self.location.href).href;
const LIBRARY = "/lib/kernels.so";

const bring = self.fetch.bind(self);
let loaded = 0;

/** A part, unpacked; `heard` is told how much of everything has come. */
async function part(name: string, type: string, heard: (share: number) => void): Promise<Response> {
  const response = await bring(`${FOLDER}${name}.packed`);
  if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, on) {
      loaded += chunk.length;
      heard(Math.min(1, loaded / Number(import.meta.env["VITE_ENGINE_BYTES"])));
      on.enqueue(chunk);
    },
  });
  const unpacked = response.body.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
  return new Response(unpacked, { headers: { "content-type": type } });
}

export async function engine(heard: (share: number) => void = () => undefined): Promise<PyodideAPI> {
  const bytes = async (name: string): Promise<Uint8Array> => new Uint8Array(await (await part(name, "application/octet-stream", heard)).arrayBuffer());
  // Pyodide fetches its files by names of its own; in this worker nobody else fetches anything.
  self.fetch = (what) => {
    const name = String(what instanceof Request ? what.url : what).split("/").at(-1)!;
    return part(name, name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream", heard);
  };
  const files = Promise.all([bytes("minoteka.zip"), bytes("msgspec.whl"), bytes("kernels.so")]);
  const python = await loadPyodide({
    indexURL: FOLDER,
    env: { MINOTEKA_KERNEL: "wasm", MINOTEKA_LIBRARY: LIBRARY, HOME: "/home", PYTHONDONTWRITEBYTECODE: "1" },
  });
  const [sources, msgspec, kernels] = await files;
  python.unpackArchive(msgspec, "wheel");
  python.unpackArchive(sources, "zip", { extractDir: "/minoteka" });
  python.FS.writeFile(LIBRARY, kernels);
  python.runPython('import sys; sys.path.insert(0, "/minoteka")');
  return python;
}
