/** The embedded bot check. Each submission needs a proof of work. */
import { hash, randomBytes, randomInt } from 'node:crypto';
import { z } from 'zod';
import { limits } from '@website/forms/limits';
import { createSigner } from '../lib/signer.ts';
import type { BotCheck, ChallengeMaker } from './bot-check.ts';

/** Maximum seconds from a challenge to the start of the request that contains its answer. */
export const challengeLifetime = limits.challengeMinutes * 60;

/** The range of the number of guesses. A slow phone of 2018 makes 100,000 guesses a second. */
export const guesses = { min: 20_000, max: 60_000 };

/** The maximum number of characters of a token. A valid token has about 700 characters. */
const maxTokenLength = 4096;

const hex = z.string().regex(/^(?:[0-9a-f]{2}){1,64}$/);
/** The schema of a token. The parameters are in alphabetical order, because this order is signed. */
const tokenSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('SHA-256'),
      cost: z.literal(1),
      data: z.object({ action: z.string() }),
      expiresAt: z.number(),
      keyLength: z.literal(32),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number(), derivedKey: hex }),
});

function readToken(token: string): z.output<typeof tokenSchema> | undefined {
  if (token === '' || token.length > maxTokenLength) return undefined;
  try {
    return tokenSchema.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}

const idBytes = 16;

/** The time in seconds comes first, so used nonces of the same period are close together in the store's index. */
function newNonce(now: number): string {
  const nonce = randomBytes(idBytes);
  nonce.writeUInt32BE(Math.floor(now / 1000));
  return nonce.toString('hex');
}

function deriveKey(salt: string, nonce: string, counter: number): string {
  const block = Buffer.alloc(2 * idBytes + 4);
  block.write(salt + nonce, 'hex');
  block.writeUInt32BE(counter, 2 * idBytes);
  return hash('sha256', block);
}

/**
 * Servers with the same secret accept each other's challenges. `maxRequestTime` is in milliseconds. The hashes are
 * synchronous: each takes microseconds, and Web Crypto takes ten times as long.
 */
export function createProofOfWork(secret: string, maxRequestTime: number): BotCheck & ChallengeMaker {
  const maxUploadTime = maxRequestTime / 1000;
  const challenges = createSigner(`${secret}:challenge`);
  const answers = createSigner(`${secret}:answer`);
  return {
    async challenge(action) {
      const [nonce, salt] = [newNonce(Date.now()), randomBytes(idBytes).toString('hex')];
      const key = deriveKey(salt, nonce, randomInt(guesses.min, guesses.max + 1));
      // The order is alphabetical, because this order is signed.
      const parameters = {
        algorithm: 'SHA-256',
        cost: 1,
        data: { action },
        // The solution may arrive at the end of an upload, so the challenge is valid for `maxUploadTime` longer.
        expiresAt: Math.floor(Date.now() / 1000) + challengeLifetime + maxUploadTime,
        keyLength: 32,
        keyPrefix: key.slice(0, 2 * idBytes),
        keySignature: answers.sign(Buffer.from(key, 'hex')),
        nonce,
        salt,
      } as const;
      return { parameters, signature: challenges.sign(JSON.stringify(parameters)) };
    },
    async verify(token, action, arrivedAt) {
      const payload = readToken(token);
      if (!payload) return { verdict: 'refused' };
      const { challenge, solution } = payload;
      const { data, nonce, expiresAt, keySignature } = challenge.parameters;
      const isInTime = arrivedAt <= (expiresAt - maxUploadTime) * 1000 && Date.now() <= expiresAt * 1000;
      // A client that knows the derived key has done the work.
      const isGood =
        data.action === action &&
        isInTime &&
        challenges.isSigned(JSON.stringify(challenge.parameters), challenge.signature) &&
        answers.isSigned(Buffer.from(solution.derivedKey, 'hex'), keySignature);
      if (!isGood) return { verdict: 'refused' };
      return { verdict: 'human', proof: { id: nonce, expiresAt: (expiresAt + 1) * 1000 } };
    },
  };
}
