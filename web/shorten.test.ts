import { expect, test } from "vitest";
import { shortened, trimmed } from "./shorten";

const names = Array.from({ length: 4_000 }, (_, i) => `_export${i}`);
const loader = (use: string): string => `export default async function load(Module) {
function _paint(){}_paint.sig="v";function _sound(){}_sound.sig="v";function _clock(){return ${use}}_clock.sig="v";
var tool=()=>"a tool";Module["tool"]=tool;var wanted=()=>"wanted";Module["wanted"]=wanted;
var ${names.join(",")},wasmTable,wasmMemory;function assignWasmExports(wasmExports){${names.map((name) => `${name}=Module["${name}"]=wasmExports["${name.slice(1)}"];`).join("")}}
var wasmImports={clock:_clock,emscripten_glPaint:_paint,sound:_sound};assignWasmExports(await Module.instance(wasmImports));return eval("1")}`;
const ASKED = new Set(["clock", "emscripten_glPaint"]);

test("what nobody uses goes, what somebody uses stays", () => {
  const short = shortened(loader("_export7()"), ASKED, "Module._export8(), Module.wanted()");
  expect(short).toMatch(/_export7\b.*_export8\b/s);
  expect(short).toContain("wanted");
  expect(short).toMatch(/clock:\w+,emscripten_glPaint:/);
  expect(short).not.toMatch(/_export9\b|sound|tool/);
  expect(short.length).toBeLessThan(1_000);
});

test("a loader that is written in another way is refused", () => {
  expect(() => shortened("export default () => 1", ASKED)).toThrow(/another way/);
});

test("machine code hands out what somebody asks for", () => {
  const name = (text: string): number[] => [text.length, ...new TextEncoder().encode(text)];
  const one = (text: string): number[] => [...name(text), 0, 0];
  const table = [4, ...["used", "asked", "idle", "also_idle"].flatMap(one)];
  // A type () → (), a function of it, the names that it has, its body.
  const code = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, table.length, ...table, 10, 4, 1, 2, 0, 11);
  const left = new WebAssembly.Module(new Uint8Array(trimmed(code, new Set(["asked"]), "Module._used()")));
  expect(WebAssembly.Module.exports(left).map((found) => found.name)).toEqual(["used", "asked"]);
});
