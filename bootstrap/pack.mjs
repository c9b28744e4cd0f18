// Python's modules as bytecode, made by the Python that will run them: node pack.mjs PYODIDE PACK.PY SOURCES STDLIB WHEEL OUT
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { readFileSync } from "node:fs";

const [pyodide, program, sources, stdlib, wheel, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ env: { MINOTEKA_KERNEL: "python", HOME: "/home" } });
python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
for (const [place, folder] of [["/sources", sources], ["/out", out]]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
writeFileSync(`${out}/python_stdlib.zip`, readFileSync(stdlib));
python.runPython(readFileSync(program, "utf8"));
