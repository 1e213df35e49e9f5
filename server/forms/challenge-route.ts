/** `GET /api/bot-check/challenge?action=…`: a challenge of the embedded bot check. */
import { Hono } from 'hono';
import { type BotAction, botActions } from '../../contracts/bot-check.ts';
import { endpoints } from '../../contracts/endpoints.ts';
import { protocolTexts, statusTexts } from '../../contracts/messages.ts';
import type { ApiEnvironment, Gate } from './guard.ts';
import type { ChallengeMaker } from './bot-check.ts';

const isAction = (value: string | undefined): value is BotAction =>
  botActions.some((action) => action === value);

/** Builds the route. Errors are plain text. */
export function challengeRoute(gate: Gate, maker: ChallengeMaker): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().get(endpoints.botCheckChallenge, async (context) => {
    const admission = await gate(context);
    if (admission.outcome === 'foreign') return context.text(statusTexts[403], 403);
    if (admission.outcome === 'too-many') {
      context.header('Retry-After', String(admission.retryAfterSeconds));
      return context.text(statusTexts[429], 429);
    }
    const action = context.req.query('action');
    if (!isAction(action)) return context.text(protocolTexts.action, 400);
    return context.json(await maker.challenge(action));
  });
}
