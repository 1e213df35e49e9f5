/** Google reCAPTCHA v3, used when its two keys are configured. */
import { z } from 'zod';
import type { BotCheck, Verdict } from './bot-check.ts';

/** Options of the adapter. */
export type RecaptchaOptions = {
  secretKey: string;
  /** Lowest score taken for a human, 0 to 1. */
  minScore: number;
  /** Host name of the site; a token made on another site is refused. */
  hostname: string;
  /** Address that verifies tokens; tests use another one. */
  verifyUrl?: string;
};

const verifyUrl = 'https://www.google.com/recaptcha/api/siteverify';
const timeoutMs = 5_000;

/** The answer's fields: https://developers.google.com/recaptcha/docs/v3#site_verify_response */
const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

// These say that our own settings or Google are at fault; no visitor should pay for it.
const ownFaults = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error']);

/**
 * Google takes a token within two minutes, and pages send one that is up to a minute and a half old. A resume on a slow
 * line is longer under way than the rest of it, which is no fault of the visitor either.
 */
const slowRequestMs = 30_000;

/** Verdict on a token that Google refused with these codes; its request began at `arrivedAt`. */
function judgeRefusal(codes: readonly string[], arrivedAt: number): Verdict {
  const isLate = codes.includes('timeout-or-duplicate') && Date.now() - arrivedAt >= slowRequestMs;
  return { verdict: isLate || codes.some((code) => ownFaults.has(code)) ? 'unavailable' : 'refused' };
}

/** Makes the adapter. A service that cannot be reached or understood gives `unavailable`. */
export function createRecaptcha(options: RecaptchaOptions): BotCheck {
  return {
    async verify(token, action, arrivedAt) {
      if (token === '') return { verdict: 'refused' };
      let answer: z.output<typeof answerSchema>;
      try {
        const response = await fetch(options.verifyUrl ?? verifyUrl, {
          method: 'POST',
          // The visitor's address is optional there and stays here.
          body: new URLSearchParams({ secret: options.secretKey, response: token }),
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'error',
        });
        if (!response.ok) return { verdict: 'unavailable' };
        answer = answerSchema.parse(await response.json());
      } catch {
        return { verdict: 'unavailable' };
      }
      if (!answer.success) return judgeRefusal(answer['error-codes'] ?? [], arrivedAt);
      const isOurs = answer.action === action && answer.hostname === options.hostname;
      return isOurs && (answer.score ?? 0) >= options.minScore
        ? { verdict: 'human', proof: undefined }
        : { verdict: 'refused' };
    },
  };
}
