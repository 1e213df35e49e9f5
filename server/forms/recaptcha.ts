/** Google reCAPTCHA v3, used when its two keys are configured. */
import { z } from 'zod';
import type { BotCheck } from './bot-check.ts';

export type RecaptchaOptions = {
  secretKey: string;
  /** Minimum score of a human, 0 to 1. */
  minScore: number;
  /** Host name of the site; a token of another site is refused. */
  hostname: string;
  /** Address that verifies tokens, for tests. */
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
  'error-codes': z.array(z.string()).default([]),
});

// Error codes about our settings or about Google. The visitor is not refused for them.
const ownFaults = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error']);

/**
 * Google accepts a token for two minutes, and pages send a token that is up to 90 seconds old. A request that takes longer
 * than the difference, with a resume on a slow network, is not refused for an expired token.
 */
const slowRequestMs = 30_000;

/** Makes the adapter. The verdict is `unavailable` if the service fails or its answer has another form. */
export function createRecaptcha(options: RecaptchaOptions): BotCheck {
  return {
    async verify(token, action, arrivedAt) {
      if (token === '') return { verdict: 'refused' };
      let answer: z.output<typeof answerSchema>;
      try {
        const response = await fetch(options.verifyUrl ?? verifyUrl, {
          method: 'POST',
          // The visitor's address is optional and is not sent.
          body: new URLSearchParams({ secret: options.secretKey, response: token }),
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'error',
        });
        if (!response.ok) return { verdict: 'unavailable' };
        answer = answerSchema.parse(await response.json());
      } catch {
        return { verdict: 'unavailable' };
      }
      const { success, score = 0, hostname, 'error-codes': codes } = answer;
      if (!success) {
        const isLate = codes.includes('timeout-or-duplicate') && Date.now() - arrivedAt >= slowRequestMs;
        return { verdict: isLate || codes.some((code) => ownFaults.has(code)) ? 'unavailable' : 'refused' };
      }
      const isOurs = answer.action === action && hostname === options.hostname;
      return isOurs && score >= options.minScore
        ? { verdict: 'human', proof: undefined }
        : { verdict: 'refused' };
    },
  };
}
