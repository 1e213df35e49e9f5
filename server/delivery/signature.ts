/** Signatures of the Standard Webhooks: https://www.standardwebhooks.com, symmetric scheme `v1`. */
import { createHmac } from 'node:crypto';
import type { WebhookMessage } from './webhook.ts';

/**
 * The headers that show whoever has the key that a message is ours and how old it is.
 * @param at milliseconds since 1970, of this attempt
 */
export function signedHeaders(
  { id, body }: WebhookMessage,
  key: Uint8Array | undefined,
  at: number,
): Record<string, string> {
  const seconds = Math.floor(at / 1000);
  const head = { 'webhook-id': id, 'webhook-timestamp': String(seconds) };
  if (!key) return head;
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { ...head, 'webhook-signature': `v1,${signature}` };
}
