// The engine in a browser's Python, without a browser: node in_node.mjs PYODIDE SRC TESTS LIBRARY WHEEL prints the digests.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, sources, tests, library, wheel] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ env: { MINOTEKA_KERNEL: "wasm", MINOTEKA_LIBRARY: "/kernels.so", HOME: "/home" } });
python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
python.FS.writeFile("/kernels.so", readFileSync(library));
for (const [place, folder] of [["/src", sources], ["/tests", tests]]) python.mountNodeFS(place, folder);
console.log(python.runPython('import sys; sys.path[:0] = ["/src", "/tests"]; import digests; digests.as_text()'));
