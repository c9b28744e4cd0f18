import { expect, test } from "vitest";
import { shortened } from "./shorten";

const names = Array.from({ length: 4_000 }, (_, i) => `_export${i}`);
const loader = (use: string): string => `export default async function load(Module) {
var ${names.join(",")},wasmTable,wasmMemory;function assignWasmExports(wasmExports){${names.map((name) => `${name}=Module["${name}"]=wasmExports["${name.slice(1)}"];`).join("")}}
assignWasmExports(await Module.instance());return eval("1"), ${use}}`;

test("what nobody uses goes, what somebody uses stays", () => {
  const short = shortened(loader("_export7()"), "Module._export8()");
  expect(short).toMatch(/_export7\b.*_export8\b.*_export7\(\)/s);
  expect(short).not.toMatch(/_export9\b/);
  expect(short.length).toBeLessThan(500);
});

test("a loader that is written in another way is refused", () => {
  expect(() => shortened("export default () => 1")).toThrow(/another way/);
});
