/** What every bot check has to keep. An adapter's own test runs it, and adds what is true of that adapter alone. */
import { describe, expect, test } from 'vitest';
import type { BotAction } from '@website/forms/bot-check';
import type { BotCheck } from '../bot-check.ts';

/** A check that works, and how a person comes by a token of it. */
export type BotCheckUnderTest = { check: BotCheck; tokenFor: (action: BotAction) => Promise<string> };

const proofOf = (verdict: Awaited<ReturnType<BotCheck['verify']>>) =>
  verdict.verdict === 'human' ? verdict.proof : undefined;

/** Runs the contract. */
export function botCheckContract(name: string, open: () => Promise<BotCheckUnderTest>): void {
  describe(`${name} keeps the contract of a bot check`, () => {
    test.each<BotAction>(['contact_form', 'job_application'])(
      'a good token for %s is taken',
      async (action) => {
        const { check, tokenFor } = await open();
        expect(await check.verify(await tokenFor(action), action, Date.now())).toMatchObject({
          verdict: 'human',
        });
      },
    );

    test('a token for another action is refused', async () => {
      const { check, tokenFor } = await open();
      const token = await tokenFor('job_application');
      expect(await check.verify(token, 'contact_form', Date.now())).toEqual({ verdict: 'refused' });
    });

    test('a token is good for one submission: it is refused again, or names what the store uses up', async () => {
      const { check, tokenFor } = await open();
      const token = await tokenFor('contact_form');
      const first = proofOf(await check.verify(token, 'contact_form', Date.now()));
      const second = await check.verify(token, 'contact_form', Date.now());
      const isUsedUp = first === undefined ? second.verdict === 'refused' : proofOf(second)?.id === first.id;
      expect(isUsedUp).toBe(true);
      expect(first?.expiresAt ?? Number.POSITIVE_INFINITY).toBeGreaterThan(Date.now());
      const other = proofOf(await check.verify(await tokenFor('contact_form'), 'contact_form', Date.now()));
      expect(other?.id ?? 'none').not.toBe(first?.id);
    });

    test.each(['', ' ', 'x', 'null', '💥', '\0', 'a'.repeat(5000), btoa('{}'), btoa('[1]'), '../../etc'])(
      'what nobody made is refused, and never rejects: %j',
      async (token) => {
        const { check } = await open();
        expect(await check.verify(token, 'contact_form', Date.now())).toEqual({ verdict: 'refused' });
      },
    );
  });
}
