import { describe, expect, test } from 'vitest';
import {
  defineForm,
  readMessage,
  wireNamesOf,
  checkbox,
  email,
  file,
  multiline,
  phone,
  text,
} from './form.ts';
import { formParser } from './form-schema.ts';
import { limits } from './limits.ts';

const wording = { maxLength: 5 };
const form = defineForm({
  action: 'contact_form',
  native: { path: '/somewhere' },
  name: 'test',
  answers: 'text',
  mailbox: 'info',
  retention: 'message',
  mail: { sender: 'title', subject: { field: 'title' } },
  fields: {
    title: text(wording),
    company: text({ ...wording, required: false }),
    reply: email({ required: false }),
    number: phone({ required: false, countryName: 'land' }),
    letter: file({ types: ['pdf', 'txt'], maxBytes: 1024 * 1024 }),
    news: checkbox({ required: false }),
    terms: checkbox({}),
    notes: multiline({ ...wording, rows: 3, required: false }),
  },
});
const parse = formParser(form, (typed, country) => (typed === '123' ? `+${country}123` : undefined));
const good = { title: ' a ', terms: 'on' };

describe('a form’s schema', () => {
  test('omits empty fields and required checkboxes from the message', () => {
    expect(parse(good)).toEqual({ ok: true, message: { title: 'a' } });
    const empty = { company: ' ', reply: '', number: ' ', land: '', notes: '\n' };
    expect(parse({ ...good, ...empty })).toEqual({ ok: true, message: { title: 'a' } });
  });

  test('keeps the cleaned values of filled-in fields', () => {
    const all = { company: 'B\n', reply: 'a@b.c', number: '123', land: 'in', news: 'on', notes: 'x\r\ny' };
    expect(parse({ ...good, ...all })).toEqual({
      ok: true,
      message: { title: 'a', company: 'B', reply: 'a@b.c', number: '+in123', news: 'yes', notes: 'x\ny' },
    });
  });

  test('refuses invalid values of optional fields', () => {
    const bad = { company: 'sixsix', reply: 'a', number: '9', land: 'in', news: 'off', notes: 'x'.repeat(6) };
    const result = parse({ ...good, ...bad });
    expect(
      result.ok ? {} : Object.fromEntries(result.faults.map(({ field, fault }) => [field, fault])),
    ).toEqual({
      company: 'long',
      reply: 'invalid',
      number: 'invalid',
      news: 'missing',
      notes: 'long',
    });
  });

  test('reports missing fields in the order of the form', () => {
    expect(parse({})).toEqual({
      ok: false,
      faults: [
        { field: 'title', fault: 'missing' },
        { field: 'terms', fault: 'missing' },
      ],
    });
  });

  test('has the country of a phone number as a wire name', () => {
    expect(wireNamesOf(form).slice(3, 5)).toEqual(['land', 'number']);
  });

  test('reads a stored message, also one that lacks a field', () => {
    expect(readMessage(form, { company: 'B', gone: 'x' })).toEqual({ title: '', company: 'B' });
  });
});

test('a mail with an unknown field does not compile', () => {
  const misspelt = defineForm({
    name: 'test',
    action: 'contact_form',
    native: { path: '/somewhere' },
    answers: 'text',
    mailbox: 'info',
    retention: 'message',
    // @ts-expect-error -- the field is called `title`
    mail: { sender: 'topic', subject: { field: 'title' } },
    fields: { title: text({ maxLength: 9 }) },
  });
  expect(Object.keys(misspelt.fields)).toEqual(['title']);
});

test.each([
  [{ reply: email({}), other: email({}) }, 'The form test has two fields of the kind email: leave one.'],
  [
    { letter: file({ types: ['pdf'], maxBytes: limits.resumeBytes + 1 }) },
    /^test.letter: maxBytes may be at most/,
  ],
])('a form that the server cannot take is refused where it is defined', (fields, words) => {
  expect(() => defineForm({ ...form, mail: undefined as never, fields })).toThrow(words);
});
