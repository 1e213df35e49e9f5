import { expect, test } from 'vitest';
import { text } from '../../contracts/forms/form-fields.ts';
import { defineForm } from '../../contracts/forms/form.ts';
import type { Delivery } from '../store/store.ts';
import { composerOf, otherWords } from './form-composer.ts';

const form = defineForm({
  action: 'contact_form',
  native: { path: '/somewhere' },
  refusals: [],
  fields: { title: text({ maxLength: 9 }) },
});
const compose = composerOf(form, ({ message, email }) => ({
  replyTo: { name: message.title, address: email },
  subject: message.title,
  text: '',
}));

test('a mail is written from the words of its form; a row that lacks one has it empty', () => {
  const delivery = { email: 'a@b', fields: { title: 'T', other: 'x' } } as unknown as Delivery;
  expect(compose(delivery)).toMatchObject({ subject: 'T', replyTo: { name: 'T', address: 'a@b' } });
  expect(compose({ ...delivery, fields: {} })).toMatchObject({ subject: '' });
});

test('words that a mail does not place itself have a line each', () => {
  expect(otherWords({ job_title: 'Engineer', company: undefined, notes: 'a\nb' })).toEqual([
    'Job title: Engineer',
    'Notes:    a\n          b',
  ]);
  expect(otherWords({})).toEqual([]);
});

test('a field that the form does not have does not compile', () => {
  const misspelt = composerOf(form, ({ message }) => ({
    replyTo: { name: '', address: '' },
    // @ts-expect-error -- the field is called `title`
    subject: String(message.topic),
    text: '',
  }));
  expect(misspelt({ email: '', fields: {} } as unknown as Delivery).subject).toBe('undefined');
});
