/** The wire format of the embedded bot check: a proof of work in the ALTCHA v2 format. Browsers load this file. */
import type { FormKind, forms } from './forms.ts';

/** The purpose of a token: the action of a form. The server refuses a token for another action. */
export type BotAction = (typeof forms)[FormKind]['action'];

/** The answer to `GET /api/bot-check/challenge?action=…`. */
export type ProofChallenge = {
  parameters: {
    algorithm: 'SHA-256';
    /** The number of hash rounds for each guess. */
    cost: number;
    data: { action: BotAction };
    /** In seconds since 1970. The request with the answer must begin at least half an hour earlier. */
    expiresAt: number;
    /** The number of bytes in the derived key: 32. */
    keyLength: number;
    /** The first hex digits of a correct derived key. */
    keyPrefix: string;
    /** 16 random bytes in hex, like `salt`. */
    nonce: string;
    salt: string;
    /** The server checks an answer with this signature, so it need not derive the key again. */
    keySignature?: string;
  };
  /** The server's signature of `parameters`. */
  signature: string;
};

/** The counter that solves a challenge, and the derived key for this counter, in hex. */
export type ProofSolution = { counter: number; derivedKey: string };

/** Makes the token for `g-recaptcha-response`. The JSON must be ASCII, because `btoa` does not encode UTF-8. */
export function encodeProofToken(challenge: ProofChallenge, solution: ProofSolution): string {
  return btoa(JSON.stringify({ challenge, solution }));
}
