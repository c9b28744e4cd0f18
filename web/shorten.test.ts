import { expect, test } from "vitest";
import { shortened } from "./shorten";

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
