import { describe, expect, test } from 'vitest';
import type { Delivery } from '../store/store.ts';
import { attachment } from '../test-support/submissions.ts';
import { composeMail } from './form-composer.ts';
import { createMailWriter } from './mail-writer.ts';

const to = (address: string) => ({ to: [address], cc: [], rules: [] });
const addresses = {
  info: to('info@example.com'),
  careers: to('careers@example.com'),
  from: 'website@example.com',
};
const write = createMailWriter(addresses, composeMail);
const delivery: Delivery = {
  id: '20261121-0123456789ab',
  kind: 'message',
  mailbox: 'info',
  verified: true,
  attempt: 1,
  failingSince: undefined,
  receivedAt: Date.UTC(2026, 10, 21, 10, 30),
  email: 'ada@example.org',
  fields: {
    from_name: 'Ada Exämple',
    from_email: 'ada@example.org',
    subject: 'Grüße',
    message: '.\nFrom here\n👍',
  },
  consent: undefined,
  attachment: undefined,
};

describe('a mail about a message', () => {
  test('says who wrote, when, and under which id it is kept', () => {
    const mail = write(delivery);
    expect(mail).toMatchObject({
      id: delivery.id,
      messageId: '<20261121-0123456789ab@example.com>',
      from: 'website@example.com',
      to: ['info@example.com'],
      cc: [],
      automatic: 'generated',
      replyTo: { name: 'Ada Exämple', address: 'ada@example.org' },
      subject: 'Grüße',
      date: new Date(delivery.receivedAt),
      attachments: [],
    });
    for (const words of [
      'Ada Exämple',
      'ada@example.org',
      'Grüße',
      '2026-11-21T10:30:00.000Z',
      delivery.id,
      '.\nFrom here\n👍',
    ])
      expect(mail.text).toContain(words);
    expect(mail.text).not.toContain('nverified');
  });

  test('says when no bot check vouches for it', () => {
    const { subject, text } = write({ ...delivery, verified: false });
    expect(subject).toBe('[unverified] Grüße');
    expect(text).toContain('Unverified:');
  });

  test('warns of its file above everything else', () => {
    const warnings = ['It runs a script when it is opened.', 'It holds another file.'];
    const { subject, text } = write({
      ...delivery,
      verified: false,
      attachment: { ...attachment(), warnings },
    });
    expect(subject).toBe('[warning] [unverified] Grüße');
    expect(text.split('\n').slice(0, 3)).toEqual([
      'WARNING: It runs a script when it is opened.',
      'WARNING: It holds another file.',
      '',
    ]);
    expect(text).toContain(delivery.fields.message);
    expect(write({ ...delivery, attachment: attachment() })).toEqual(write(delivery));
  });

  test('goes to its mailbox, in the words of its kind', () => {
    expect(write({ ...delivery, mailbox: 'careers' }).to).toEqual(['careers@example.com']);
    expect(write({ ...delivery, kind: 'application', fields: { name: 'Ada' } }).subject).toBe(
      'Application: Ada',
    );
  });
});
