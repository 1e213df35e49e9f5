import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ProofChallenge } from '@website/forms/bot-check';
import { solveProof } from './solve-proof.ts';

const salt = '00112233445566778899aabbccddeeff';
const nonce = 'ffeeddccbbaa99887766554433221100';

/** The key of one guess, by the platform's own SHA-256. */
function keyOf(counter: number, cost: number): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(counter);
  let key = createHash('sha256')
    .update(Buffer.from(salt + nonce, 'hex'))
    .update(bytes)
    .digest();
  for (let round = 1; round < cost; round += 1) key = createHash('sha256').update(key).digest();
  return key.toString('hex');
}

function challenge(keyPrefix: string, cost = 1, extra = ''): ProofChallenge {
  return {
    parameters: {
      algorithm: 'SHA-256',
      cost,
      data: { action: 'contact_form' },
      expiresAt: 1,
      keyLength: 32,
      keyPrefix,
      nonce: nonce + extra,
      salt,
    },
    signature: '',
  };
}

describe('the solver', () => {
  test.each([
    [0, 1],
    [1, 1],
    [12_345, 1],
    [77, 3],
  ])('finds counter %i at cost %i', (counter, cost) => {
    const derivedKey = keyOf(counter, cost);
    expect(solveProof(challenge(derivedKey.slice(0, 32), cost))).toEqual({ counter, derivedKey });
  });

  test.each([1, 2, 3, 9])('matches a prefix of %i hex digits', (digits) => {
    const prefix = keyOf(4321, 1).slice(0, digits);
    const { counter, derivedKey } = solveProof(challenge(prefix));
    expect(derivedKey).toBe(keyOf(counter, 1));
    expect(derivedKey.startsWith(prefix)).toBe(true);
    expect(counter).toBeLessThanOrEqual(4321);
  });

  test('refuses a challenge longer than one block', () => {
    expect(() => solveProof(challenge('00', 1, '00'.repeat(20)))).toThrow(RangeError);
  });
});
