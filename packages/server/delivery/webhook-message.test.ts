import { referenceOf } from '../lib/reference.ts';
import type { Delivery } from '../store/submission.ts';
import { describe, expect, test } from 'vitest';
import { attachment } from '../test-support/submissions.ts';
import { type WebhookContent, writeWebhook } from './webhook.ts';

const { bytes: _, ...file } = attachment();
const delivery: Delivery = {
  id: '20261122-0123456789ab',
  kind: 'application',
  mailbox: 'careers',
  receivedAt: Date.UTC(2026, 10, 22),
  verified: false,
  email: 'ada@example.org',
  fields: { name: 'Ada', message: '<!channel> & @everyone\nsee <https://evil.example|this>' },
  consent: { terms: '2026-11-01', privacy: '2026-11-02', at: Date.UTC(2026, 10, 22) },
  attachment: file,
  attempt: 1,
  failingSince: undefined,
};

const bodyOf = (words: WebhookContent, changes: Partial<Delivery> = {}): unknown =>
  JSON.parse(writeWebhook({ ...delivery, ...changes }, words).body);

describe('a webhook', () => {
  test('has the id of its submission at each attempt', () => {
    const words = { format: 'json', fields: 'all' } as const;
    expect(writeWebhook(delivery, words)).toEqual(writeWebhook({ ...delivery, attempt: 2 }, words));
    expect(writeWebhook(delivery, words).id).toBe(delivery.id);
  });

  test('contains only id, reference and kind by default', () => {
    expect(bodyOf({ format: 'json', fields: 'none' })).toEqual({
      type: 'submission.received',
      timestamp: '2026-11-22T00:00:00.000Z',
      data: { id: delivery.id, reference: referenceOf(delivery.id), kind: 'application' },
    });
    expect(bodyOf({ format: 'text', fields: 'none' })).toEqual({
      text: `New application ${delivery.id} (unverified)`,
    });
  });

  test('contains everything but the resume itself with all fields', () => {
    const { name, mediaType, size, sha256, warnings } = file;
    expect(bodyOf({ format: 'json', fields: 'all' })).toMatchObject({
      data: {
        id: delivery.id,
        mailbox: 'careers',
        verified: false,
        fields: delivery.fields,
        accepted: { terms: '2026-11-01', at: '2026-11-22T00:00:00.000Z' },
        resume: { name, mediaType, size, sha256, warnings },
      },
    });
    expect(bodyOf({ format: 'json', fields: 'all' }, { attachment: undefined })).not.toHaveProperty(
      'data.resume',
    );
  });

  test('is one line of text in which typed words notify nobody and make no link', () => {
    const { text } = bodyOf({ format: 'text', fields: 'all' }) as { text: string };
    expect(text).toContain('name: Ada | message: ');
    expect(text).toContain('&lt;!channel&gt; &amp; ');
    expect(text).toContain('&lt;https://evil.example|this&gt;');
    expect(text).not.toMatch(/[\n<>]|@everyone/);
  });

  test('is no longer than chat tools take', () => {
    const fields = { message: 'x'.repeat(100_000) };
    const { text } = bodyOf({ format: 'text', fields: 'all' }, { fields }) as { text: string };
    expect(text).toHaveLength(2000);
  });
});
