/**
 * Makes tokens of the embedded bot check without the proof of work. This is possible because the bench knows the
 * secret.
 */
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { type ProofChallenge, encodeProofToken } from '@website/forms/bot-check';

/** The `BOT_CHECK_SECRET` that the server needs for these tokens. */
export const botCheckSecret = 'a secret that only the bench and its server know';

const hour = 3600;

/** Makes a token for the contact form. */
export async function makeToken(): Promise<string> {
  const challenge = await createChallenge({
    hmacSignatureSecret: `${botCheckSecret}:challenge`,
    hmacKeySignatureSecret: `${botCheckSecret}:answer`,
    algorithm: 'SHA-256',
    cost: 1,
    counter: 1,
    data: { action: 'contact_form' },
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + hour,
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('No answer was found to a challenge that has one.');
  return encodeProofToken(challenge as ProofChallenge, solution);
}
