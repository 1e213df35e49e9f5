/** Solves challenges of the embedded bot check by the platform's own SHA-256; the browser has its own code. */
import { hash } from 'node:crypto';
import type { ProofChallenge, ProofSolution } from '@website/forms/bot-check';

/** Counts up until a key begins as the challenge wants it. */
export function solveProof({ parameters }: ProofChallenge): ProofSolution {
  const { salt, nonce, keyPrefix } = parameters;
  const seed = Buffer.from(salt + nonce, 'hex');
  const block = Buffer.concat([seed, Buffer.alloc(4)]);
  for (let counter = 0; ; counter += 1) {
    block.writeUInt32BE(counter, seed.length);
    const derivedKey = hash('sha256', block);
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
  }
}
