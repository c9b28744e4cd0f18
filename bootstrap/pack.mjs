// Python's modules as bytecode, made by the Python that will run them: node pack.mjs PYODIDE PACK.PY SOURCES STDLIB OUT
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { readFileSync } from "node:fs";

const [pyodide, program, sources, stdlib, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide();
for (const [place, folder] of [["/sources", sources], ["/out", out]]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
writeFileSync(`${out}/python_stdlib.zip`, readFileSync(stdlib));
python.runPython(readFileSync(program, "utf8"));
