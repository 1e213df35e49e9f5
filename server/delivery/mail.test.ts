import type { Delivery } from '../store/submission.ts';
import { describe, expect, test } from 'vitest';
import { defineForm, multiline, text as textField } from '../../contracts/forms/form.ts';
import { formOf } from '../../contracts/forms.ts';
import type { MailRoute } from '../../contracts/built-site.ts';
import { referenceOf } from '../lib/reference.ts';
import { attachment } from '../test-support/submissions.ts';
import { UndeliverableError } from './errors.ts';
import { addresseesOf, composeMail, writeAcknowledgement, writeMail } from './mail.ts';

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
      messageId: '<20261121-0123456789ab@example.com>',
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
    message: { subject: 'Your message', text: 'It is here: {reference}.' },
    application: { subject: 'Your application', text: 'It arrived.' },
  };
  const acknowledge = (about: Delivery) => writeAcknowledgement(about, company, texts);

  test('goes to the visitor, from the company, and replies go to the mailbox of the form', () => {
    expect(acknowledge(delivery)).toEqual({
      id: '20261121-0123456789ab-acknowledgement',
      messageId: '<20261121-0123456789ab.acknowledgement@site.test>',
      from: 'web@site.test',
      to: ['ada@example.org'],
      cc: [],
      automatic: 'replied',
      replyTo: { name: '', address: 'info@site.test' },
      subject: 'Your message',
      text: `It is here: ${referenceOf(delivery.id)}.\n`,
      date: new Date(delivery.receivedAt),
      attachments: [],
    });
    expect(acknowledge({ ...delivery, kind: 'application', mailbox: 'careers' })).toMatchObject({
      subject: 'Your application',
      replyTo: { address: 'careers@site.test' },
    });
  });

  test('cannot be written for a kind that has no text', () => {
    expect(() => writeAcknowledgement(delivery, company, {})).toThrow(UndeliverableError);
  });

  test('contains nothing that was typed', () => {
    const { to: _, ...rest } = acknowledge(delivery);
    expect(JSON.stringify(rest)).not.toMatch(/ada|Ada|Grüße|From here/);
  });
});

describe('addressees', () => {
  const route: MailRoute = {
    to: ['info@site.test', 'desk@site.test'],
    cc: ['archive@site.test'],
    rules: [
      { field: 'subject', words: ['invoice', 'art'], to: ['billing@site.test'], cc: ['tax@site.test'] },
      { field: 'subject', words: ['C++', 'große Frage'], to: ['dev@site.test'] },
      { field: 'phone', begins: ['+91', '+92'], to: ['asia@site.test'] },
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

const testForm = defineForm({
  name: 'test',
  action: 'contact_form',
  native: { path: '/somewhere' },
  answers: 'text',
  mailbox: 'info',
  retention: 'message',
  mail: { sender: 'full_name', subject: { field: 'title' } },
  fields: {
    full_name: textField({ maxLength: 9 }),
    title: textField({ maxLength: 9 }),
    job_title: textField({ maxLength: 9, required: false }),
    company: textField({ maxLength: 9, required: false }),
    notes: multiline({ maxLength: 9, rows: 2, required: false }),
  },
});

const deliveryOf = (changes: Partial<Delivery>): Delivery =>
  ({ id: 'id-1', kind: 'message', receivedAt: 0, email: 'a@b', verified: true, ...changes }) as Delivery;

describe('the mail about a form', () => {
  test('has a line for each field that was filled in, under its name, in the order of the form', () => {
    const fields = { full_name: 'Ada', title: 'T', job_title: 'Engineer', notes: 'a\nb', unknown: 'x' };
    expect(composeMail(testForm, deliveryOf({ fields }))).toEqual({
      replyTo: { name: 'Ada', address: 'a@b' },
      subject: 'T',
      text: [
        'Name:     Ada',
        'Title:    T',
        'Job title: Engineer',
        'Notes:    a',
        '          b',
        'Received: 1970-01-01T00:00:00.000Z',
        `Reference: ${referenceOf('id-1')}`,
        'ID:       id-1',
        '',
      ].join('\n'),
    });
  });

  test('has an empty line where a stored row lacks a required field', () => {
    const { subject, text: words } = composeMail(testForm, deliveryOf({ fields: {} }));
    expect(subject).toBe('');
    expect(words.split('\n').slice(0, 3)).toEqual([
      'Name:     ',
      'Title:    ',
      expect.stringMatching(/^Received/),
    ]);
  });

  test('asks for no reply where the form asks for no address', () => {
    expect(composeMail(testForm, deliveryOf({ fields: {}, email: '' })).replyTo).toBeUndefined();
  });

  test('of an application has a line for each fact, and none for what travels apart', () => {
    const application = deliveryOf({
      kind: 'application',
      email: 'ada@example.org',
      fields: { name: 'Ada', phone: '+919876543210', email: 'ada@example.org' },
      consent: { terms: '2026-11-21', privacy: '2026-11-22', at: 0 },
      attachment: { name: 'cv.pdf', sha256: 'abc' } as Delivery['attachment'],
    });
    const { text: words, subject, replyTo } = composeMail(formOf(application.kind), application);
    expect([subject, replyTo?.name]).toEqual(['Application: Ada', 'Ada']);
    const heads = words.split('\n').map((line) => line.split(':')[0]);
    expect(heads).toEqual([
      'Name',
      'Phone',
      'Email',
      'Resume',
      'SHA-256',
      'Received',
      'Accepted',
      'Reference',
      'ID',
      '',
    ]);
  });
});
