// Python's modules as bytecode, made by the Python that will run them: node pack.mjs PYODIDE PACKING.PY SOURCES WHEEL KERNELS OUT
import { copyFileSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, program, sources, wheel, kernels, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ env: { MINOTEKA_KERNEL: "python", HOME: "/home", PYTHONNODEBUGRANGES: "1" } });
python.runPython("import io, lzma, sys, zipfile; started = set(sys.modules)"); // what web/src/site/engine.ts unpacks with
python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
for (const [place, folder] of [["/sources", sources], ["/out", out]]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
for (const [place, file] of [["/wheel", wheel], ["/kernels.so", kernels]]) python.FS.writeFile(place, readFileSync(file));
copyFileSync(`${pyodide}/python_stdlib.zip`, `${out}/python_stdlib.zip`);
python.runPython(readFileSync(program, "utf8"));
