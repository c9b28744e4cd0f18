// Pyodide in less space, and Python's modules as bytecode, made by the Python that will run them:
// node pack.mjs PYODIDE PACKING.PY SOURCES WHEEL KERNELS OUT
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { shortened, trimmed } from "../web/shorten.ts";

const [pyodide, program, sources, wheel, kernels, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
// Nobody has the sources there: bytecode tells lines and no columns, a quarter less.
const python = await loadPyodide({ env: { MINOTEKA_KERNEL: "python", HOME: "/home", PYTHONNODEBUGRANGES: "1" } });
python.runPython("import io, lzma, os, sys; started = set(sys.modules)"); // what web/src/site/engine.ts unpacks with
python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
for (const [place, folder] of [["/sources", sources], ["/out", out]]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
for (const [place, file] of [["/wheel", wheel], ["/kernels.so", kernels]]) python.FS.writeFile(place, readFileSync(file));
copyFileSync(`${pyodide}/python_stdlib.zip`, `${out}/python_stdlib.zip`);
python.runPython(readFileSync(program, "utf8"));

const asked = (code) => new Set(WebAssembly.Module.imports(new WebAssembly.Module(code)).map(({ name }) => name));
const [machine, whole, user] = ["asm.wasm", "asm.mjs", "mjs"].map((end) => readFileSync(`${pyodide}/pyodide.${end}`));
const loader = shortened(`${whole}`, asked(machine), `${user}`);
const libraries = [machine, python.FS.readFile("/kernels.so"), python.FS.readFile(python.runPython("import msgspec; msgspec._core.__file__"))];
writeFileSync(`${out}/pyodide.asm.mjs`, loader);
writeFileSync(`${out}/pyodide.asm.wasm`, trimmed(machine, new Set(libraries.flatMap((code) => [...asked(code)])), loader, `${user}`));
