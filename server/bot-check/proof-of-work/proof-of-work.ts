/** The embedded bot check: challenges that cost a visitor's device a moment and a bot farm real money. */
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { z } from 'zod';
import type { ProofChallenge } from '../../../contracts/bot-check.ts';
import { limits } from '../../../contracts/limits.ts';
import type { BotCheck, ChallengeMaker } from '../bot-check.ts';

/** Seconds within which a challenge's answer has to set out. */
export const challengeLifetime = limits.challengeMinutes * 60;

/**
 * Guesses an answer takes, chosen at random within these bounds and evenly, so that no visitor is unlucky.
 * At 100,000 guesses a second, a slow phone of 2018, that is 0.2 to 0.6 s.
 */
export const guesses = { least: 20_000, most: 60_000 };

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

/**
 * Makes the embedded bot check. Everyone who shares the secret accepts each other's challenges. `longestRequest`
 * is how many milliseconds an answer may be under way, behind a file on a slow line.
 */
export function createProofOfWork(secret: string, longestRequest: number): BotCheck & ChallengeMaker {
  const longestUpload = longestRequest / 1000;
  // Two uses, two keys: a signature over an answer must never pass for one over a challenge.
  const secrets = { hmacSignatureSecret: `${secret}:challenge`, hmacKeySignatureSecret: `${secret}:answer` };
  return {
    async challenge(action) {
      const challenge = await createChallenge({
        ...secrets,
        algorithm: 'SHA-256',
        cost: 1,
        counter: randomInt(guesses.most, guesses.least),
        data: { action },
        deriveKey,
        // altcha-lib looks at the time of verification, when the whole body is there.
        expiresAt: Math.floor(Date.now() / 1000) + challengeLifetime + longestUpload,
      });
      return challenge as ProofChallenge;
    },
    async verify(token, action, arrivedAt) {
      const payload = readToken(token);
      if (payload?.challenge.parameters.data.action !== action) return { verdict: 'refused' };
      const { nonce, expiresAt } = payload.challenge.parameters;
      if (arrivedAt > (expiresAt - longestUpload) * 1000) return { verdict: 'refused' };
      const { verified } = await verifySolution({ ...secrets, ...payload, deriveKey });
      if (!verified) return { verdict: 'refused' };
      return { verdict: 'human', proof: { id: nonce, expiresAt: (expiresAt + 1) * 1000 } };
    },
  };
}
