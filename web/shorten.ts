/** Pyodide in less space, for `bootstrap/pack.mjs`. Its loader first: a host may compress nothing, and a page that runs no text can't unpack a
 * script. Its generator hands out whatever a library for Python could ask for, pictures and sound too. What nobody here asks for is handed out no
 * longer; the minifier sees the rest, and leaves out what nobody calls. Then Python itself hands out only what the loader and our libraries ask for:
 * of each name a browser makes an object, in every worker. */

import { minifySync } from "vite";

/** What Python exports, thousands of times: as a variable, and on `Module`. */
const EXPORTED = /\b(_\w+)=Module\["\1"\]=wasmExports\["\w+"\](?:\.value>>>0)?;/g;
/** Such a name that stands there once and here twice is used by nobody. */
const IDLE = 3;
/** Where all these variables are declared. */
const DECLARED = /var (_\w+,){1000,}[\w,]+;function assignWasmExports/;
/** What the loader itself can do, on `Module`. */
const OFFERED = /\bModule\["([\w$]+)"\]=\1;/g;
/** What it has for Python and for libraries to call. */
const IMPORTED = /(?<=\bwasmImports=\{)[^{}]*(?=\})/;
/** How such a function is called, for when somebody asks for its address. */
const SIGNED = /(?<![\w$.])([\w$]+)\.sig="\w*";/g;
/** Text that would be run sees all names around it, so that none could go; a page of ours runs no text. */
const RUN = /\beval\(/g;
/** Python asks for pictures by three hundred names, and never draws one in a worker. */
const PICTURES = /^emscripten_gl/;
const NO_PICTURES = `var pictures=()=>{throw Error("no pictures in a worker")};pictures.sig="v";`;
/** Longer than this share of what it was, and it is written otherwise than we know. */
const EXPECTED = 0.3;

/** `asked`: what Python's machine code imports; `users`: the scripts that use the loader. */
export function shortened(loader: string, asked: ReadonlySet<string>, ...users: string[]): string {
  const called = new Set<string>();
  const given = (entry: string): string => {
    const [name, value = name] = entry.split(":") as [string, string?];
    if (!asked.has(name)) return "";
    if (PICTURES.test(name)) return `${name}:pictures,`;
    called.add(value);
    return `${entry},`;
  };
  const imported = loader
    .replace(RUN, "(0,eval)(")
    .replace(IMPORTED, (entries) => entries.split(",").map(given).join(""))
    .replace(SIGNED, (whole, name: string) => (called.has(name) ? whole : ""))
    .replace(/\bvar wasmImports=/, `${NO_PICTURES}$&`);
  const [words, parts] = [/\w+/g, /\.[\w$]+|(?<=["'`])[\w$]+(?=["'`])/g].map((pattern) => counted(pattern, imported, ...users)) as [Count, Count];
  const idle = new Set<string>();
  const short = imported
    .replace(EXPORTED, (whole, name: string) => (words.get(name) === IDLE && idle.add(name) ? "" : whole))
    .replace(DECLARED, (names) => names.replace(/\b(_\w+),/g, (whole, name: string) => (idle.has(name) ? "" : whole)))
    .replace(OFFERED, (whole, name: string) => (parts.has(`.${name}`) || parts.get(name)! > 1 ? whole : ""));
  const { code, errors } = minifySync("pyodide.asm.mjs", short);
  if (errors.length || code.length > loader.length * EXPECTED) throw new Error(`Pyodide's loader takes ${code.length} of ${loader.length}: is it written in another way now?`);
  return code;
}

type Count = Map<string, number>;

function counted(pattern: RegExp, ...sources: string[]): Count {
  const count: Count = new Map();
  for (const source of sources) for (const [word] of source.matchAll(pattern)) count.set(word, (count.get(word) ?? 0) + 1);
  return count;
}

/** The part of machine code that says which names it hands out. */
const EXPORTS = 7;

/** Python's machine code, handing out only names that are in `asked` or stand in the `users`, with a stroke before them or without. */
export function trimmed(python: Uint8Array, asked: ReadonlySet<string>, ...users: string[]): Uint8Array {
  const words = counted(/\w+/g, ...users);
  const wanted = (name: string): boolean => asked.has(name) || words.has(name) || words.has(`_${name}`);
  let at = 8;
  const take = (length: number): Uint8Array => python.subarray(at, (at += length));
  const number = (): number => {
    for (let value = 0, scale = 1; ; scale *= 128) {
      const [byte] = take(1) as unknown as [number];
      value += (byte % 128) * scale;
      if (byte < 128) return value;
    }
  };
  const parts = [python.subarray(0, at)];
  while (at < python.length) {
    const start = at;
    const [kind] = take(1);
    const end = number() + at;
    if (kind === EXPORTS) {
      const kept: Uint8Array[] = [];
      for (let left = number(); left; left -= 1) {
        const from = at;
        const name = new TextDecoder().decode(take(number()));
        take(1); // what it is: a function, a place …
        number(); // … and which
        if (wanted(name)) kept.push(python.subarray(from, at));
      }
      const body = Buffer.concat([written(kept.length), ...kept]);
      parts.push(Uint8Array.of(EXPORTS), written(body.length), body);
    } else parts.push(python.subarray(start, end));
    at = end;
  }
  return Buffer.concat(parts);
}

/** A number as machine code has it: seven bits a byte, the lowest first. */
const written = (value: number): Uint8Array => Uint8Array.from(value < 128 ? [value] : [(value % 128) + 128, ...written(Math.floor(value / 128))]);
