import type { Delivery } from '../store/submission.ts';
import { describe, expect, test } from 'vitest';
import type { MailRoute } from '@website/forms/built-site';
import { referenceOf } from '../lib/reference.ts';
import { attachment } from '../test-support/submissions.ts';
import { UndeliverableError } from './errors.ts';
import { addresseesOf, mayAcknowledge, writeAcknowledgement, writeMail } from './mail.ts';

const to = (address: string) => ({ to: [address], cc: [], rules: [] });
const addresses = {
  info: to('info@example.com'),
  careers: to('careers@example.com'),
  from: 'website@example.com',
};
const write = (about: Delivery) => writeMail(about, addresses);
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
      from: 'website@example.com',
      to: ['info@example.com'],
      cc: [],
      automatic: 'generated',
      replyTo: { name: 'Ada Exämple', address: 'ada@example.org' },
      subject: '[website] Grüße',
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
    expect(subject).toBe('[website] [unverified] Grüße');
    expect(text).toContain('Unverified:');
  });

  test('warns of its file above everything else', () => {
    const warnings = ['It runs a script when it is opened.', 'It holds another file.'];
    const { subject, text } = write({
      ...delivery,
      verified: false,
      attachment: { ...attachment(), warnings },
    });
    expect(subject).toBe('[website] [warning] [unverified] Grüße');
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
    expect(write({ ...delivery, kind: 'application' }).text).toContain('Resume:   none');
  });
});

describe('an acknowledgement', () => {
  const company = {
    from: 'web@site.test',
    replies: { info: 'info@site.test', careers: 'careers@site.test' },
  };
  const texts = {
    message: { subject: 'Your message', text: 'It is here: {reference}. {link}' },
    application: { subject: 'Your application', text: 'It arrived.' },
  };
  const acknowledge = (about: Delivery) =>
    writeAcknowledgement(about, company, texts, 'https://site.test/your-message?id=1');

  test('goes to the visitor, from the company, and replies go to the mailbox of the form', () => {
    expect(acknowledge(delivery)).toEqual({
      id: '20261121-0123456789ab-acknowledgement',
      from: 'web@site.test',
      to: ['ada@example.org'],
      cc: [],
      automatic: 'replied',
      replyTo: { name: '', address: 'info@site.test' },
      subject: 'Your message',
      text: `It is here: ${referenceOf(delivery.id)}. https://site.test/your-message?id=1\n`,
      date: new Date(delivery.receivedAt),
      attachments: [],
    });
    expect(acknowledge({ ...delivery, kind: 'application', mailbox: 'careers' })).toMatchObject({
      subject: 'Your application',
      replyTo: { address: 'careers@site.test' },
    });
  });

  test('cannot be written for a kind that has no text', () => {
    expect(() => writeAcknowledgement(delivery, company, {}, '')).toThrow(UndeliverableError);
  });

  test('contains nothing that was typed', () => {
    const { to: _, ...rest } = acknowledge(delivery);
    expect(JSON.stringify(rest)).not.toMatch(/ada|Ada|Grüße|From here/);
  });
});

describe('an acknowledgement of a submission', () => {
  const rules = [{ field: 'subject', keywords: ['invoice'], to: ['billing@site.test'] }];
  const own = {
    info: { to: ['info@site.test'], cc: ['copy@site.test'], rules },
    careers: to('careers@site.test'),
    replies: { info: 'hello@site.test', careers: 'jobs@site.test' },
    alerts: 'ops@site.test',
    from: 'web@site.test',
  };

  test.each([
    ...['info', 'copy', 'billing', 'careers', 'hello', 'jobs', 'ops', 'WEB', 'Info+x'].map(
      (name) => `${name}@Site.test`,
    ),
    ...[
      'mailer-daemon',
      'MAILER-DAEMON',
      'postmaster',
      'noreply',
      'no-reply',
      'do-not-reply',
      'noreply+7',
    ].map((name) => `${name}@example.org`),
  ])('from %s › is not sent', (address) => {
    expect(mayAcknowledge(address, own)).toBe(false);
  });

  test.each(['ada@example.org', 'info@example.org', 'postmaster.jones@example.org', 'ada@site.test'])(
    'from %s › may be sent',
    (address) => {
      expect(mayAcknowledge(address, own)).toBe(true);
    },
  );
});

describe('addressees', () => {
  const route: MailRoute = {
    to: ['info@site.test', 'desk@site.test'],
    cc: ['archive@site.test'],
    rules: [
      { field: 'subject', keywords: ['invoice', 'art'], to: ['billing@site.test'], cc: ['tax@site.test'] },
      { field: 'subject', keywords: ['C++', 'große Frage'], to: ['dev@site.test'] },
      { field: 'phone', prefixes: ['+91', '+92'], to: ['asia@site.test'] },
    ],
  };
  const toOf = (fields: Record<string, string>) => addresseesOf(route, fields).to.join();

  test.each([
    [{ subject: 'Your INVOICE of May' }, 'billing@site.test'],
    [{ subject: 'invoice' }, 'billing@site.test'],
    [{ subject: 'Invoice?', phone: '+911' }, 'billing@site.test'],
    [{ subject: 'A start' }, 'info@site.test,desk@site.test'],
    [{ subject: 'artä' }, 'info@site.test,desk@site.test'],
    [{ message: 'invoice' }, 'info@site.test,desk@site.test'],
    [{ subject: 'About C++.' }, 'dev@site.test'],
    [{ subject: 'eine GROSSE frage' }, 'info@site.test,desk@site.test'],
    [{ subject: 'eine GROßE frage' }, 'dev@site.test'],
    [{ phone: '+919876543210' }, 'asia@site.test'],
    [{ phone: '00+91' }, 'info@site.test,desk@site.test'],
    [{}, 'info@site.test,desk@site.test'],
  ])('a mail with %j goes to %s', (fields, recipients) => {
    expect(toOf(fields)).toBe(recipients);
  });

  test('a rule also decides who gets copies', () => {
    expect(addresseesOf(route, { subject: 'invoice' }).cc).toEqual(['tax@site.test']);
    expect(addresseesOf(route, { subject: 'C++' }).cc).toEqual([]);
    expect(addresseesOf(route, {}).cc).toEqual(['archive@site.test']);
  });
});
