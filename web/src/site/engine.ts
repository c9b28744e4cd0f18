/** Python with the engine in it, inside a worker. Its parts lie compressed beside the page, whatever the host does. */

import { loadPyodide, type PyodideAPI } from "pyodide";

const FOLDER = new URL("../engine/", self.location.href).href;
const HOUSE = "/minoteka";
/** The house's archive is compressed as Python can (`bootstrap/packing.py`). */
const UNPACK = `
import io, lzma, sys, zipfile
zipfile.ZipFile(io.BytesIO(lzma.decompress(packed))).extractall("${HOUSE}")
sys.path.insert(0, "${HOUSE}")
`;

const bring = self.fetch.bind(self);
let loaded = 0;

/** A file of the engine; `heard` is told how much of everything has come. */
async function part(name: string, heard: (share: number) => void): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const response = await bring(`${FOLDER}${name}`);
  if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, on) {
      loaded += chunk.length;
      heard(Math.min(1, loaded / Number(import.meta.env["VITE_ENGINE_BYTES"])));
      on.enqueue(chunk);
    },
  });
  return response.body.pipeThrough(counted);
}

export async function engine(heard: (share: number) => void = () => undefined): Promise<PyodideAPI> {
  // Pyodide fetches its files by names of its own; in this worker nobody else fetches anything.
  self.fetch = async (what) => {
    const name = String(what instanceof Request ? what.url : what).split("/").at(-1)!;
    const unpacked = (await part(`${name}.packed`, heard)).pipeThrough(new DecompressionStream("gzip"));
    return new Response(unpacked, { headers: { "content-type": name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream" } });
  };
  const house = part("house.zip.xz", heard).then((stream) => new Response(stream).arrayBuffer());
  const python = await loadPyodide({
    indexURL: FOLDER,
    env: { MINOTEKA_KERNEL: "wasm", MINOTEKA_LIBRARY: `${HOUSE}/kernels.so`, HOME: "/home", PYTHONDONTWRITEBYTECODE: "1" },
  });
  const packed = python.toPy({ packed: new Uint8Array(await house) });
  python.runPython(UNPACK, { globals: packed });
  packed.destroy();
  return python;
}
