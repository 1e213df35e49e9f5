/**
 * Solves the embedded bot check (ALTCHA v2, SHA-256). For counter = 0, 1, 2 … the solver computes `key = SHA-256(salt ‖
 * nonce ‖ counter as 32-bit big-endian)` and hashes `key` another `cost - 1` times, until a key starts with
 * `keyPrefix`. Salt and nonce have 16 bytes each, so every guess is a single hash block. The solver is synchronous:
 * `crypto.subtle.digest` makes a promise for each guess, which takes longer than the hash of one block.
 */
import type { ProofChallenge, ProofSolution } from '@website/forms/bot-check';

const blockBytes = 64;
/** The maximum number of message bytes in a block. The other bytes are padding and the 64-bit length. */
const messageBytes = 55;

/**
 * Returns the first 32 bits of the fractional part of a prime's root. FIPS 180-4 defines the constants of SHA-256 in
 * this way.
 */
function rootBits(prime: number, power: number): number {
  const root = prime ** power;
  return Math.trunc((root - Math.trunc(root)) * 2 ** 32) | 0;
}

const primes: number[] = [];
for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
const roundKeys = Int32Array.from(primes, (prime) => rootBits(prime, 1 / 3));
const initial = Int32Array.from(primes.slice(0, 8), (prime) => rootBits(prime, 1 / 2));
const schedule = new Int32Array(64);

const word = (values: Int32Array, i: number): number => values[i] ?? 0;

/** Writes the SHA-256 of at most 55 bytes into `out`, as eight words. */
function hashBlock(block: DataView, length: number, out: Int32Array): void {
  for (let i = length; i < blockBytes; i += 1) block.setUint8(i, i === length ? 0x80 : 0);
  block.setUint32(60, length * 8);
  for (let i = 0; i < 16; i += 1) schedule[i] = block.getInt32(i * 4);
  for (let i = 16; i < 64; i += 1) {
    const x = word(schedule, i - 15);
    const y = word(schedule, i - 2);
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    schedule[i] = word(schedule, i - 16) + s0 + word(schedule, i - 7) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = initial;
  for (let i = 0; i < 64; i += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + word(roundKeys, i) + word(schedule, i)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  out.set([a, b, c, d, e, f, g, h]);
  for (let i = 0; i < 8; i += 1) out[i] = word(out, i) + word(initial, i);
}

// `Uint8Array.fromHex` is missing in browsers of 2024.
const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const toHex = (values: Int32Array): string =>
  Array.from(values, (value) => (value >>> 0).toString(16).padStart(8, '0')).join('');

/** Solves a challenge. Throws a `RangeError` if the challenge does not fit into a single block or has no answer. */
export function solveProof({ parameters }: ProofChallenge): ProofSolution {
  const seed = fromHex(parameters.salt + parameters.nonce);
  const length = seed.length + 4;
  if (length > messageBytes) throw new RangeError('The challenge is longer than one hash block.');
  const bytes = new Uint8Array(blockBytes);
  const block = new DataView(bytes.buffer);
  const key = new Int32Array(8);
  const firstDigits = Math.min(8, parameters.keyPrefix.length);
  const shift = 32 - firstDigits * 4;
  const first = Number.parseInt(parameters.keyPrefix.slice(0, firstDigits), 16);
  for (let counter = 0; counter <= 0xffffffff; counter += 1) {
    bytes.set(seed);
    block.setUint32(seed.length, counter);
    hashBlock(block, length, key);
    for (let round = 1; round < parameters.cost; round += 1) {
      key.forEach((value, i) => block.setInt32(i * 4, value));
      hashBlock(block, 32, key);
    }
    // The first word is enough to reject most guesses. Only the other guesses need the hex text.
    if (word(key, 0) >>> shift !== first) continue;
    const derivedKey = toHex(key);
    if (derivedKey.startsWith(parameters.keyPrefix)) return { counter, derivedKey };
  }
  throw new RangeError('The challenge has no answer.');
}
