/** Writes the webhook about a submission. Without further settings it carries no fields, and never a resume. */
import type { Delivery } from '../store/store.ts';
import type { WebhookMessage } from './webhook.ts';

/** Format and contents of a webhook. */
export type WebhookWords = {
  /** JSON for a program, or one line of text for chat tools. */
  format: 'json' | 'text';
  /** Whether it says what somebody typed. */
  fields: 'none' | 'all';
};

/** Characters of a line of chat: longer ones are refused by some tools. */
const longestLine = 2000;

/**
 * Text as chat tools take it (https://docs.slack.dev/messaging/formatting-message-text): what somebody typed calls
 * nobody's attention and makes no link of its own.
 */
export const chatLine = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/@(?=all|channel|everyone|here)/gi, '@\u200b')
    .slice(0, longestLine)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

function lineOf({ id, kind, verified, fields }: Delivery, isAll: boolean): string {
  const typed = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  const head = `New ${kind} ${id}${verified ? '' : ' (unverified)'}`;
  return chatLine(isAll ? `${head} | ${typed.join(' | ')}` : head);
}

function dataOf(delivery: Delivery, isAll: boolean): Record<string, unknown> {
  const { id, kind, mailbox, receivedAt, verified, fields, attachment, consent } = delivery;
  const received = new Date(receivedAt).toISOString();
  if (!isAll) return { id, kind };
  const { name, mediaType, size, sha256, warnings } = attachment ?? {};
  return {
    id,
    kind,
    mailbox,
    received,
    verified,
    fields,
    ...(consent && { accepted: { ...consent, at: new Date(consent.at).toISOString() } }),
    ...(attachment && { resume: { name, mediaType, size, sha256, warnings } }),
  };
}

/** The message about a submission. */
export function writeWebhook(delivery: Delivery, { format, fields }: WebhookWords): WebhookMessage {
  const { id, receivedAt } = delivery;
  const isAll = fields === 'all';
  const content =
    format === 'text'
      ? { text: lineOf(delivery, isAll) }
      : {
          type: 'submission.received',
          timestamp: new Date(receivedAt).toISOString(),
          data: dataOf(delivery, isAll),
        };
  return { id, body: JSON.stringify(content) };
}
