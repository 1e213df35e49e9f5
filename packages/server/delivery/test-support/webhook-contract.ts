/** The contract of every webhook. The test of an adapter runs it, and adds the behavior of that adapter. */
import { describe, expect, test } from 'vitest';
import { DeliveryError } from '../errors.ts';
import type { Webhook, WebhookMessage } from '../webhook.ts';

/** A webhook with the messages that arrived. */
export type WebhookUnderTest = { webhook: Webhook; arrived(): readonly WebhookMessage[] };

/** A valid message. */
export const goodMessage: WebhookMessage = {
  id: '20261121-0123456789ab',
  body: JSON.stringify({ type: 'submission.received', words: 'Grüße 👍\r\n' }),
};

/** Runs the contract. `open` makes a webhook that works; messages of `openBroken` are never taken. */
export function webhookContract(
  name: string,
  open: () => Promise<WebhookUnderTest>,
  openBroken: () => Promise<Webhook>,
): void {
  describe(`${name} keeps the contract of a webhook`, () => {
    test('a message arrives unchanged under its id, each time it is sent', async () => {
      const { webhook, arrived } = await open();
      await webhook.send(goodMessage);
      await webhook.send(goodMessage);
      expect(arrived()).toEqual([goodMessage, goodMessage]);
    });

    test('an adapter has maxSendTime and concurrency', async () => {
      const { webhook } = await open();
      expect(webhook.maxSendTime).toBeGreaterThan(0);
      expect(webhook.concurrency).toBeGreaterThanOrEqual(1);
    });

    test('a message that was not taken rejects with a delivery error', async () => {
      const failure = (await openBroken()).send(goodMessage);
      await expect(failure).rejects.toBeInstanceOf(DeliveryError);
      await expect(failure).rejects.toMatchObject({
        message: expect.stringMatching(/./),
        code: expect.any(String),
      });
    });
  });
}
