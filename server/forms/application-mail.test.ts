import { expect, test } from 'vitest';
import type { Delivery } from '../store/store.ts';
import { composeApplicationMail } from './application-mail.ts';

test('a mail about an application has a line for each fact, and none for what travels apart', () => {
  const delivery = {
    id: 'id-1',
    receivedAt: 0,
    email: 'ada@example.org',
    verified: true,
    fields: { name: 'Ada', phone: '+919876543210', email: 'ada@example.org' },
    consent: { terms: '2026-11-21', privacy: '2026-11-22', at: 0 },
    attachment: { name: 'cv.pdf', sha256: 'abc' },
  } as unknown as Delivery;
  const { text, subject, replyTo } = composeApplicationMail(delivery);
  expect([subject, replyTo?.name]).toEqual(['Application: Ada', 'Ada']);
  const heads = text.split('\n').map((line) => line.split(':')[0]);
  expect(heads).toEqual(['Name', 'Phone', 'Email', 'Resume', 'SHA-256', 'Received', 'Accepted', 'ID', '']);
});
