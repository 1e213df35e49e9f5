/** The port of bot checks, and the route by which pages get the challenges of our own check. */
import type { ApiEnvironment } from '../http/http-server.ts';
import type { SpentProof } from '../store/submission.ts';
import { Hono } from 'hono';
import type { BotAction, ProofChallenge } from '../../contracts/bot-check.ts';
import { endpoints } from '../../contracts/endpoints.ts';
import { formKinds, forms } from '../../contracts/forms.ts';
import { protocolTexts, statusTexts } from '../../contracts/messages.ts';
import type { Guard } from './guard.ts';

/**
 * Verdict on a token. `unavailable` means that the service behind the check did not answer, which is no fault of the
 * visitor. A `proof` must be stored as used together with the submission that it was given for.
 */
export type Verdict =
  | { verdict: 'human'; proof: SpentProof | undefined }
  | { verdict: 'refused' }
  | { verdict: 'unavailable' };

/** Judges tokens. Never rejects. */
export type BotCheck = {
  /**
   * `arrivedAt` is when the request began that brings the token, in milliseconds since 1970: the token must not have
   * expired by then. A body may take long to arrive after that.
   */
  verify(token: string, action: string, arrivedAt: number): Promise<Verdict>;
};

/** A check that is its own service: pages ask it for the challenge that a token solves. */
export type ChallengeMaker = {
  challenge(action: BotAction): Promise<ProofChallenge>;
};

const actions: readonly BotAction[] = formKinds.map((kind) => forms[kind].action);

/** Builds the route `GET /api/bot-check/challenge?action=…`. Errors are plain text. */
export function challengeRoute(guard: Guard, maker: ChallengeMaker): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().get(endpoints.botCheckChallenge, async (context) => {
    const admission = await guard(context);
    if (admission.outcome === 'foreign') return context.text(statusTexts[403], 403);
    if (admission.outcome === 'too-many') {
      context.header('Retry-After', String(admission.retryAfterSeconds));
      return context.text(statusTexts[429], 429);
    }
    const wanted = context.req.query('action');
    const action = actions.find((name) => name === wanted);
    if (action === undefined) return context.text(protocolTexts.action, 400);
    return context.json(await maker.challenge(action));
  });
}
