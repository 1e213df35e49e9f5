import { expect, test } from 'vitest';
import { z } from 'zod';
import { limits } from '@website/forms/limits';
import { text } from '../schema/blocks.ts';
import { checkContent } from './load.ts';
import { companyFacts, fillText, limitFacts } from './placeholders.ts';
import { readSource } from './source.ts';

const schema = z.strictObject({
  title: text.max(10),
  items: z.array(z.strictObject({ name: text })).default([]),
});
const company = { name: 'Acme', claims: { team: { phrase: '12 people', figure: '12' } } };
const parse = (source: string) =>
  checkContent(readSource('services/azure.yaml', source), schema, { company, limits: { most: 3 } }).content;

/** What a reading threw. */
function faultsOf(read: () => unknown): string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof Error) return error.message.split('\n');
  }
  return [];
}

test('fills in the name of the company, its claims and the limits', () => {
  const source =
    'title: "{company}"\nitems: [{ name: "Ask our {company.claims.team}, all {company.claims.team.figure}, {limits.most} at once" }]';
  expect(parse(source)).toEqual({
    title: 'Acme',
    items: [{ name: 'Ask our 12 people, all 12, 3 at once' }],
  });
});

test('visitors read typographic quotes, and addresses stay as they are', () => {
  const link = z.strictObject({ label: text, href: z.string(), note: text });
  const source = `label: Today's "news"\nhref: /o'clock\nnote: "Ask {company}'s team"`;
  expect(checkContent(readSource('home.yaml', source), link, { company }).content).toEqual({
    label: 'Today’s “news”',
    href: "/o'clock",
    note: 'Ask Acme’s team',
  });
});

test('a fault says file, line, path, what is expected and what is there', () => {
  expect(faultsOf(() => parse('title: Far too long a title\nitems:\n  - name: 7\n  - {}'))).toEqual([
    'services/azure.yaml:1: title: expected at most 10 characters, here are 20 (received "Far too long a title")',
    'services/azure.yaml:3: items[0].name: expected a text; put the whole text in quotes (received 7)',
    'services/azure.yaml:4: items[1].name: expected a text (received nothing)',
  ]);
});

test('a key that nothing reads is a fault, so that a typing error does not lose words', () => {
  expect(faultsOf(() => parse('title: Azure\nitmes: []'))).toEqual([
    'services/azure.yaml:2: itmes: nothing reads this key (did you mean "items"?)',
  ]);
});

test('where no key is missing, a key that nothing reads has no list of missing ones behind it', () => {
  expect(faultsOf(() => parse('title: Azure\nitems: []\nsurplus: 1'))).toEqual([
    'services/azure.yaml:3: surplus: nothing reads this key',
  ]);
  expect(faultsOf(() => parse('title: Azure\nsurplus: 1'))).toEqual([
    'services/azure.yaml:2: surplus: nothing reads this key (missing here: items)',
  ]);
});

test('every placeholder that names nothing is a fault', () => {
  expect(faultsOf(() => parse('title: "{company.claims.teams}"\nitems: [{ name: "{limit.most}" }]'))).toEqual(
    [
      'services/azure.yaml:1: title: {company.claims.teams} stands for nothing; did you mean {company.claims.team}?',
      'services/azure.yaml:2: items[0].name: {limit.most} stands for nothing; did you mean {limits.most}?',
    ],
  );
});

test('a value of a wrong type has no second fault about its size', () => {
  const sized = z.strictObject({ bullets: z.array(z.string().max(5)).max(3) });
  const faults = faultsOf(() => checkContent(readSource('a.yaml', 'bullets: a long text'), sized));
  expect(faults).toEqual([
    'a.yaml:1: bullets: expected a list; write each item on a line of its own, with "- " before it (received "a long text")',
  ]);
});

test('a no-break space before a key is named', () => {
  const [fault] = faultsOf(() => parse('title: A\nitems: [{ name: B }]\n\u00a0items: []')).slice(-1);
  expect(fault).toMatch(/no-break space/);
});

test('a quote that nothing closes is looked for where it opens, not at the end of the file', () => {
  expect(faultsOf(() => parse('items: []\ntitle: "Azure\n\n# The end\n')).join()).toBe(
    'services/azure.yaml:2: not valid YAML: Missing closing "quote (received "title: \\"Azure")',
  );
});

