import { expect, test } from 'vitest';
import { draw, only } from '../../../../tests/unit/support/markup.ts';
import type { Receipt as Facts } from '@website/forms/built-site';
import { checkbox, choice, defineForm, file, text } from '@website/forms/form';
import { Receipt } from './receipt.tsx';

const form = defineForm({
  action: 'contact_form',
  native: { path: '/somewhere' },
  name: 'test',
  answers: 'text',
  mailbox: 'info',
  retention: 'message',
  mail: { sender: 'name', subject: { field: 'name' } },
  fields: {
    name: text({ maxLength: 9 }),
    company: text({ maxLength: 9, required: false }),
    resume: file({ types: ['pdf'], maxBytes: 9 }),
    terms: checkbox({}),
    about: choice(),
  },
});
const fields = {
  name: { label: 'Name' },
  company: { label: 'Company' },
  resume: { label: 'Resume' },
  terms: { label: 'Terms' },
  about: { label: 'About', chosen: '', names: { azure: 'Azure' } },
} as never;
const strings = {
  heading: 'Receipt',
  reference: 'Reference',
  time: 'Sent',
  quote: 'Name it.',
  next: 'Next',
  steps: ['We read it.', 'We answer.'],
  print: 'Print',
  keep: 'Keep it.',
  link: 'More',
};
const facts: Facts = {
  reference: 'K7QM-3TXW',
  at: Date.UTC(2026, 10, 26, 2, 43),
  values: { name: '<Ada>', terms: 'on', about: 'azure', other: 'x' },
  file: { name: 'cv.pdf', size: 214 * 1024 },
};
const drawn = (changes: Partial<Facts> = {}, hasScript = false, language = 'en-US') =>
  draw(<Receipt {...{ form, fields, strings, hasScript, language }} receipt={{ ...facts, ...changes }} />);
const rows = (tree: ReturnType<typeof drawn>) =>
  tree
    .querySelectorAll('dl > div')
    .map((row) => [only(row, 'dt').textContent, only(row, 'dd').textContent.replaceAll(/\s/g, ' ')]);

test('a receipt says the reference, the time in UTC, the filled fields and the file', () => {
  expect(rows(drawn())).toEqual([
    ['Reference', 'K7QM-3TXW'],
    ['Sent', 'November 26, 2026 at 2:43 AM UTC'],
    ['Name', '&lt;Ada&gt;'],
    ['Resume', 'cv.pdf, 214 KB'],
    ['About', 'Azure'],
  ]);
});

test('a receipt names no value of a choice that the site does not have', () => {
  expect(rows(drawn({ values: { about: 'casino' } })).map(([label]) => label)).not.toContain('About');
});

test('without a reference the receipt names none and asks for none', () => {
  const tree = drawn({ reference: undefined });
  expect(rows(tree)[0]?.[0]).toBe('Sent');
  expect(tree.textContent).not.toContain(strings.quote);
  expect(drawn().textContent).toContain(strings.quote);
});

test('the link to what is kept stands only where there is one', () => {
  expect(drawn().querySelectorAll('a')).toEqual([]);
  expect(only(drawn({ link: '/your-message?id=1' }), 'a').getAttributeValue('href')).toBe(
    '/your-message?id=1',
  );
});

test('a button prints where there is script, and a sentence stands in its place where there is none', () => {
  expect(only(drawn({}, true), 'button').textContent).toBe('Print');
  expect(drawn().querySelectorAll('button')).toEqual([]);
  expect(drawn().textContent).toContain('Keep it.');
});
