import { expect, test } from 'vitest';
import type { Delivery } from '../store/store.ts';
import { createAcknowledgementWriter } from './acknowledgement-mail.ts';

const write = createAcknowledgementWriter(
  { info: 'info@site.test', careers: 'careers@site.test', from: 'web@site.test' },
  {
    message: { subject: 'Your message', text: 'It is here.' },
    application: { subject: 'Your application', text: 'It arrived.' },
  },
);

const delivery: Delivery = {
  id: '20261122-0123456789ab',
  kind: 'message',
  mailbox: 'info',
  receivedAt: 1000,
  verified: true,
  email: 'victim@example.org',
  fields: {
    from_name: 'BUY-NOW',
    from_email: 'victim@example.org',
    subject: 'typed-subject',
    message: 'typed-words',
  },
  consent: undefined,
  attachment: undefined,
  attempt: 1,
  failingSince: undefined,
};

test('goes to whoever wrote, from the company, with answers to the mailbox of the form', () => {
  expect(write(delivery)).toEqual({
    id: '20261122-0123456789ab-acknowledgement',
    messageId: '<20261122-0123456789ab.acknowledgement@site.test>',
    from: 'web@site.test',
    to: ['victim@example.org'],
    cc: [],
    automatic: 'replied',
    replyTo: { name: '', address: 'info@site.test' },
    subject: 'Your message',
    text: 'It is here.\n',
    date: new Date(1000),
    attachments: [],
  });
  expect(write({ ...delivery, kind: 'application', mailbox: 'careers' })).toMatchObject({
    subject: 'Your application',
    replyTo: { address: 'careers@site.test' },
  });
});

test('quotes nothing that was typed', () => {
  const { to: _, ...rest } = write(delivery);
  expect(JSON.stringify(rest)).not.toMatch(/typed|BUY|victim/);
});
