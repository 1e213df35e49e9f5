/** Google reCAPTCHA v3. The server uses this check if both keys are set. */
import { z } from 'zod';
import type { BotCheck } from './bot-check.ts';

export type RecaptchaOptions = {
  secretKey: string;
  /** The minimum score of a human, from 0 to 1. */
  minScore: number;
  /** The site's host name. A token of another site is refused. */
  hostname: string;
  /** Only for tests: the address that verifies tokens. */
  verifyUrl?: string;
};

const verifyUrl = 'https://www.google.com/recaptcha/api/siteverify';
const timeoutMs = 5_000;

/** The fields of the answer: https://developers.google.com/recaptcha/docs/v3#site_verify_response */
const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

// Error codes about our settings or about Google. The server does not refuse the visitor because of these codes.
const ownFaults = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error']);

/**
 * After these milliseconds the token may have expired, so the visitor is not refused. Google accepts a token for two
 * minutes, and pages send tokens that are up to 90 seconds old.
 */
const slowRequestMs = 30_000;

/** Makes the adapter. The verdict is `unavailable` if the service fails or if the answer has an unknown form. */
export function createRecaptcha(options: RecaptchaOptions): BotCheck {
  return {
    async verify(token, action, arrivedAt) {
      if (token === '') return { verdict: 'refused' };
      let answer: z.output<typeof answerSchema>;
      try {
        const response = await fetch(options.verifyUrl ?? verifyUrl, {
          method: 'POST',
          // Google does not require the visitor's address, so the address is not sent.
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
