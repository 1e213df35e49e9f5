/** The port of bot checks, and the route for challenges of the embedded check. */
import type { ApiEnvironment } from '../http/http-server.ts';
import type { SpentProof } from '../store/submission.ts';
import { Hono } from 'hono';
import type { BotAction, ProofChallenge } from '@website/forms/bot-check';
import { endpoints } from '@website/forms/endpoints';
import { type FormKind, forms } from '@website/forms/forms';
import { protocolTexts } from '@website/forms/messages';
import type { Guard } from './rate-limit.ts';
import { type OnRefused, setRetryAfter } from './refusals.ts';

/**
 * The verdict on a token. `unavailable`: the check's service did not answer. The store must record `proof` as used when
 * it saves the submission.
 */
export type Verdict =
  | { verdict: 'human'; proof: SpentProof | undefined }
  | { verdict: 'refused' | 'unavailable' };

export type BotCheck = {
  /**
   * Never rejects. The token must be valid at `arrivedAt`, the start of the request in milliseconds since 1970, because
   * the body may take long to arrive.
   */
  verify(token: string, action: string, arrivedAt: number): Promise<Verdict>;
};

export type ChallengeMaker = {
  challenge(action: BotAction): Promise<ProofChallenge>;
};

/** Makes the route `GET /api/bot-check/challenge?action=…` for some kinds of forms. Errors are plain text. */
export function challengeRoute(
  guard: Guard,
  maker: ChallengeMaker,
  kinds: readonly FormKind[],
  onRefused: OnRefused,
): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().get(endpoints.botCheckChallenge, async (context) => {
    const admission = await guard(context);
    if ('status' in admission) {
      // A page without a challenge sends no form, so this refusal is counted in place of the form's refusal.
      onRefused(admission, context.req.raw.headers);
      setRetryAfter(context, admission);
      return context.text(admission.reason, admission.status);
    }
    const actions: readonly BotAction[] = kinds.map((kind) => forms[kind].action);
    const action = actions.find((name) => name === context.req.query('action'));
    if (action === undefined) return context.text(protocolTexts.action, 400);
    return context.json(await maker.challenge(action));
  });
}
