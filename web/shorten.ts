/** Pyodide's loader in less space: a host may compress nothing, and a page that runs no text can't unpack a script. */

import { minifySync } from "vite";

/** How its generator hands out what the library of Python exports, thousands of times: as a variable, and on `Module`. */
const HANDED_OUT = /\b(_\w+)=Module\["\1"\]=wasmExports\["\w+"\](?:\.value>>>0)?;/g;
/** Where all these variables are declared. */
const DECLARED = /var (_\w+,){1000,}[\w,]+;function assignWasmExports/;
/** A name that stands there once and here twice is used by nobody. */
const IDLE = 3;
/** Fewer than this, and it is written otherwise than we know. */
const EXPECTED = 3_000;

export function shortened(loader: string, ...users: string[]): string {
  const words = new Map<string, number>();
  for (const source of [loader, ...users]) for (const [word] of source.matchAll(/\w+/g)) words.set(word, (words.get(word) ?? 0) + 1);
  const idle = new Set<string>();
  const used = loader.replace(HANDED_OUT, (whole, name: string) => {
    if (words.get(name) !== IDLE) return whole;
    idle.add(name);
    return "";
  });
  if (idle.size < EXPECTED) throw new Error(`Pyodide's loader hands out ${idle.size} idle names: is it written in another way now?`);
  const declared = used.replace(DECLARED, (names) => names.replace(/\b(_\w+),/g, (whole, name: string) => (idle.has(name) ? "" : whole)));
  return minifySync("pyodide.asm.mjs", declared).code;
}
