import { expect, test } from 'vitest';
import { readSource } from '../../app/reading/source.ts';
import { touchesOf } from './touches.ts';

const source = (file: string, ...lines: string[]) => readSource(file, lines.join('\n'));
const tabs = (...titles: string[]) => ({ kind: 'feature-tabs', areas: titles.map((title) => ({ title })) });
const page = (...titles: string[]) => ({ bands: [tabs(...titles)] });
const file = 'services/azure.yaml';

test('names the places where the words that a change takes away stand too', () => {
  const before = {
    text: 'We bring over 8 years of Microsoft expertise. Call us today.',
    name: 'Our own words',
  };
  const after = { text: 'We bring over 9 years of Microsoft expertise.', name: 'Our own words' };
  const others = [
    source(
      'home.yaml',
      'name: Home',
      'text: With over 8 years of Microsoft expertise, we help.',
      'call: Call us today',
    ),
    source('services/sql.yaml', 'text: We bring data home', 'name: Our own words'),
  ];
  expect(touchesOf({ file, before, after }, others).sameWords).toEqual([
    { path: 'content/home.yaml', line: 2, words: 'over 8 years of Microsoft expertise' },
    { path: 'content/home.yaml', line: 3, words: 'Call us today' },
  ]);
});

test('words that still stand in the file are not looked for', () => {
  const before = { heading: 'Plain words for you', text: 'Plain words for you' };
  const after = { heading: 'Other words', text: 'Plain words for you' };
  const others = [source('home.yaml', 'text: Plain words for you')];
  expect(touchesOf({ file, before, after }, others).sameWords).toEqual([]);
});

test('names all links to a page that is taken away, by address and by slug', () => {
  const others = [
    source('navigation.yaml', 'services:', '  - title: azure', '    pages: [sql, azure]', 'main: [azure]'),
    source('home.yaml', 'href: /services/azure', 'next: /services/azure-sql', 'ask: /contact-us?about=azure'),
    source('careers.yaml', 'a: See [Azure](/services/azure#features-tab-2).', 'b: On Azure', 'c: [azure]'),
  ];
  const { linksHere } = touchesOf({ file, before: page('One'), after: undefined }, others);
  expect(linksHere.map(({ path, line }) => `${path}:${line}`)).toEqual([
    'content/navigation.yaml:3',
    'content/navigation.yaml:4',
    'content/home.yaml:1',
    'content/home.yaml:3',
    'content/careers.yaml:1',
  ]);
});

test('names the links to tabs whose place another tab has taken, and no others', () => {
  const others = [
    source(
      'home.yaml',
      'a: /services/azure#features-tab-1',
      'b: /services/azure#features-tab-2',
      'c: /services/azure',
    ),
  ];
  const linesOf = (after: unknown) =>
    touchesOf({ file, before: page('One', 'Two'), after }, others).linksHere.map(({ line }) => line);
  expect(linesOf(page('One', 'New', 'Two'))).toEqual([2]);
  expect(linesOf(page('Two'))).toEqual([1, 2]);
  expect(linesOf(page('One', 'Two', 'Three'))).toEqual([]);
});

test('names the new tabs whose titles need a second line on a narrow phone', () => {
  const long = 'Modernization of older applications';
  const after = page('One', long, `${long}, too`);
  expect(touchesOf({ file, before: page('One'), after }, []).longTabs).toEqual([
    { title: `${long}, too`, letters: 40 },
  ]);
  expect(touchesOf({ file, before: after, after }, []).longTabs).toEqual([]);
});
