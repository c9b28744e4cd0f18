import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { commitment, hex, material, sha256, Stream, utf8 } from "./verify";

interface Vector {
  seed: string;
  words: string[];
  commitment: string;
  material: string;
  purpose: string;
  number: number;
  state: number[];
  uniform32: number[];
  below6: number[];
}

const page = readFileSync(new URL("../../../docs/fairness.md", import.meta.url), "utf-8");
const vectors = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)![1]!) as Vector[];

test("SHA-256 of known texts", () => {
  expect(hex(sha256(utf8("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(hex(sha256(utf8("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(hex(sha256(utf8("a".repeat(1000))))).toBe("41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3");
});

test.each(vectors)("the documented vector $number of seed $seed", (vector) => {
  expect(commitment(vector.seed)).toBe(vector.commitment);
  expect(hex(material(vector.seed, vector.words))).toBe(vector.material);
  const stream = new Stream(vector.seed, vector.words, vector.purpose, vector.number);
  expect([...stream.state]).toEqual(vector.state);
  expect(vector.uniform32.map(() => stream.uniform32())).toEqual(vector.uniform32);
  expect(vector.below6.map(() => stream.below(6))).toEqual(vector.below6);
});
