import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyContent, type ContentCopy, exampleService } from '../../../tests/unit/support/content-copy.ts';
import { faultLine } from '../../../app/reading/faults.ts';
import { lintWords } from './lint.ts';
import { countTable, evidence, summary } from './table.ts';

const file = 'services/azure.yaml';
let content: ContentCopy;

beforeEach(() => {
  content = copyContent();
  content.write(file, exampleService);
});
afterEach(() => content.remove());

const lint = () =>
  lintWords('.', { settings: { retentionDays: 180, applicationRetentionDays: 180 } }, content.folder);
const faults = () =>
  lint()
    .faults.filter((one) => one.file === file)
    .map(faultLine)
    .join('\n');

test('the words of a page are looked at one by one', () => {
  content.set(file, ['summary'], 'We leverage the colour of every cloud.');
  content.set(file, [...content.band(file, 'banner'), 'subtitle'], 'Made whilst you wait');
  const found = faults();
  expect(found).toContain('azure.yaml:2: summary: "leverage" says nothing here: say use');
  expect(found).toContain('azure.yaml:2: summary: "colour" is not American English (did you mean "color"?)');
  expect(found).toMatch(/azure\.yaml:\d+: bands\[0\]\.subtitle: "whilst": write "while"/);
});

test('pages are compared with each other', () => {
  const words = 'Nine words that are to stand on two pages';
  content.set(file, ['summary'], `${words}, here.`);
  content.set('careers.yaml', [...content.band('careers.yaml', 'banner'), 'subtitle'], `${words}.`);
  const found = lint().faults.map(faultLine);
  expect(found.join('\n')).toMatch(
    /careers\.yaml:\d+: .*"nine words [a-z ]* pages" stands in services\/azure\.yaml:2/,
  );
});

test('tabs that say nothing lack everything', () => {
  const tabs = content.band(file, 'feature-tabs');
  for (const area of [0, 1, 2, 3, 4])
    content.set(
      file,
      [...tabs, 'areas', area, 'bullets'],
      Array.from({ length: 4 }, () => 'Plain words'),
    );
  const found = faults();
  for (const what of ['name a product', 'a figure or a date', 'standard deviation'])
    expect(found).toContain(what);
});

test('no page may be hard to read, whatever its kind', () => {
  const hard = 'Representative administrators regularly investigate organizational inefficiencies. ';
  const prose = content.band('careers.yaml', 'prose');
  content.set(
    'careers.yaml',
    [...prose, 'paragraphs'],
    Array.from({ length: 4 }, () => hard.repeat(100).trim()),
  );
  const found = lint().faults.map(faultLine).join('\n');
  expect(found).toMatch(
    /careers\.yaml:\d+: .*\(SMOG\) of 9 to 11, here it is 1\d\.\d: break up or shorten first/,
  );
});

test('the table has a line for each page, the evidence a line for each text that counts', () => {
  const linted = lint();
  const lines = countTable(linted).split('\n');
  expect(lines).toHaveLength(linted.pages.length + 1);
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
  const page = linted.pages.find(({ source }) => source.file === file);
  expect(page && evidence(page, linted)).toMatch(/^\d+ bullets that name a product[^]*\n {4}\S/);
  expect(summary(linted)).toMatch(/^\d+ pages, \d+ bullets, reading grades [\d.]+ to [\d.]+, \d+ faults$/);
});

test.each(['company.yaml', 'services/power-bi.yaml'])(
  '%s that cannot be read is named with its line and a remedy, and not left out',
  (unreadable) => {
    content.write(unreadable, 'name: First\nmeta:\n\ttitle: Indented by a tab\n');
    const message = expect.stringMatching(new RegExp(`^${unreadable}:3: not valid YAML: .*spaces`, 'm'));
    expect(lint).toThrow(expect.objectContaining({ name: 'ContentError', message }));
  },
);