test.each([
  '{company} at work',
  '{company.claims.team}{company}',
  '[see] below',
  '> one',
  '| one',
  '@one',
  '`one`',
  '%one',
  '& one',
  '* one',
  '**one** two',
  '- one',
  '] one',
])('a text that YAML refuses for its first character is a fault with its line: %s', (typed) => {
  const place = /^services\/azure\.yaml:[23]: not valid YAML: .+ \(received /;
  expect(faultsOf(() => parse(`items: []\ntitle: ${typed}\n`))).toEqual([expect.stringMatching(place)]);
});

test.each(['&one', '&one two', '*one', '!one', '!one two', '! one'])(
  'a text whose first word YAML would drop without an error is a fault: %s',
  (typed) => {
    const fault = 'services/azure.yaml:2: a text that begins with &, * or ! goes into quotes';
    expect(faultsOf(() => parse(`items: []\ntitle: ${typed}\n`))).toEqual([expect.stringContaining(fault)]);
  },
);

test.each(['{company}', '# one'])('a text that YAML takes for no text is a fault: %s', (typed) => {
  expect(faultsOf(() => parse(`items: []\ntitle: ${typed}\n`))).toEqual([
    expect.stringContaining('services/azure.yaml:2: title: expected a text'),
  ]);
});

test('a note of the author is no text, and where one is missing nothing is to be quoted', () => {
  expect(parse('title: Azure\nitems: # none\n  # yet\n  - name: One\n')).toEqual({
    title: 'Azure',
    items: [{ name: 'One' }],
  });
  expect(faultsOf(() => parse('items: []\ntitle:\n  # later\n'))).toEqual([
    'services/azure.yaml:2: title: expected a text (received null)',
  ]);
});

test('what is not YAML is named with its line', () => {
  const [fault] = faultsOf(() => parse('title: Azure\nitems: ['));
  expect(fault).toMatch(/^services\/azure\.yaml:2: not valid YAML: .* \(received "items: \["\)$/);
});

test('a comment may not cut a text off, and may stand on a line of its own', () => {
  expect(faultsOf(() => parse('# Words\ntitle: C# # the rest'))).toEqual([
    'services/azure.yaml:2: the text ends before "# the rest"; put the whole text in quotes (received "title: C# # the rest")',
  ]);
  expect(parse('# Words\ntitle: C#\n# More words\nitems: []')).toEqual({ title: 'C#', items: [] });
});

function fillFrom(language: string): (source: string) => string {
  const offices = [
    { country: 'United States', countryInText: 'the United States' },
    { country: 'India' },
    { country: 'India' },
  ];
  const facts = companyFacts(
    { offices, mailboxes: { info: 'info@site.test' } } as Parameters<typeof companyFacts>[0],
    language,
  );
  return (source: string) => fillText(source, { company: facts }).text;
}

test('what follows from the offices can be said in a sentence', () => {
  const fill = fillFrom('en-US');
  expect(fill('{company.offices.Count} offices in {company.countries}')).toBe(
    'Three offices in the United States and India',
  );
  expect(fill('{company.offices} in {company.countries.counted}: {company.countries.or}')).toBe(
    'three offices in two countries: the United States or India',
  );
});

test('in another language, what is counted is the number alone', () => {
  const fill = fillFrom('de');
  expect(
    fill('{company.offices} Standorte in {company.countries}, {company.countries.counted} Ländern'),
  ).toBe('3 Standorte in the United States und India, 2 Ländern');
  expect(fillText('{limits.spam} Tage', { limits: limitFacts('de') }).text).toBe(`${limits.spamDays} Tage`);
});

test('texts name the limits that the server keeps to', () => {
  const strings = 'up to {limits.resume}, known for {limits.repeats}, gone within {limits.botCheck}';
  expect(fillText(strings, { limits: limitFacts('en-US') }).text).toBe(
    `up to ${limits.resumeBytes / 2 ** 20} MB, known for two days, gone within two hours`,
  );
  expect(limits.repeatHours).toBe(48);
  expect(limits.challengeMinutes + limits.requestMinutes + limits.tidyingMinutes).toBeLessThanOrEqual(120);
});
