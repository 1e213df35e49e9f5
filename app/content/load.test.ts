import { expect, test } from 'vitest';
import { z } from 'zod';
import { text } from './blocks.ts';
import { ContentError, parseContent } from './load.ts';

const schema = z.strictObject({
  title: text.max(10),
  items: z.array(z.strictObject({ name: text })).default([]),
});
const company = { name: 'Acme', claims: { team: '12 people' } };
const parse = (source: string) => parseContent(source, 'services/azure.yaml', schema, company);

test('fills in the name of the company and its claims', () => {
  expect(parse('title: "{company}"\nitems: [{ name: "Ask our {company.claims.team}" }]')).toEqual({
    title: 'Acme',
    items: [{ name: 'Ask our 12 people' }],
  });
});

test('visitors read typographic quotes, and addresses stay as they are', () => {
  const link = z.strictObject({ label: text, href: z.string(), note: text });
  const source = `label: Today's "news"\nhref: /o'clock\nnote: "Ask {company}'s team"`;
  expect(parseContent(source, 'home.yaml', link, company)).toEqual({
    label: 'Today’s “news”',
    href: "/o'clock",
    note: 'Ask Acme’s team',
  });
});

test('a fault says file, path, what is expected and what is there', () => {
  expect(() => parse('title: Far too long a title\nitems: [{ name: 7 }]')).toThrow(
    new ContentError(
      [
        'services/azure.yaml: title: Too big: expected string to have <=10 characters (received "Far too long a title")',
        'services/azure.yaml: items[0].name: Invalid input: expected string, received number (received 7)',
      ].join('\n'),
    ),
  );
});

test('a key that nothing reads is a fault, so that a typing error does not lose words', () => {
  expect(() => parse('title: Azure\ntitel: Cloud')).toThrow(/Unrecognized key: "titel"/);
});

test('a placeholder that names nothing is a fault', () => {
  expect(() => parse('title: "{company.claims.teams}"')).toThrow(
    'services/azure.yaml: {company.claims.teams} names no text in company.yaml',
  );
});

test('what is not YAML is named with its line', () => {
  expect(() => parse('title: [')).toThrow(/services\/azure\.yaml: not valid YAML: .*line/s);
});

test('the company file fills in itself', () => {
  const facts = z.strictObject({ name: text, tagline: text });
  expect(parseContent('name: Acme\ntagline: "{company} builds"', 'company.yaml', facts)).toEqual({
    name: 'Acme',
    tagline: 'Acme builds',
  });
});
