/** PBKDF2 with HMAC-SHA-256 (RFC 8018, 5.2; FIPS 180-4), for pages without the browser's own. */
export function pbkdf2Sha256(
  password: Uint8Array,
  salt: Uint8Array,
  { iterations, length }: { readonly iterations: number; readonly length: number },
): Uint8Array {
  const [inner, outer] = keyedStates(password);
  const derived = new Uint8Array(Math.ceil(length / 32) * 32);
  const view = new DataView(derived.buffer);
  for (let block = 1; block <= derived.length / 32; block++) {
    let last = hmac(inner, outer, [...salt, 0, 0, (block >> 8) & 255, block & 255]);
    const sum = last.slice();
    for (let round = 1; round < iterations; round++) {
      last = hmacOfHash(inner, outer, last);
      for (let i = 0; i < 8; i++) sum[i]! ^= last[i]!;
    }
    for (const [i, word] of sum.entries()) view.setUint32((block - 1) * 32 + i * 4, word);
  }
  return derived.subarray(0, length);
}

/** First 32 bits of the fractional parts of the square and cube roots of primes. */
const primes = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && !hasDivisor(n));
const initial = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(prime ** (1 / 2)));
const constants = Uint32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));
const schedule = new Uint32Array(64);

/** The states of both hashes of HMAC after the padded key. A password is at most 64 bytes long here. */
function keyedStates(password: Uint8Array): [Uint32Array, Uint32Array] {
  const key = new Uint8Array(64);
  key.set(password);
  return [stateAfter(key, 0x36), stateAfter(key, 0x5c)];
}

function stateAfter(key: Uint8Array, pad: number): Uint32Array {
  const state = initial.slice();
  compress(state, wordsOf(key.map((byte) => byte ^ pad)));
  return state;
}

/** HMAC of a message that fits one block. */
function hmac(inner: Uint32Array, outer: Uint32Array, message: readonly number[]): Uint32Array {
  const block = new Uint8Array(64);
  block.set(message);
  block[message.length] = 0x80;
  const words = wordsOf(block);
  words[15] = (64 + message.length) * 8;
  const hash = inner.slice();
  compress(hash, words);
  return finish(outer, hash);
}

function hmacOfHash(inner: Uint32Array, outer: Uint32Array, message: Uint32Array): Uint32Array {
  return finish(outer, finish(inner, message));
}

/** Hashes one more block: a hash of 32 bytes after a block of 64. */
function finish(state: Uint32Array, hash: Uint32Array): Uint32Array {
  const words = new Uint32Array(16);
  words.set(hash);
  words[8] = 0x80000000;
  words[15] = 96 * 8;
  const result = state.slice();
  compress(result, words);
  return result;
}

function wordsOf(block: Uint8Array): Uint32Array {
  const view = new DataView(block.buffer, block.byteOffset);
  return Uint32Array.from({ length: 16 }, (_, i) => view.getUint32(i * 4));
}

/** FIPS 180-4, 6.2.2. */
function compress(state: Uint32Array, words: Uint32Array): void {
  const w = schedule;
  w.set(words);
  for (let t = 16; t < 64; t++) {
    const a = w[t - 15]!;
    const b = w[t - 2]!;
    w[t] = w[t - 16]! + w[t - 7]! + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + constants[t]! + w[t]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i]! += word;
  });
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) >>> 0;
}

function hasDivisor(n: number): boolean {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return true;
  return false;
}
