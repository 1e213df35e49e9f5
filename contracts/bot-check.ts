/**
 * Wire format of the embedded bot check: a proof of work in the ALTCHA v2 format. The browser solves it in
 * `app/forms/bot-check`. Safe in a browser bundle: imports nothing at run time.
 */
import type { FormKind, forms } from './forms.ts';

/** Purpose of a token: the action of a form. The server refuses a token for another action. */
export type BotAction = (typeof forms)[FormKind]['action'];

/** Answer of `GET /api/bot-check/challenge?action=…`. */
export type ProofChallenge = {
  parameters: {
    algorithm: 'SHA-256';
    /** Rounds of the hash per guess. */
    cost: number;
    /** Purpose that the token may be used for. */
    data: { action: BotAction };
    /** Seconds since 1970. The server refuses the token later, and in a request that began half an hour earlier. */
    expiresAt: number;
    /** Bytes of the derived key, 32. */
    keyLength: number;
    /** Hex digits that the derived key must start with. */
    keyPrefix: string;
    /** 16 random bytes in hex. */
    nonce: string;
    /** 16 random bytes in hex. */
    salt: string;
    /** Lets the server check an answer without deriving the key again. */
    keySignature?: string;
  };
  /** The server's signature over `parameters`. */
  signature: string;
};

/** The counter that solves a challenge, and its derived key in hex. */
export type ProofSolution = { counter: number; derivedKey: string };

/**
 * The token to send as `g-recaptcha-response`: base64 of the JSON of challenge and solution. The JSON is ASCII, as
 * `btoa` requires.
 */
export function encodeProofToken(challenge: ProofChallenge, solution: ProofSolution): string {
  return btoa(JSON.stringify({ challenge, solution }));
}
