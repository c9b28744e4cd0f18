/**
 * Checks the chance of a finished table in the page: the one permitted second implementation of anything.
 * Follows docs/fairness.md; works over plain http too, where the browser offers no crypto of its own.
 */

const K = Uint32Array.from(
  (function* () {
    // The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    for (let n = 2, found = 0; found < 64; n++) {
      let prime = true;
      for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
      if (prime) {
        found++;
        const root = Math.cbrt(n);
        yield Math.floor((root - Math.floor(root)) * 2 ** 32);
      }
    }
  })(),
);

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export function sha256(data: Uint8Array): Uint8Array {
  const h = Uint32Array.of(
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
  );
  const blocks = Math.ceil((data.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(data);
  padded[data.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29));
  words.setUint32(padded.length - 4, (data.length << 3) >>> 0);
  const w = new Uint32Array(64);
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) w[i] = words.getUint32(block * 64 + i * 4);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!, b = w[i - 2]!;
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
    }
    const v = Uint32Array.from(h);
    for (let i = 0; i < 64; i++) {
      const e = v[4]!, a = v[0]!;
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const choice = (e & v[5]!) ^ (~e & v[6]!);
      const one = v[7]! + s1 + choice + K[i]! + w[i]!;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const majority = (a & v[1]!) ^ (a & v[2]!) ^ (v[1]! & v[2]!);
      v.copyWithin(1, 0, 7);
      v[4] = v[4]! + one;
      v[0] = one + s0 + majority;
    }
    for (let i = 0; i < 8; i++) h[i] = h[i]! + v[i]!;
  }
  const out = new Uint8Array(32);
  h.forEach((word, i) => new DataView(out.buffer).setUint32(i * 4, word));
  return out;
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), message));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}

function joined(...parts: Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
export const hex = (data: Uint8Array): string => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** What a table shows before its first move. */
export const commitment = (seed: string): string => hex(sha256(utf8(seed)));

/** The key of all streams: every part with its length before it. */
export function material(seed: string, words: string[]): Uint8Array {
  const parts = ["minoteka-chance-1", seed, ...words].map((part) => {
    const data = utf8(part);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, data.length);
    return joined(length, data);
  });
  return sha256(joined(...parts));
}

/** The generator of one purpose and round: xoshiro128++. */
export class Stream {
  state: Uint32Array;

  constructor(seed: string, words: string[], purpose: string, number: number) {
    const bytes = hmac(material(seed, words), utf8(`${purpose}/${number}`));
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    this.state = Uint32Array.from([0, 4, 8, 12], (at) => view.getUint32(at, true));
  }

  uniform32(): number {
    const s = this.state;
    const left = (x: number, by: number): number => ((x << by) | (x >>> (32 - by))) >>> 0;
    const result = (left((s[0]! + s[3]!) >>> 0, 7) + s[0]!) >>> 0;
    const t = (s[1]! << 9) >>> 0;
    s[2]! ^= s[0]!;
    s[3]! ^= s[1]!;
    s[1]! ^= s[2]!;
    s[0]! ^= s[3]!;
    s[2]! ^= t;
    s[3] = left(s[3]!, 11);
    return result;
  }

  /** Exactly uniform in 0 … n−1; products stay below 2**53 for any n that a game needs. */
  below(n: number): number {
    const threshold = (2 ** 32 - n) % n;
    for (;;) {
      const product = this.uniform32() * n;
      if (product % 2 ** 32 >= threshold) return Math.floor(product / 2 ** 32);
    }
  }
}
