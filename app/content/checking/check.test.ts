import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { copyContent, type ContentCopy } from './content-copy.ts';
import { exampleService } from './example-service.ts';

let content: ContentCopy;

beforeEach(() => {
  content = copyContent();
});
afterEach(() => content.remove());

/** A second page made from a first. */
const copy = (change: (source: string) => string = (source) => source) =>
  content.write('services/data-platform.yaml', change(content.read('services/power-bi.yaml')));

test('the content of the site has no faults', () => {
  expect(content.check()).toEqual([]);
});

test.each([
  ['a short name and one office', 'Ox', 1],
  ['a name of 25 letters and one office', 'Vandermeer & Oduya Systems'.slice(0, 25), 1],
  ['a short name and two offices', 'Ox', 2],
])('nor has it with %s', (_, name, offices) => {
  const facts = parse(content.read('company.yaml')) as { offices: object[] };
  const country = {
    country: 'Norway',
    address: ['Kaigaten 1', '5003 Bergen'],
    phone: '+47 5500',
    dial: '+4755001234',
  };
  const own = { ...facts, name, offices: [country, { ...country, country: 'Chad' }].slice(0, offices) };
  content.write('company.yaml', JSON.stringify(own));
  expect(content.check()).toEqual([]);
});

test('a page with a fault is still there for those that lead to it', () => {
  content.spoil('careers.yaml', 'name: Careers', 'name: {compnay}');
  expect(content.check().map((fault) => fault.split(':')[0])).toEqual(['careers.yaml']);
  content.spoil('about-us.yaml', 'bands:', '\tbands:');
  expect(new Set(content.check().map((fault) => fault.split(':')[0]))).toEqual(
    new Set(['about-us.yaml', 'careers.yaml']),
  );
});

test('a link may lead to a part of a page', () => {
  content.spoil('careers.yaml', 'href: /about-us', 'href: "/about-us?from=careers#main"');
  expect(content.check()).toEqual([]);
});

test('a copy of a page is at fault, not its model, when it is asked for by name', () => {
  copy();
  const faults = content.check('data-platform').join('\n');
  expect(faults).toMatch(/^services\/data-platform\.yaml: no column of services in navigation\.yaml names/);
  for (const path of ['name', 'summary', 'meta.title', 'meta.description'])
    expect(faults).toMatch(
      new RegExp(`data-platform\\.yaml:\\d+: ${path}: is the same as in services/power-bi\\.yaml`),
    );
  expect(content.check('azure')).toEqual([]);
});

test('a copy with words of its own and a place in the menu passes', () => {
  content.spoil('navigation.yaml', '[power-bi, ', '[power-bi, data-platform, ');
  copy((source) =>
    source
      .replace('name: Power BI', 'name: Data Platform')
      .replace(/^summary: .*$/m, 'summary: One place for all data.')
      .replace(/^ {2}title: Power BI Consulting.*$/m, '  title: Data Platform Consulting')
      .replace(/Power BI from the first definition/, 'Data platforms from the first definition'),
  );
  expect(content.check()).toEqual([]);
});

test('an industry is a file of its own words and a line in the menu, too', () => {
  content.spoil('navigation.yaml', '[oil-and-gas, ', '[oil-and-gas, shipping, ');
  const source = content
    .read('industries/renewables.yaml')
    .replace(/^name: .*$/m, 'name: Shipping')
    .replace(/^summary: .*$/m, 'summary: One plan for berths, crews and cargo.')
    .replace(/^ {2}title: .*$/m, '  title: IT Services for Shipping')
    .replace(
      /^ {2}description: [^]*?\nbands:/m,
      `  description: ${'Berths, crews and cargo. '.repeat(6).trim()}\nbands:`,
    );
  content.write('industries/shipping.yaml', source);
  expect(content.check()).toEqual([]);
});

test('a page of known bands is a file and its line in the navigation', () => {
  content.write(
    'accessibility.yaml',
    `name: Accessibility
meta:
  title: Accessibility of this website
  description: How this website is made and tested so that everybody can read and use every page of it, with the keyboard alone or at twice the size.
bands:
  - kind: banner
    title: Accessibility
    subtitle: Everybody can use this website.
    picture: about-us
  - kind: questions
    heading: Questions
    items:
      - question: Can I use it with the keyboard alone?
        answer: ["Yes."]
      - question: Can I make the text larger?
        answer: ["Yes."]
`,
  );
  expect(content.check()).toEqual([
    'accessibility.yaml: neither main, company nor legal in navigation.yaml names this page',
  ]);
  content.spoil('navigation.yaml', 'contact-us]', 'contact-us, accessibility]');
  expect(content.check()).toEqual([]);
});

test('a name that no file has is a fault, and not a clean bill', () => {
  expect(content.check('data-platfrom')).toEqual(['no file below content has "data-platfrom" in its path']);
});

describe('what the specification asks of a kind of page', () => {
  test.each<[what: string, file: string, part: string, by: string, fault: string]>([
    [
      'a service begins with its banner',
      'services/azure.yaml',
      'bands:\n',
      'bands:\n  - kind: call-to-action\n',
      'bands[0].kind: expected banner, with which this page begins',
    ],
    [
      'an industry has key areas',
      'industries/renewables.yaml',
      'Key Areas of Renewables',
      'What we do for renewables',
      'expected a heading that begins "Key Areas of"',
    ],
    [
      'a page has one set of tabs',
      'home.yaml',
      'kind: client-logos',
      'kind: hero\n    slides: *slides',
      'expected one hero on a page',
    ],
  ])('%s', (_what, file, part, by, fault) => {
    if (by.includes('*slides')) content.spoil(file, 'slides:', 'slides: &slides');
    content.spoil(file, part, by);
    expect(content.check().join('\n')).toContain(fault);
  });

  test('home without its crafts', () => {
    const source = content.read('home.yaml');
    const from = source.indexOf('  - kind: what-we-develop');
    const to = source.indexOf('  - kind: client-logos');
    content.write('home.yaml', source.slice(0, from) + source.slice(to));
    expect(content.check().join('\n')).toMatch(/^home\.yaml:\d+: bands: expected what-we-develop: /);
  });

  test('five tabs on Azure', () => {
    const from = exampleService.indexOf('      - title: Cloud Migration');
    const to = exampleService.indexOf('  - kind: quote');
    content.write('services/azure.yaml', exampleService.slice(0, from) + exampleService.slice(to));
    expect(content.check().join('\n')).toMatch(
      /azure\.yaml:\d+: bands\[1\]\.areas: expected 5 areas on this page/,
    );
  });
});
