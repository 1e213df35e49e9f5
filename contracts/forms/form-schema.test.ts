import { describe, expect, expectTypeOf, test } from 'vitest';
import { checkbox, email, file, multiline, phone, text } from './form-fields.ts';
import { formParser } from './form-schema.ts';
import { defineForm, readMessage, wireNamesOf, type MessageOf } from './form.ts';

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
  test('leaves out of the message what was left empty, and what only says that it was ticked', () => {
    expect(parse(good)).toEqual({ ok: true, message: { title: 'a' } });
    const empty = { company: ' ', reply: '', number: ' ', land: '', notes: '\n' };
    expect(parse({ ...good, ...empty })).toEqual({ ok: true, message: { title: 'a' } });
  });

  test('keeps what was filled in, cleaned', () => {
    const all = { company: 'B\n', reply: 'a@b.c', number: '123', land: 'in', news: 'on', notes: 'x\r\ny' };
    expect(parse({ ...good, ...all })).toEqual({
      ok: true,
      message: { title: 'a', company: 'B', reply: 'a@b.c', number: '+in123', news: 'yes', notes: 'x\ny' },
    });
  });

  test('refuses what a field that may be left empty cannot hold', () => {
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

  test('asks for what is required, in the order of the form', () => {
    expect(parse({})).toEqual({
      ok: false,
      faults: [
        { field: 'title', fault: 'missing' },
        { field: 'terms', fault: 'missing' },
      ],
    });
  });

  test('sends the country beside the number', () => {
    expect(wireNamesOf(form).slice(3, 5)).toEqual(['land', 'number']);
  });

  test('gives a message whose words are known by name', () => {
    expectTypeOf<MessageOf<typeof form>>().toEqualTypeOf<
      { title: string } & { company?: string; reply?: string; number?: string; news?: string; notes?: string }
    >();
    expect(readMessage(form, { company: 'B', gone: 'x' })).toEqual({ title: '', company: 'B' });
  });
});

test('a mail that names a field which the form does not have does not compile', () => {
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
