/** The embedded bot check: challenges that cost a visitor's device a moment and a bot farm real money. */
import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { limits } from '../../contracts/limits.ts';
import type { BotCheck, ChallengeMaker } from './bot-check.ts';

/** Seconds a visitor has, from the challenge on, to begin sending the answer. */
export const challengeLifetime = limits.challengeMinutes * 60;

/**
 * Number of guesses until the answer is found: random, even, and bounded, so that no visitor waits very long.
 * At 100,000 guesses a second, a slow phone of 2018, that is 0.2 to 0.6 s.
 */
export const guesses = { min: 20_000, max: 60_000 };

/** Longest token that is looked at; a genuine one has about 700 characters. */
const maxTokenLength = 4096;

const hex = z.string().regex(/^(?:[0-9a-f]{2}){1,64}$/);
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

type Parameters = Omit<z.output<typeof tokenSchema>['challenge']['parameters'], 'keySignature'>;

/** Names of the signed parameters, in the alphabetical order that the format asks for. */
const signedNames = [
  'algorithm',
  'cost',
  'data',
  // Inside of `data`.
  'action',
  'expiresAt',
  'keyLength',
  'keyPrefix',
  'keySignature',
  'nonce',
  'salt',
];

const idBytes = 16;
const digits = (bytes: number) => 2 * bytes;

/** Signs with a key of its own for each use: a signature over an answer must never pass for one over a challenge. */
function createSigner(key: string) {
  const sign = (data: string | Uint8Array) => createHmac('sha256', key).update(data).digest();
  return {
    sign: (data: string | Uint8Array): string => sign(data).toString('hex'),
    isSigned(data: string | Uint8Array, signature: string): boolean {
      const expected = sign(data);
      const given = Buffer.from(signature, 'hex');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

/**
 * Begins with the second, the rest is random: used ones are kept in their order, and what comes together is stored
 * together.
 */
function newNonce(now: number): string {
  const nonce = randomBytes(idBytes);
  nonce.writeUInt32BE(Math.floor(now / 1000));
  return nonce.toString('hex');
}

/** The key that a counter gives, in hex. */
function deriveKey(salt: string, nonce: string, counter: number): string {
  const block = Buffer.alloc(2 * idBytes + 4);
  block.write(salt + nonce, 'hex');
  block.writeUInt32BE(counter, 2 * idBytes);
  return hash('sha256', block);
}

/**
 * Makes the embedded bot check. Everyone who shares the secret accepts each other's challenges. `longestRequest`
 * is how many milliseconds an answer may be under way, behind a file on a slow line. All of it is done at once and in
 * this thread: it takes microseconds, and to have Web Crypto do it elsewhere takes ten times as many.
 */
export function createProofOfWork(secret: string, maxRequestTime: number): BotCheck & ChallengeMaker {
  const maxUploadTime = maxRequestTime / 1000;
  const challenges = createSigner(`${secret}:challenge`);
  const answers = createSigner(`${secret}:answer`);
  const signable = (parameters: Parameters & { keySignature: string }) =>
    JSON.stringify(parameters, signedNames);
  return {
    async challenge(action) {
      const [nonce, salt] = [newNonce(Date.now()), randomBytes(idBytes).toString('hex')];
      const key = deriveKey(salt, nonce, randomInt(guesses.min, guesses.max + 1));
      const parameters = {
        algorithm: 'SHA-256',
        cost: 1,
        data: { action },
        // It may be under way for so long once it has set out.
        expiresAt: Math.floor(Date.now() / 1000) + challengeLifetime + maxUploadTime,
        keyLength: 32,
        keyPrefix: key.slice(0, digits(idBytes)),
        keySignature: answers.sign(Buffer.from(key, 'hex')),
        nonce,
        salt,
      } as const;
      return { parameters, signature: challenges.sign(signable(parameters)) };
    },
    async verify(token, action, arrivedAt) {
      const payload = readToken(token);
      if (!payload) return { verdict: 'refused' };
      const { challenge, solution } = payload;
      const { data, nonce, expiresAt, keySignature } = challenge.parameters;
      const isInTime = arrivedAt <= (expiresAt - maxUploadTime) * 1000 && Date.now() <= expiresAt * 1000;
      // The derived key proves that the work was done.
      const isGood =
        data.action === action &&
        isInTime &&
        challenges.isSigned(signable(challenge.parameters), challenge.signature) &&
        answers.isSigned(Buffer.from(solution.derivedKey, 'hex'), keySignature);
      if (!isGood) return { verdict: 'refused' };
      return { verdict: 'human', proof: { id: nonce, expiresAt: (expiresAt + 1) * 1000 } };
    },
  };
}
