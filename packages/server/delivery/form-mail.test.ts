/** The mail that follows from the definition of a form. */
import type { Delivery } from '../store/submission.ts';
import { describe, expect, test } from 'vitest';
import { defineForm, multiline, text as textField } from '@website/forms/form';
import { formOf } from '@website/forms/forms';
import { referenceOf } from '../lib/reference.ts';
import { composeMail } from './mail.ts';

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
